# Malavita, Hungarian: Razzia! (Knizia).

razzia-knizia-title = Razzia!
razzia-knizia-author = Reiner Knizia, 2004
razzia-knizia-advert = Vásárolj lopott holmit csekkel, mielőtt felbukkan a hetedik rendőr.

## Things

razzia-knizia-card = { $card ->
    [ring] gyűrű
    [watch] óra
    [brooch] bross
    [necklace] nyaklánc
    [diamond] gyémánt
    [bodyguard] nehézfiú
    [car] autó
    [driver] sofőr
    [thief] tolvaj
    [gold_coin] aranyérme
    [casino] kaszinó
    [transport] szállítás
    [film] film
    [racetrack] lóverseny
    [real_estate] ingatlan
    [nightclub] nightclub
    [restaurant] étterem
   *[police] rendőr
}
    .label = { $card ->
        [ring] Gyűrű
        [watch] Óra
        [brooch] Bross
        [necklace] Nyaklánc
        [diamond] Gyémánt
        [bodyguard] Nehézfiú
        [car] Autó
        [driver] Sofőr
        [thief] Tolvaj
        [gold_coin] Aranyérme
        [casino] Kaszinó
        [transport] Szállítás
        [film] Film
        [racetrack] Lóverseny
        [real_estate] Ingatlan
        [nightclub] Nightclub
        [restaurant] Étterem
       *[police] Rendőr
    }
    .accusative = { $card ->
        [ring] gyűrűt
        [watch] órát
        [brooch] brosst
        [necklace] nyakláncot
        [diamond] gyémántot
        [bodyguard] nehézfiút
        [car] autót
        [driver] sofőrt
        [thief] tolvajt
        [gold_coin] aranyérmét
        [casino] kaszinót
        [transport] szállítást
        [film] filmet
        [racetrack] lóversenyt
        [real_estate] ingatlant
        [nightclub] nightclubot
        [restaurant] éttermet
       *[police] rendőrt
    }
razzia-knizia-cards = { $count ->
    [one] { razzia-knizia-card }
   *[other] { $count } { razzia-knizia-card }
}
# Accusative, with article.
razzia-knizia-nth = { $number ->
    [1] az elsőt
    [2] a másodikat
    [3] a harmadikat
    [4] a negyediket
    [5] az ötödiket
    [6] a hatodikat
   *[7] a hetediket
}

## Story

razzia-knizia-card-turned-up = { $by ->
    [you] Felfordítasz egy { razzia-knizia-card.accusative }.
   *[other] { $seat } felfordít egy { razzia-knizia-card.accusative }.
}
razzia-knizia-police-turned-up = { $by ->
    [you] Rendőrség! Felfordítod { razzia-knizia-nth }, a razziához { $limit } kell.
   *[other] Rendőrség! { $seat } felfordítja { razzia-knizia-nth }, a razziához { $limit } kell.
}
razzia-knizia-piles-cut = Az egyik pakli elfogyott. A másikat kettéosztjuk: { $left } és { $right } lap.
razzia-knizia-card-stolen = { $by ->
    [you] A tolvajod ellop egy { razzia-knizia-card.accusative }.
   *[other] { $seat } tolvaja ellop egy { razzia-knizia-card.accusative }.
}
razzia-knizia-theft-stopped = { $by ->
    [you] Abbahagyod a lopást.
   *[other] { $seat } abbahagyja a lopást.
}
razzia-knizia-auction-opened = { $cause ->
    [police] Egyszerű árverés következik.
    [seventh] A hetedik kártya: egyszerű árverés következik.
   *[call] { $by ->
        [you] Árverést kezdeményezel.
       *[other] { $seat } árverést kezdeményez.
    }
}
razzia-knizia-cheque-bid = { $by ->
    [you] Licitálsz: { $cheque }.
   *[other] { $seat } licitál: { $cheque }.
}
razzia-knizia-passed = { $by ->
    [you] Passzolsz.
   *[other] { $seat } passzol.
}
razzia-knizia-lot-won = { $cards-size ->
    [0] { $by ->
        [you] { $cheque }-ért elviszed a középső csekket: { $taken }. A sor üres.
       *[other] { $seat } { $cheque }-ért elviszi a középső csekket: { $taken }. A sor üres.
    }
   *[other] { $by ->
        [you] { $cheque }-ért elviszed a sort: { $cards }. Vele jár a középső csekk: { $taken }.
       *[other] { $seat } { $cheque }-ért elviszi a sort: { $cards }. Vele jár a középső csekk: { $taken }.
    }
}
razzia-knizia-lot-unsold = { $discarded-size ->
    [0] Senki sem licitál. A sor marad.
   *[other] Senki sem licitál. A sor kikerül a játékból: { $discarded }.
}
razzia-knizia-round-scored = { $raid ->
    [yes] Razzia. Következik a { $round }. forduló pontozása.
   *[no] Senkinek sincs már felfordított csekkje. Következik a { $round }. forduló pontozása.
}
razzia-knizia-table-cleared = A sor és a rendőrök kikerülnek a játékból.
razzia-knizia-round-began = { $by ->
    [you] { $round }. forduló: te kezdesz. Középső csekk: { $middle }.
   *[other] { $round }. forduló: { $seat } kezd. Középső csekk: { $middle }.
}
razzia-knizia-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Győztél { table-points }.
       *[other] { $winners } győz { table-points }.
    }
   *[other] Holtverseny { table-points }: { $winners }.
}

## Ribbon

razzia-knizia-ribbon-turn-you = Te jössz.
razzia-knizia-ribbon-turn-you-help = Fordíts fel egy lapot, használj fel egy tolvajt, vagy kezdeményezz árverést.
razzia-knizia-ribbon-turn-other = Akire várunk: { $names }. Felfordítás, tolvaj vagy árverés.
razzia-knizia-ribbon-theft-you = A tolvajaid.
razzia-knizia-ribbon-theft-you-help = Lopj el még egy lapot a sorból, vagy hagyd abba.
razzia-knizia-ribbon-theft-other = Akire várunk: { $names }. Újabb lopás, vagy elég.
razzia-knizia-ribbon-auction-you = A te licited.
razzia-knizia-ribbon-auction-you-help = { $must ->
    [yes] Senki sem licitált, és te vagy a kezdeményező: licitálj bármelyik felfordított csekkel.
   *[no] { $bid ->
        [0] Licitálj egy felfordított csekkel, vagy passzolj.
       *[other] A legmagasabb licit { $bid }. Ajánlj többet, vagy passzolj.
    }
}
razzia-knizia-ribbon-auction-other = { $bid ->
    [0] Akire várunk: { $names }. Első licit vagy passz.
   *[other] Akire várunk: { $names }. { $bid } fölötti licit vagy passz.
}

## Buttons

razzia-knizia-do-draw = { $pile ->
    [left] Felfordítás: bal oldali pakli
    [right] Felfordítás: jobb oldali pakli
   *[only] Felfordítás
}
razzia-knizia-do-steal = Ellopás: { razzia-knizia-card }
razzia-knizia-do-stop = Elég
razzia-knizia-do-auction = Árverés kezdeményezése
razzia-knizia-do-bid = Licitálás: { $cheque }
razzia-knizia-do-pass = Passz

## Scoring

razzia-knizia-score-thieves = Fel nem használt tolvajok
razzia-knizia-score-thieves-help = darabja 2
razzia-knizia-score-bodyguards = Nehézfiúk
razzia-knizia-score-bodyguards-help = legtöbb +5, legkevesebb −2
razzia-knizia-score-cars = Autók és sofőrök
razzia-knizia-score-cars-help = sofőrönként 1; autónként 1, ha van sofőröd
razzia-knizia-score-jewels = Ékszerek
razzia-knizia-score-jewels-help = fajták: egy sem −5, három 5, négy 10, öt 15
razzia-knizia-score-gold-coins = Aranyérmék
razzia-knizia-score-gold-coins-help = darabja 3
razzia-knizia-score-kinds = Különböző üzletágak
razzia-knizia-score-kinds-help = 3. forduló: fajtánként 1, mind a hét 10
razzia-knizia-score-sets = Egyforma üzletágak
razzia-knizia-score-sets-help = 3. forduló: három egyforma 5, négy 10
razzia-knizia-score-cheques = Csekkek
razzia-knizia-score-cheques-help = 3. forduló: legnagyobb összeg +5, legkisebb −5

## Options

razzia-knizia-option-piles = Paklik
razzia-knizia-option-piles-help = Két pakli közül lehet választani, vagy minden lap egyben van.
razzia-knizia-option-piles-2 = kettő
razzia-knizia-option-piles-1 = egy
razzia-knizia-option-empty-auction = Üres sor árverése
razzia-knizia-option-empty-auction-help = Lehet árverést kezdeményezni csak a középső csekkért?
razzia-knizia-option-empty-auction-true = igen
razzia-knizia-option-empty-auction-false = nem
razzia-knizia-option-tie = Döntetlen a végén
razzia-knizia-option-tie-help = Holtverseny, vagy a legmagasabb csekk dönt.
razzia-knizia-option-tie-shared = holtverseny
razzia-knizia-option-tie-cheque = csekk

## Why not

razzia-knizia-why-too-low = nem több, mint { $bid }
razzia-knizia-why-face-down = lefordítva a { $round }. fordulóig
razzia-knizia-why-spent = lefordítva, elköltve
razzia-knizia-why-must-bid = kezdeményező vagy: licitálnod kell
razzia-knizia-why-empty-pile = a pakli üres
razzia-knizia-why-empty-row = a sor üres
razzia-knizia-why-no-thief = nincs tolvajod
razzia-knizia-why-theft = előbb fejezd be a lopást
