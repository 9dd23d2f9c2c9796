# Malavita, Polish: Sicilianos.

sicilianos-title = Sicilianos
sicilianos-author = Czarné, 2004
sicilianos-advert = Wojny gangów, zdrajcy i bomby. Wypierz swoją stawkę.

## Things

# Agrees with rodzina, karta and talia.
sicilianos-colour = { $colour ->
    [white] biała
    [yellow] żółta
    [red] czerwona
    [blue] niebieska
    [black] czarna
   *[green] zielona
}
    .label = { $colour ->
        [white] Biały
        [yellow] Żółty
        [red] Czerwony
        [blue] Niebieski
        [black] Czarny
       *[green] Zielony
    }
    .family = { $colour ->
        [white] Biała rodzina
        [yellow] Żółta rodzina
        [red] Czerwona rodzina
        [blue] Niebieska rodzina
        [black] Czarna rodzina
       *[green] Zielona rodzina
    }
    .emblem = { $colour ->
        [white] księżyc
        [yellow] słońce
        [red] serce
        [blue] fale
        [black] pik
       *[green] liść
    }
sicilianos-first = { $first ->
    [white] biały
    [yellow] żółty
    [red] czerwony
    [blue] niebieski
    [black] czarny
   *[green] zielony
}
sicilianos-second = { $second ->
    [white] biały
    [yellow] żółty
    [red] czerwony
    [blue] niebieski
    [black] czarny
   *[green] zielony
}
sicilianos-joined = { $family ->
    [white] biała
    [yellow] żółta
    [red] czerwona
    [blue] niebieska
    [black] czarna
   *[green] zielona
}
sicilianos-card = { $value ->
    [0] { sicilianos-colour }
   *[other] { sicilianos-colour } { $value }
}
    .label = { $value ->
        [1] Ochroniarz
        [5] Bomba
        [8] Zdrajca
       *[other] Karta rodziny
    }
sicilianos-type = { $type ->
    [antique] sklep z antykami
    [restaurant] restauracja
    [laundry] pralnia
   *[unknown] biznes
}
    .label = { $type ->
        [antique] Sklep z antykami
        [restaurant] Restauracja
        [laundry] Pralnia
       *[unknown] Rodzaj nieznany
    }
sicilianos-face = { $influence ->
    [two] dobierz 2 karty
    [one] dobierz 1 kartę
   *[steal] ukradnij 1 kartę
}
    .label = { $influence ->
        [two] Dobierz 2 karty
        [one] Dobierz 1 kartę
       *[steal] Ukradnij 1 kartę
    }

## Story

sicilianos-card-drafted = { $by ->
    [you] Dobierasz na początek kartę: { sicilianos-card }.
   *[other] { $seat } dobiera na początek kartę: { sicilianos-card }.
}
sicilianos-dice-rolled = { $by ->
    [you] Rzucasz kośćmi: { sicilianos-first }, { sicilianos-second } i „{ sicilianos-face }”.
   *[other] { $seat } rzuca kośćmi: { sicilianos-first }, { sicilianos-second } i „{ sicilianos-face }”.
}
sicilianos-roll-wasted = Nic z tego.
sicilianos-card-drawn = { $by ->
    [you] Dobierasz kartę: { sicilianos-card }.
   *[other] { $seat } dobiera kartę: { sicilianos-card }.
}
sicilianos-pile-searched = { $by ->
    [you] { $cards ->
        [one] Przeglądasz talię: { sicilianos-colour }, { $cards } karta.
        [few] Przeglądasz talię: { sicilianos-colour }, { $cards } karty.
       *[many] Przeglądasz talię: { sicilianos-colour }, { $cards } kart.
    }
   *[other] { $cards ->
        [one] { $seat } przegląda talię: { sicilianos-colour }, { $cards } karta.
        [few] { $seat } przegląda talię: { sicilianos-colour }, { $cards } karty.
       *[many] { $seat } przegląda talię: { sicilianos-colour }, { $cards } kart.
    }
}
sicilianos-card-kept = { $by ->
    [you] Zatrzymujesz kartę: { sicilianos-card }.
   *[other] { $seat } zatrzymuje kartę: { sicilianos-card }.
}
sicilianos-card-stolen = { $by ->
    [you] Kradniesz kartę: { sicilianos-card }.
   *[other] { $seat } kradnie kartę: { sicilianos-card }.
}
sicilianos-card-lost = { $by ->
    [you] To była twoja karta.
   *[other] To była karta gracza { $seat }.
}
sicilianos-war-started = { $by ->
    [you] Rozpoczynasz wojnę gangów. Karta: { sicilianos-card }.
   *[other] { $seat } rozpoczyna wojnę gangów. Karta: { sicilianos-card }.
}
sicilianos-war-joined = { $by ->
    [you] Dołączasz. Karta: { sicilianos-card }.
   *[other] { $seat } dołącza. Karta: { sicilianos-card }.
}
sicilianos-note-staked = { $by ->
    [you] Stawiasz { $note }.
   *[other] { $seat } stawia { $note }.
}
sicilianos-stayed-out = { $by ->
    [you] Nie dołączasz.
   *[other] { $seat } nie dołącza.
}
sicilianos-card-added = { $by ->
    [you] Dokładasz kartę: { sicilianos-card }.
   *[other] { $seat } dokłada kartę: { sicilianos-card }.
}
sicilianos-stopped = { $by ->
    [you] Przestajesz dokładać karty w tej wojnie.
   *[other] { $seat } przestaje dokładać karty w tej wojnie.
}
sicilianos-card-turned-up = { $value ->
    [1] { $by ->
        [you] Odkrywasz kartę: { sicilianos-card }, ochroniarz.
       *[other] { $seat } odkrywa kartę: { sicilianos-card }, ochroniarz.
    }
    [5] { $by ->
        [you] Odkrywasz kartę: { sicilianos-card }, bomba.
       *[other] { $seat } odkrywa kartę: { sicilianos-card }, bomba.
    }
    [8] { $by ->
        [you] Odkrywasz kartę: { sicilianos-card }, zdrajca.
       *[other] { $seat } odkrywa kartę: { sicilianos-card }, zdrajca.
    }
   *[other] { $by ->
        [you] Odkrywasz kartę: { sicilianos-card }.
       *[other] { $seat } odkrywa kartę: { sicilianos-card }.
    }
}
sicilianos-stayed-loyal = { $by ->
    [you] Dochowujesz wierności. Rodzina: { sicilianos-colour }, siła: +8.
   *[other] { $seat } dochowuje wierności. Rodzina: { sicilianos-colour }, siła: +8.
}
sicilianos-betrayed = { $by ->
    [you] Zdradzasz. Rodzina: { sicilianos-joined }, siła: +4.
   *[other] { $seat } zdradza. Rodzina: { sicilianos-joined }, siła: +4.
}
sicilianos-bomb-held = { $by ->
    [you] Nie odpalasz bomby. Rodzina: { sicilianos-colour }, siła: +5.
   *[other] { $seat } nie odpala bomby. Rodzina: { sicilianos-colour }, siła: +5.
}
sicilianos-card-blown-up = { $by ->
    [you] Twoja bomba wysadza kartę: { sicilianos-card }.
   *[other] { $seat } wysadza kartę: { sicilianos-card }.
}
sicilianos-war-won = { $winners-size ->
    [one] { $by ->
        [you] Najsilniejsza rodzina: { sicilianos-colour }, siła: { $strength }. Wygrywasz wojnę gangów.
       *[other] Najsilniejsza rodzina: { sicilianos-colour }, siła: { $strength }. { $winners } wygrywa wojnę gangów.
    }
   *[other] Najsilniejsza rodzina: { sicilianos-colour }, siła: { $strength }. Wojnę gangów wygrywają sojusznicy: { $winners }.
}
sicilianos-war-undecided = Nikt nie wygrywa wojny.
sicilianos-share-chosen = { $share ->
    [business] { $by ->
        [you] Bierzesz biznes.
       *[other] { $seat } bierze biznes.
    }
   *[money] { $by ->
        [you] Bierzesz pieniądze.
       *[other] { $seat } bierze pieniądze.
    }
}
sicilianos-business-founded = { $by ->
    [you] Zakładasz biznes (rodzina: { sicilianos-colour }): { sicilianos-type }.
   *[other] { $type ->
        [unknown] { $seat } zakłada biznes (rodzina: { sicilianos-colour }).
       *[known] { $seat } zakłada biznes (rodzina: { sicilianos-colour }): { sicilianos-type }.
    }
}
sicilianos-money-laundered = { $by ->
    [you] Pierzesz { $amount }.
   *[other] { $seat } pierze { $amount }.
}
sicilianos-war-settled = { $lost ->
    [0] Koniec wojny.
   *[other] Koniec wojny. Bank zabiera { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] Ojcem chrzestnym jesteś ty.
   *[other] Ojcem chrzestnym jest { $seat }.
}
sicilianos-results-counted = Odkrywamy biznesy i liczymy wynik końcowy.
sicilianos-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Wygrywasz.
       *[other] { $winners } wygrywa.
    }
   *[other] Wspólne zwycięstwo: { $winners }.
}

## Ribbon

sicilianos-ribbon-draft-you = Dobór początkowy.
sicilianos-ribbon-draft-you-help = Dobierz z talii w kolorze, którego jeszcze nie masz.
sicilianos-ribbon-draft-other = Czekamy na: { $names }. Dobór początkowy.
sicilianos-ribbon-turn-you = Twoja kolej.
sicilianos-ribbon-turn-you-help = { $must ->
    [roll] Rzuć kośćmi. Bez karty nie ma wojny gangów.
    [war] Rozpocznij wojnę gangów. Z dziesięcioma kartami trzeba.
   *[no] Rzuć kośćmi albo rozpocznij jedną z kart wojnę gangów.
}
sicilianos-ribbon-turn-other = Czekamy na: { $names }. Rzut kośćmi albo wojna gangów.
sicilianos-ribbon-pick-you = Tylko jedna karta.
sicilianos-ribbon-pick-you-help = Masz dziewięć. Wybierz, z talii którego z wyrzuconych kolorów dobierasz.
sicilianos-ribbon-pick-other = Czekamy na: { $names }. Dobranie karty w wyrzuconym kolorze.
sicilianos-ribbon-help-you = Dobierz jedną kartę.
sicilianos-ribbon-help-you-help = Weź wierzchnią kartę dowolnej talii albo przejrzyj talię w wyrzuconym kolorze i zatrzymaj jedną.
sicilianos-ribbon-help-other = Czekamy na: { $names }. Dobranie karty albo przejrzenie talii.
sicilianos-ribbon-keep-you = Zatrzymaj jedną kartę.
sicilianos-ribbon-keep-you-help = Widzisz całą talię. Jedna karta jest twoja, reszta zostaje w swojej kolejności.
sicilianos-ribbon-keep-other = Czekamy na: { $names }. Wybór karty z przejrzanej talii.
sicilianos-ribbon-steal-you = Ukradnij jedną kartę.
sicilianos-ribbon-steal-you-help = Wybierz wyrzucony kolor i kogoś, kto go ma. Którą kartę dostaniesz, zdecyduje los.
sicilianos-ribbon-steal-other = Czekamy na: { $names }. Kradzież karty.
sicilianos-ribbon-stake-you = Twoja stawka.
sicilianos-ribbon-stake-you-help = Postaw jeden brudny banknot. Zwycięzca pierze swoją stawkę, pozostali swoje tracą.
sicilianos-ribbon-stake-other = Czekamy na: { $names }. Wybór stawki.
sicilianos-ribbon-join-you = Dołączasz do wojny?
sicilianos-ribbon-join-you-help = Wyłóż kartę w kolorze, którego jeszcze nie ma, i jeden brudny banknot. Albo nie dołączaj.
sicilianos-ribbon-join-other = Czekamy na: { $names }. Dołączyć czy nie?
sicilianos-ribbon-decide-you = { $value ->
    [5] Twoja bomba.
   *[8] Twój zdrajca.
}
sicilianos-ribbon-decide-you-help = { $value ->
    [5] Wysadź jedną kartę albo nie odpalaj i licz 5. Po wybuchu bomba i ofiara znikają od razu.
   *[8] Dochowaj wierności za 8 albo zdradź: 4 dla drugiej rodziny i sojusz.
}
sicilianos-ribbon-decide-other = { $value ->
    [5] Czekamy na: { $names }. Wysadzić kartę czy nie odpalać?
   *[8] Czekamy na: { $names }. Wierność albo zdrada.
}
sicilianos-ribbon-add-you = Dołożysz kartę?
sicilianos-ribbon-add-you-help = Dołóż rewersem do góry jeszcze jedną kartę swojej rodziny albo przestań do końca wojny.
sicilianos-ribbon-add-other = Czekamy na: { $names }. Kolejna karta albo koniec dokładania.
sicilianos-ribbon-share-you = Biznes czy pieniądze?
sicilianos-ribbon-share-you-help = Dzielisz zdobycz z sojusznikiem: dostanie to, czego nie weźmiesz.
sicilianos-ribbon-share-other = Czekamy na: { $names }. Biznes albo pieniądze.
sicilianos-ribbon-found-you = Załóż biznes.
sicilianos-ribbon-found-you-help = Wybierz spośród tych, które zostały (rodzina: { sicilianos-colour }). Inni nie widzą, który to.
sicilianos-ribbon-found-other = Czekamy na: { $names }. Założenie biznesu.

## Buttons

sicilianos-do-draft = Dobierz kartę: { sicilianos-colour }
sicilianos-do-roll = Rzuć kośćmi
sicilianos-do-draw = Dobierz kartę: { sicilianos-colour }
sicilianos-do-search = Przejrzyj talię: { sicilianos-colour }
sicilianos-do-keep = Zatrzymaj { $value }
sicilianos-do-steal = Ukradnij kartę: { sicilianos-colour }, { $owner }
sicilianos-do-war = { $note ->
    [0] Rozpocznij wojnę: { sicilianos-card }
   *[other] Rozpocznij wojnę: { sicilianos-card }, stawka { $note }
}
sicilianos-do-join = { $note ->
    [0] Dołącz: { sicilianos-card }
   *[other] Dołącz: { sicilianos-card }, stawka { $note }
}
sicilianos-do-stake = Postaw { $note }
sicilianos-do-out = Nie dołączaj
sicilianos-do-add = Dołóż { $value }
sicilianos-do-stop = Przestań dokładać
sicilianos-do-loyal = Dochowaj wierności: 8
sicilianos-do-betray = Zdradź: 4
sicilianos-do-hold = Nie odpalaj: 5
sicilianos-do-bomb = Wysadź kartę: { sicilianos-card }
sicilianos-do-business = Weź biznes
sicilianos-do-money = Weź pieniądze
sicilianos-do-found = Załóż biznes: { sicilianos-type }

## Scoring

sicilianos-score-clean-money = Czyste pieniądze
sicilianos-score-clean-money-help = wszystko, co wyprane
sicilianos-score-dirty-money = Minus brudne pieniądze
sicilianos-score-dirty-money-help = to, co ci zostało, odejmujemy
sicilianos-score-three-types = Trzy różne biznesy
sicilianos-score-three-types-help = raz +50, w trzech kolorach
sicilianos-score-most-antiques = Najwięcej sklepów z antykami
sicilianos-score-most-antiques-help = +100, przy remisie dla nikogo
sicilianos-score-most-restaurants = Najwięcej restauracji
sicilianos-score-most-restaurants-help = +100, przy remisie dla nikogo
sicilianos-score-most-laundries = Najwięcej pralni
sicilianos-score-most-laundries-help = +100, przy remisie dla nikogo

## Options

sicilianos-option-draft = Dobór początkowy
sicilianos-option-draft-help = Każdy sam wybiera kolory pierwszych czterech kart albo decyduje los.
sicilianos-option-draft-choose = do wyboru
sicilianos-option-draft-random = losowo

## Why not

sicilianos-why-have-colour = ten kolor już masz
sicilianos-why-ten-cards = dziesięć kart: rozpocznij wojnę
sicilianos-why-not-rolled = ten kolor nie wypadł
sicilianos-why-empty-pile = talia jest pusta
sicilianos-why-holds-none = nie ma tego koloru
sicilianos-why-no-note = już nie ma
sicilianos-why-colour-laid = { sicilianos-colour } już leży
sicilianos-why-other-colour = twoja rodzina: { sicilianos-colour }
sicilianos-why-no-partner = { sicilianos-colour } rodzina nie walczy
sicilianos-why-partner-turned = { sicilianos-colour } rodzina już zdradziła
sicilianos-why-own-family = twoja własna rodzina
sicilianos-why-out-of-reach = poza zasięgiem bomby
sicilianos-why-guarded = pod ochroną
sicilianos-why-founded = już założony
