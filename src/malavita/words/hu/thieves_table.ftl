# Malavita, Hungarian: the table of Thieves! in the browser.
# What may stand beside "Te" too has no verb that agrees.

thieves-table-where = menekülőautó: { $cars } / { $limit }

## Cards

thieves-table-band = { $card ->
    [money] Pénz
    [ring] Gyűrű
    [horseshoe] Patkó
    [police] Rendőrség
    [roadblock] Útzár
    [alarm] Riadó
    [thief] Tolvaj
    [double_loot] Dupla
   *[getaway_car] Menekülő
}
thieves-table-loot = { $lies ->
    [open] { thieves-card }, képpel felfelé
    [known] { thieves-card }, képpel lefelé: már láttad
   *[hidden] egy lap képpel lefelé
}
thieves-table-times = { thieves-card }: { $count }

## Seats

thieves-table-row = { $hidden ->
    [0] { $cards ->
        [0] még nincs zsákmány
       *[other] { $cards } lap
    }
   *[other] { $cards ->
        [one] { $cards } lap, rejtett
       *[other] { $cards } lap, ebből { $hidden } rejtett
    }
}
thieves-table-row-of = { $is ->
    [you] A zsákmányod
   *[other] { $name } zsákmánya
}
thieves-table-hand = { $count } lap a kézben
thieves-table-apart = { $count ->
    [one] dupla zsákmány: még egy lap
   *[other] dupla zsákmány: még { $count } lap
}
thieves-table-worth = { $exact ->
    [yes] { $worth }
   *[no] { $worth }+
}
thieves-table-worth-said = { $exact ->
    [yes] értéke razziakor { $worth }
   *[no] értéke razziakor legalább { $worth }
}
thieves-table-worth-then = { $exact ->
    [yes] utána { $worth }
   *[no] utána legalább { $worth }
}
thieves-table-seen = látott
thieves-table-richest = leggazdagabb
thieves-table-richest-said = Amennyit láttál, abból a leggazdagabb
thieves-table-from-here = innen
thieves-table-my-worth = razzia { $raid } · vége { $end }

## The street

thieves-table-police = Rendőrség: { $cars } / { $limit }
thieves-table-bulbs = { $cars ->
    [0] Nincs rendőrautó az utcán; a razziához { $limit } kell
   *[other] { $cars } rendőrautó az utcán; a razziához { $limit } kell
}
thieves-table-raid = razzia
thieves-table-street-empty = nincs rendőrség az utcán
thieves-table-lay-police = ide a rendőrkártyád
thieves-table-lay-raid = ide a rendőrkártyád: razzia
thieves-table-if-raided = Razziakor:
thieves-table-if-raided-you = te { $worth }
thieves-table-if-raided-one = { $exact ->
    [yes] { $name }: { $worth }
   *[no] { $name }: legalább { $worth }
}
thieves-table-pile = Pakli: { $count }
thieves-table-cars = Menekülőautók: { $cars } / { $limit }
thieves-table-end = vége
thieves-table-gone = { $back ->
    [yes] Kimarad a következő razziáig
   *[no] Kikerült a játékból
}

## After a raid

thieves-table-raided = Razzia
thieves-table-loses = minden elveszett
thieves-table-keeps = a zsákmány megmaradt
thieves-table-nobody-loses = Többen a leggazdagabbak: senki sem veszít semmit.

## The thief

thieves-table-which = melyik lap?
thieves-table-whose = melyik sor?
thieves-table-whose-open = { $is ->
    [you] a tiéd, képpel felfelé
   *[other] { $name } lapja, képpel felfelé
}
thieves-table-whose-down = { $is ->
    [you] a tiéd, képpel lefelé
   *[other] { $name } lapja, képpel lefelé
}
thieves-table-stays-open = { $number }. hely, képpel felfelé marad
thieves-table-stays-down = { $number }. hely, képpel lefelé marad
thieves-table-to-row = { $is ->
    [you] hozzád
   *[other] új gazda: { $name }
}

## Mine

thieves-table-my-loot = A zsákmányod
thieves-table-my-hand = A kezed
thieves-table-drawn = A dupla zsákmány lapjai
thieves-table-stash-here = elrejtés
thieves-table-plant-here = rásózás
thieves-table-plant-on = Rásózás képpel felfelé: { $name }
thieves-table-stash-it = Elrejtés képpel lefelé
thieves-table-put-back = Visszatétel
thieves-table-choose = Lap választása
thieves-table-choose-loot = Zsákmány választása
thieves-table-choose-police = Rendőrkártya választása
thieves-table-choose-row = Sor választása
thieves-table-wait = Most nem te jössz
thieves-table-plant-tip = Rejtsd el, vagy válassz egy sort, és sózd oda képpel felfelé.
thieves-table-nothing = Lemondás
thieves-table-take = { $owner-is ->
    [you] Elvétel a saját zsákmányodból: { thieves-card }
   *[other] Elvétel: { thieves-card }, { $owner }
}
thieves-table-move = { $to-is ->
    [you] Áthelyezés magad elé: { thieves-card }
   *[other] Áthelyezés: { thieves-card }, { $to }
}

## Ribbon, when a card is chosen

thieves-table-help-raid = A negyedik rendőrautó: razzia, és aki a leggazdagabb, mindent elveszít.
thieves-table-help-stash = Képpel lefelé a saját zsákmányodba kerül.
thieves-table-help-plant = Képpel felfelé { $name } zsákmányába kerül.
thieves-table-help-police = A negyedik rendőrautó razziát hoz.
thieves-table-help-alarm = Mindenki minden rendőrkártyáját kirakja az utcára.
thieves-table-help-alarm-others = A többiek minden rendőrkártyájukat kirakják az utcára.
thieves-table-help-roadblock = Egy rendőrkártya az utcáról kikerül a játékból.
thieves-table-help-thief = Egy lap bármelyik sorból egy másik sorba kerül.
thieves-table-help-double = Húzz két lapot, és azonnal játszd ki mindkettőt.

## Score sheet

thieves-table-sheet = Látott zsákmány
thieves-table-sheet-then = A lépésed után
thieves-table-sheet-raid = Razziakor
thieves-table-sheet-end = A játék végén
thieves-table-sheet-hidden = Rejtett

## Log

thieves-table-log-raid = Razzia

## A card at large: its rule in one sentence

thieves-about = { $card ->
    [money] Képpel lefelé elrejted a zsákmányodban, vagy képpel felfelé rásózod valakire; razziakor a leggazdagabb mindent elveszít.
    [ring] Pénz: razziakor 3-at ér, a játék végén 1-et.
    [horseshoe] Pénz: razziakor 1-et ér, a játék végén 3-at.
    [police] A játéktérre kerül; amint négy rendőrautó van ott, razzia következik.
    [roadblock] Eltávolít egy rendőrkártyát a játéktérről.
    [alarm] Mindenki leteszi a kezéből az összes rendőrkártyát; négy vagy több rendőrautó már razzia.
    [thief] Bármelyik zsákmánysorból egy másik végére visz egy lapot.
    [double_loot] Húzol két lapot, és mindkettőt kijátszod.
   *[getaway_car] Azonnal a játéktérre kerül, amint valaki felhúzza; a hetedikkel vége a játéknak.
}
