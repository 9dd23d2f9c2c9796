# Malavita, Hungarian: Sicilianos.

sicilianos-title = Sicilianos
sicilianos-author = Czarné, 2004
sicilianos-advert = Bandaháborúk, árulók és bombák. Mosd tisztára a téted.

## Things

sicilianos-colour = { $colour ->
    [white] fehér
    [yellow] sárga
    [red] piros
    [blue] kék
    [black] fekete
   *[green] zöld
}
    .label = { $colour ->
        [white] Fehér
        [yellow] Sárga
        [red] Piros
        [blue] Kék
        [black] Fekete
       *[green] Zöld
    }
    .family = { $colour ->
        [white] Fehér család
        [yellow] Sárga család
        [red] Piros család
        [blue] Kék család
        [black] Fekete család
       *[green] Zöld család
    }
    .emblem = { $colour ->
        [white] hold
        [yellow] nap
        [red] szív
        [blue] hullámok
        [black] pikk
       *[green] levél
    }
sicilianos-first = { $first ->
    [white] fehér
    [yellow] sárga
    [red] piros
    [blue] kék
    [black] fekete
   *[green] zöld
}
sicilianos-second = { $second ->
    [white] fehér
    [yellow] sárga
    [red] piros
    [blue] kék
    [black] fekete
   *[green] zöld
}
sicilianos-joined = { $family ->
    [white] fehér
    [yellow] sárga
    [red] piros
    [blue] kék
    [black] fekete
   *[green] zöld
}
sicilianos-card = { $value ->
    [0] { sicilianos-colour }
   *[other] { sicilianos-colour } { $value }
}
    .label = { $value ->
        [1] Testőr
        [5] Bomba
        [8] Áruló
       *[other] Családkártya
    }
sicilianos-type = { $type ->
    [antique] antikvitásüzlet
    [restaurant] étterem
    [laundry] mosoda
   *[unknown] üzlet
}
    .label = { $type ->
        [antique] Antikvitásüzlet
        [restaurant] Étterem
        [laundry] Mosoda
       *[unknown] Ismeretlen fajta
    }
sicilianos-face = { $influence ->
    [two] 2 lapot húz
    [one] 1 lapot húz
   *[steal] 1 lapot lop
}
    .label = { $influence ->
        [two] 2 lapot húz
        [one] 1 lapot húz
       *[steal] 1 lapot lop
    }

## Story

sicilianos-card-drafted = { $by ->
    [you] Kezdőlapod: { sicilianos-card }.
   *[other] { $seat } kezdőlapja: { sicilianos-card }.
}
sicilianos-dice-rolled = { $by ->
    [you] A dobásod: { sicilianos-first }, { sicilianos-second } és „{ sicilianos-face }”.
   *[other] { $seat } dobása: { sicilianos-first }, { sicilianos-second } és „{ sicilianos-face }”.
}
sicilianos-roll-wasted = Ebből nem lesz semmi.
sicilianos-card-drawn = { $by ->
    [you] Lapot húzol: { sicilianos-card }.
   *[other] { $seat } lapot húz: { sicilianos-card }.
}
sicilianos-pile-searched = { $by ->
    [you] Átnézel egy paklit: { sicilianos-colour }, { $cards } lap.
   *[other] { $seat } átnéz egy paklit: { sicilianos-colour }, { $cards } lap.
}
sicilianos-card-kept = { $by ->
    [you] Megtartasz egy lapot: { sicilianos-card }.
   *[other] { $seat } megtart egy lapot: { sicilianos-card }.
}
sicilianos-card-stolen = { $by ->
    [you] Lopsz egy lapot: { sicilianos-card }.
   *[other] { $seat } lop egy lapot: { sicilianos-card }.
}
sicilianos-card-lost = { $by ->
    [you] A te lapod volt.
   *[other] { $seat } lapja volt.
}
sicilianos-war-started = { $by ->
    [you] Bandaháborút robbantasz ki. Lapod: { sicilianos-card }.
   *[other] { $seat } bandaháborút robbant ki. Lapja: { sicilianos-card }.
}
sicilianos-war-joined = { $by ->
    [you] Csatlakozol. Lapod: { sicilianos-card }.
   *[other] { $seat } csatlakozik. Lapja: { sicilianos-card }.
}
sicilianos-note-staked = { $by ->
    [you] A téted: { $note }.
   *[other] { $seat } tétje: { $note }.
}
sicilianos-stayed-out = { $by ->
    [you] Kimaradsz.
   *[other] { $seat } kimarad.
}
sicilianos-card-added = { $by ->
    [you] Újabb lapot raksz ki: { sicilianos-card }.
   *[other] { $seat } újabb lapot rak ki: { sicilianos-card }.
}
sicilianos-stopped = { $by ->
    [you] Megállsz: ebben a háborúban nem raksz ki több lapot.
   *[other] { $seat } megáll: ebben a háborúban nem rak ki több lapot.
}
sicilianos-card-turned-up = { $value ->
    [1] { $by ->
        [you] Felfedsz egy lapot: { sicilianos-card }, a testőr.
       *[other] { $seat } felfed egy lapot: { sicilianos-card }, a testőr.
    }
    [5] { $by ->
        [you] Felfedsz egy lapot: { sicilianos-card }, a bomba.
       *[other] { $seat } felfed egy lapot: { sicilianos-card }, a bomba.
    }
    [8] { $by ->
        [you] Felfedsz egy lapot: { sicilianos-card }, az áruló.
       *[other] { $seat } felfed egy lapot: { sicilianos-card }, az áruló.
    }
   *[other] { $by ->
        [you] Felfedsz egy lapot: { sicilianos-card }.
       *[other] { $seat } felfed egy lapot: { sicilianos-card }.
    }
}
sicilianos-stayed-loyal = { $by ->
    [you] Az árulód hű marad: 8 a { sicilianos-colour } családnak.
   *[other] { $seat } árulója hű marad: 8 a { sicilianos-colour } családnak.
}
sicilianos-betrayed = { $by ->
    [you] Áruló leszel: 4 a { sicilianos-joined } családnak.
   *[other] { $seat } áruló lesz: 4 a { sicilianos-joined } családnak.
}
sicilianos-bomb-held = { $by ->
    [you] Visszatartod a bombát: 5 a { sicilianos-colour } családnak.
   *[other] { $seat } visszatartja a bombát: 5 a { sicilianos-colour } családnak.
}
sicilianos-card-blown-up = { $by ->
    [you] A bombád felrobbant egy lapot: { sicilianos-card }.
   *[other] { $seat } bombája felrobbant egy lapot: { sicilianos-card }.
}
sicilianos-war-won = { $winners-size ->
    [one] { $by ->
        [you] A legerősebb család: { sicilianos-colour }, { $strength }. Megnyered a bandaháborút.
       *[other] A legerősebb család: { sicilianos-colour }, { $strength }. { $winners } megnyeri a bandaháborút.
    }
   *[other] A legerősebb család: { sicilianos-colour }, { $strength }. A szövetségesek megnyerik a bandaháborút: { $winners }.
}
sicilianos-war-undecided = Senki sem nyer.
sicilianos-share-chosen = { $share ->
    [business] { $by ->
        [you] Az üzletet választod.
       *[other] { $seat } az üzletet választja.
    }
   *[money] { $by ->
        [you] A pénzt választod.
       *[other] { $seat } a pénzt választja.
    }
}
sicilianos-business-founded = { $by ->
    [you] Üzletet alapítasz ({ sicilianos-colour }): { sicilianos-type }.
   *[other] { $type ->
        [unknown] { $seat } üzletet alapít ({ sicilianos-colour }).
       *[known] { $seat } üzletet alapít ({ sicilianos-colour }): { sicilianos-type }.
    }
}
sicilianos-money-laundered = { $by ->
    [you] Pénzt mosol: { $amount }.
   *[other] { $seat } pénzt mos: { $amount }.
}
sicilianos-war-settled = { $lost ->
    [0] A bandaháborúnak vége.
   *[other] A bandaháborúnak vége. A bank bevétele { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] Te vagy a keresztapa.
   *[other] { $seat } a keresztapa.
}
sicilianos-results-counted = Az üzleteket felfedjük, következik a végeredmény.
sicilianos-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Győztél.
       *[other] { $winners } győz.
    }
   *[other] Holtverseny: { $winners }.
}

## Ribbon

sicilianos-ribbon-draft-you = Kezdőlapok húzása.
sicilianos-ribbon-draft-you-help = Húzz olyan pakliból, amelynek a színe még nincs a kezedben.
sicilianos-ribbon-draft-other = Akire várunk: { $names }. Kezdőlapok húzása.
sicilianos-ribbon-turn-you = Te jössz.
sicilianos-ribbon-turn-you-help = { $must ->
    [roll] Dobj a kockákkal. Lap nélkül nincs bandaháború.
    [war] Robbants ki bandaháborút. Tíz lappal muszáj.
   *[no] Dobj a kockákkal, vagy robbants ki bandaháborút egy lappal.
}
sicilianos-ribbon-turn-other = Akire várunk: { $names }. Dobás vagy bandaháború.
sicilianos-ribbon-pick-you = Csak egy lap.
sicilianos-ribbon-pick-you-help = Kilenc lapod van. Válaszd ki, melyik dobott szín paklijából húzol.
sicilianos-ribbon-pick-other = Akire várunk: { $names }. Húzás az egyik dobott szín paklijából.
sicilianos-ribbon-help-you = Húzz egy lapot.
sicilianos-ribbon-help-you-help = Bármelyik pakli felső lapja lehet, vagy nézd át egy dobott szín pakliját, és tarts meg egyet.
sicilianos-ribbon-help-other = Akire várunk: { $names }. Húzás vagy egy pakli átnézése.
sicilianos-ribbon-keep-you = Tarts meg egy lapot.
sicilianos-ribbon-keep-you-help = Az egész paklit látod. Egy lap a tiéd, a többi sorrendben marad.
sicilianos-ribbon-keep-other = Akire várunk: { $names }. Egy lap megtartása az átnézett pakliból.
sicilianos-ribbon-steal-you = Lopj egy lapot.
sicilianos-ribbon-steal-you-help = Válassz egy dobott színt és valakit, akinek van ilyen lapja. Hogy melyiket kapod, a véletlen dönti el.
sicilianos-ribbon-steal-other = Akire várunk: { $names }. Lopás.
sicilianos-ribbon-stake-you = A téted.
sicilianos-ribbon-stake-you-help = Tegyél be egy piszkos bankjegyet. A győztes kimossa a tétjét, a többiek elveszítik.
sicilianos-ribbon-stake-other = Akire várunk: { $names }. Tét berakása.
sicilianos-ribbon-join-you = Csatlakozol a háborúhoz?
sicilianos-ribbon-join-you-help = Tegyél le egy lapot egy még ki nem rakott színből és egy piszkos bankjegyet. Vagy maradj ki.
sicilianos-ribbon-join-other = Akire várunk: { $names }. Csatlakozás vagy kimaradás.
sicilianos-ribbon-decide-you = { $value ->
    [5] A bombád.
   *[8] Az árulód.
}
sicilianos-ribbon-decide-you-help = { $value ->
    [5] Robbants fel egy lapot, vagy tartsd vissza: akkor értéke 5. Robbanáskor a bomba és az áldozat is eltűnik.
   *[8] Hűség: 8 a saját családodnak. Árulás: 4 a másiknak, és szövetségesek lesztek.
}
sicilianos-ribbon-decide-other = { $value ->
    [5] Akire várunk: { $names }. Felrobbantás vagy visszatartás.
   *[8] Akire várunk: { $names }. Hűség vagy árulás.
}
sicilianos-ribbon-add-you = Újabb lap?
sicilianos-ribbon-add-you-help = Rakj ki még egy lapot a családodból képpel lefelé, vagy állj meg a háború végéig.
sicilianos-ribbon-add-other = Akire várunk: { $names }. Újabb lap kirakása vagy megállás.
sicilianos-ribbon-share-you = Üzlet vagy pénz?
sicilianos-ribbon-share-you-help = A hadizsákmányon a szövetségeseddel osztozol: a másikat ő kapja.
sicilianos-ribbon-share-other = Akire várunk: { $names }. Üzlet vagy pénz.
sicilianos-ribbon-found-you = Üzletalapítás.
sicilianos-ribbon-found-you-help = Válassz a megmaradtak közül ({ sicilianos-colour }). A többiek nem látják, melyik az.
sicilianos-ribbon-found-other = Akire várunk: { $names }. Üzletalapítás.

## Buttons

sicilianos-do-draft = Húzás: { sicilianos-colour }
sicilianos-do-roll = Dobás
sicilianos-do-draw = Húzás: { sicilianos-colour }
sicilianos-do-search = Pakli átnézése: { sicilianos-colour }
sicilianos-do-keep = Megtartás: { $value }
sicilianos-do-steal = Lopás: { sicilianos-colour }, { $owner }
sicilianos-do-war = { $note ->
    [0] Bandaháború kirobbantása: { sicilianos-card }
   *[other] Bandaháború kirobbantása: { sicilianos-card }, tét: { $note }
}
sicilianos-do-join = { $note ->
    [0] Csatlakozás: { sicilianos-card }
   *[other] Csatlakozás: { sicilianos-card }, tét: { $note }
}
sicilianos-do-stake = Tét berakása: { $note }
sicilianos-do-out = Kimaradás
sicilianos-do-add = Újabb lap kirakása: { $value }
sicilianos-do-stop = Megállás
sicilianos-do-loyal = Hűség: 8
sicilianos-do-betray = Árulás: 4
sicilianos-do-hold = Visszatartás: 5
sicilianos-do-bomb = Felrobbantás: { sicilianos-card }
sicilianos-do-business = Üzlet választása
sicilianos-do-money = Pénz választása
sicilianos-do-found = Üzletalapítás: { sicilianos-type }

## Scoring

sicilianos-score-clean-money = Tiszta pénz
sicilianos-score-clean-money-help = amit kimostál
sicilianos-score-dirty-money = Mínusz piszkos pénz
sicilianos-score-dirty-money-help = ami nálad maradt, levonjuk
sicilianos-score-three-types = Három különböző üzlet
sicilianos-score-three-types-help = +50, egyszer, három színben
sicilianos-score-most-antiques = Legtöbb antikvitásüzlet
sicilianos-score-most-antiques-help = +100, döntetlennél senkinek
sicilianos-score-most-restaurants = Legtöbb étterem
sicilianos-score-most-restaurants-help = +100, döntetlennél senkinek
sicilianos-score-most-laundries = Legtöbb mosoda
sicilianos-score-most-laundries-help = +100, döntetlennél senkinek

## Options

sicilianos-option-draft = Kezdőlapok húzása
sicilianos-option-draft-help = Mindenki maga választja az első négy lapja színét, vagy a sors dönt.
sicilianos-option-draft-choose = választással
sicilianos-option-draft-random = sorsolással

## Why not

sicilianos-why-have-colour = ilyen színed már van
sicilianos-why-ten-cards = tíz lap: robbants ki bandaháborút
sicilianos-why-not-rolled = ezt a színt nem dobtad
sicilianos-why-empty-pile = a pakli üres
sicilianos-why-holds-none = nincs ilyen színű lapja
sicilianos-why-no-note = elfogyott
sicilianos-why-colour-laid = már kirakva: { sicilianos-colour }
sicilianos-why-other-colour = a családod: { sicilianos-colour }
sicilianos-why-no-partner = nincs a háborúban: { sicilianos-colour }
sicilianos-why-partner-turned = a { sicilianos-colour } áruló már átállt
sicilianos-why-own-family = a saját családod
sicilianos-why-out-of-reach = a bomba nem éri el
sicilianos-why-guarded = védett, előtte a testőr
sicilianos-why-founded = már megalapították
