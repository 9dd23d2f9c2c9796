# Malavita, Hungarian: Thieves!.

thieves-title = Tolvajok!
thieves-author = Richard de Rijk, 2016
thieves-advert = Gyűjts zsákmányt, de razziakor ne te légy a leggazdagabb.

## Things

thieves-card = { $card ->
    [money] pénz { $card-value }
    [ring] gyémántgyűrű
    [horseshoe] patkó
    [police] { $card-value ->
        [1] egy rendőrautó
       *[2] két rendőrautó
    }
    [roadblock] útzár
    [alarm] riadó
    [thief] tolvaj
    [double_loot] dupla zsákmány
    [getaway_car] menekülőautó
   *[unknown] rejtett lap
}
    .label = { $card ->
        [money] Pénz
        [ring] Gyémántgyűrű
        [horseshoe] Patkó
        [police] { $card-value ->
            [1] Egy rendőrautó
           *[2] Két rendőrautó
        }
        [roadblock] Útzár
        [alarm] Riadó
        [thief] Tolvaj
        [double_loot] Dupla zsákmány
        [getaway_car] Menekülőautó
       *[unknown] Rejtett
    }
thieves-cards = { $count ->
    [1] { thieves-card }
   *[other] { $count } × { thieves-card }
}
# Accusative, with article.
thieves-nth = { $number ->
    [1] az elsőt
    [2] a másodikat
    [3] a harmadikat
    [4] a negyediket
    [5] az ötödiket
    [6] a hatodikat
   *[7] a hetediket
}
thieves-street = { $cars } rendőrautó az utcán.

## Story

thieves-money-stashed = { $by ->
    [you] Elrejtesz egy lapot: { thieves-card }.
   *[other] { $card ->
        [unknown] { $seat } elrejt egy lapot.
       *[known] { $seat } elrejt egy lapot: { thieves-card }.
    }
}
thieves-money-planted = { $by ->
    [you] Rásózol egy lapot, { $on } kapja: { thieves-card }.
   *[other] { $on-is ->
        [you] { $seat } rád sóz egy lapot: { thieves-card }.
       *[other] { $seat } rásóz egy lapot, { $on } kapja: { thieves-card }.
    }
}
thieves-police-laid = { $by ->
    [you] Rendőrséget játszol ki: { thieves-street }
   *[other] { $seat } rendőrséget játszik ki: { thieves-street }
}
thieves-roadblock-played = { $effect ->
    [yes] { $by ->
        [you] Útzárat játszol ki.
       *[other] { $seat } útzárat játszik ki.
    }
   *[no] { $by ->
        [you] Útzárat játszol ki, de az utca üres.
       *[other] { $seat } útzárat játszik ki, de az utca üres.
    }
}
thieves-police-removed = { $by ->
    [you] Eltávolítasz egy lapot: { thieves-card }.
   *[other] { $seat } eltávolít egy lapot: { thieves-card }.
}
thieves-alarm-raised = { $by ->
    [you] Riadót fújsz.
   *[other] { $seat } riadót fúj.
} { $police-size ->
    [0] Senkinek sincs rendőrkártyája.
   *[other] Előkerül { $police-size } rendőrkártya: { thieves-street }
}
thieves-thief-played = { $effect ->
    [yes] { $by ->
        [you] Tolvajt játszol ki.
       *[other] { $seat } tolvajt játszik ki.
    }
   *[no] { $by ->
        [you] Tolvajt játszol ki, de nincs zsákmány.
       *[other] { $seat } tolvajt játszik ki, de nincs zsákmány.
    }
}
thieves-thief-declined = { $by ->
    [you] A tolvajod nem vesz el semmit.
   *[other] { $seat } tolvaja nem vesz el semmit.
}
thieves-loot-taken = { $by ->
    [you] { $owner-is ->
        [you] A tolvajod a te zsákmányodból vesz el egy lapot: { thieves-card }.
       *[other] A tolvajod { $owner } zsákmányából vesz el egy lapot: { thieves-card }.
    }
   *[other] { $owner-is ->
        [you] { $seat } tolvaja a te zsákmányodból vesz el egy lapot: { thieves-card }.
        [self] { $seat } tolvaja a saját zsákmányból vesz el egy lapot: { thieves-card }.
       *[other] { $seat } tolvaja { $owner } zsákmányából vesz el egy lapot: { thieves-card }.
    }
}
thieves-loot-moved = { $card ->
    [unknown] { $to-is ->
        [you] A rejtett lap hozzád kerül.
       *[other] A rejtett lap új gazdája { $to }.
    }
   *[known] { $to-is ->
        [you] A zsákmány hozzád kerül: { thieves-card }.
       *[other] A zsákmány új gazdája { $to }: { thieves-card }.
    }
}
thieves-double-loot-played = { $by ->
    [you] Dupla zsákmányt játszol ki.
   *[other] { $seat } dupla zsákmányt játszik ki.
}
thieves-raid = { $lost ->
    [0] Razzia. Minden zsákmányt felfedünk, senki sem veszít semmit.
   *[other] Razzia. Minden zsákmányt felfedünk.
}
thieves-loot-lost = { $by ->
    [you] A te zsákmányod a legnagyobb, értéke { $worth }. Elveszíted: { $cards }.
   *[other] { $seat } zsákmánya a legnagyobb, értéke { $worth }. Elveszíti: { $cards }.
}
thieves-getaway-car-drawn = { $by ->
    [you] Menekülőautót húzol, { thieves-nth }.
   *[other] { $seat } menekülőautót húz, { thieves-nth }.
} { $left ->
    [0] Vége a játéknak.
   *[other] Még { $left }, és vége a játéknak.
}
thieves-cards-drawn = { $apart ->
    [yes] { $by ->
        [you] Húzol: { $cards }. Azonnal ki kell játszanod.
       *[other] { $cards-size ->
            [0] { $seat } húz { $number } lapot, azonnali kijátszásra.
           *[other] { $seat } húz: { $cards }. Azonnal ki kell játszani.
        }
    }
   *[no] { $by ->
        [you] Húzol: { $cards }.
       *[other] { $cards-size ->
            [0] { $seat } húz { $number } lapot.
           *[other] { $seat } húz: { $cards }.
        }
    }
}
thieves-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Menekülés: győztél, a zsákmányod értéke { $score }.
       *[other] Menekülés: { $winners } győz, zsákmányának értéke { $score }.
    }
   *[other] Menekülés, holtverseny: { $winners }. A zsákmány értéke { $score }.
}

## Ribbon

thieves-ribbon-play-you = Te jössz.
thieves-ribbon-play-you-help = { $apart ->
    [yes] Játszd ki a lapokat, amelyeket a dupla zsákmány hozott.
   *[no] Játssz ki egy lapot. Pénzt magadnak képpel lefelé, másnak képpel felfelé.
}
thieves-ribbon-play-other = Akire várunk: { $names }. Egy lap kijátszása.
thieves-ribbon-remove-you = Az útzár.
thieves-ribbon-remove-you-help = Távolíts el egy rendőrkártyát az utcáról.
thieves-ribbon-remove-other = Akire várunk: { $names }. Egy rendőrkártya eltávolítása.
thieves-ribbon-take-you = A tolvaj.
thieves-ribbon-take-you-help = Vegyél el egy lapot bármelyik zsákmánysorból, vagy mondj le róla. Utána válaszd ki, melyik sorba kerüljön.
thieves-ribbon-take-other = Akire várunk: { $names }. Elvétel vagy lemondás.
thieves-ribbon-to-you = A tolvaj.
thieves-ribbon-to-you-help = Válaszd ki, melyik sorba kerüljön a lap. Ami képpel lefelé fekszik, úgy is marad; az új gazdája megnézheti.
thieves-ribbon-to-other = Akire várunk: { $names }. Hová kerüljön a lap?

## Buttons

thieves-do-stash = Elrejtés: { thieves-card }
thieves-do-plant = Rásózás: { thieves-card }, { $on }
thieves-do-police = { $cars ->
    [1] Rendőrség kijátszása: egy rendőrautó
   *[2] Rendőrség kijátszása: két rendőrautó
}
thieves-do-roadblock = Útzár kijátszása
thieves-do-alarm = Riadó kijátszása
thieves-do-thief = Tolvaj kijátszása
thieves-do-double = Dupla zsákmány kijátszása
thieves-do-remove = { $cars ->
    [1] Eltávolítás: egy rendőrautó
   *[2] Eltávolítás: két rendőrautó
}
thieves-do-decline = Lemondás
thieves-do-take = { $owner-is ->
    [you] Elvétel a saját zsákmányodból
   *[other] Elvétel: { $owner }
}
thieves-do-to = { $to-is ->
    [you] Áthelyezés magad elé
   *[other] Áthelyezés: { $to }
}
thieves-do-raid = Razzia kiváltása

## Scoring

thieves-score-raid = Érték razziakor
thieves-score-raid-help = gyémántgyűrű 3, patkó 1
thieves-score-end = Érték a játék végén
thieves-score-end-help = gyémántgyűrű 1, patkó 3

## Options

thieves-option-alarm = Riadó
thieves-option-alarm-help = Riadókor mindenki kirakja a rendőrkártyáit, vagy mindenki, csak az nem, aki a riadót fújta.
thieves-option-alarm-all = mindenki
thieves-option-alarm-others = a többiek
thieves-option-raid-tie = Döntetlen razziakor
thieves-option-raid-tie-help = Ha többen a leggazdagabbak, mind elveszítik a zsákmányukat, vagy senki sem.
thieves-option-raid-tie-all = mind veszít
thieves-option-raid-tie-none = senki sem veszít
thieves-option-after-raid = Zsákmány razzia után
thieves-option-after-raid-help = A megmaradt zsákmány képpel felfelé marad, vagy újra képpel lefelé fordul.
thieves-option-after-raid-open = képpel felfelé
thieves-option-after-raid-closed = képpel lefelé
thieves-option-actions = Akciókártyák
thieves-option-actions-help = A kijátszott akciókártyák kikerülnek a játékból, vagy minden razziakor visszakerülnek a pakliba.
thieves-option-actions-out = kikerülnek
thieves-option-actions-reshuffled = visszakerülnek

## Why not

thieves-why-apart-first = előbb a húzott lapokat
thieves-why-later-first = előbb a később húzott lapok
thieves-why-unfinished = előbb ezt a lapot fejezd be
thieves-why-none-lying = ilyen nincs az utcán
thieves-why-not-back = ide nem kerülhet vissza
