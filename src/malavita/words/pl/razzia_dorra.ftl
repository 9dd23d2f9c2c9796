# Malavita, Polish: Razzia (Dorra).

razzia-dorra-title = Razzia
razzia-dorra-author = Stefan Dorra, 1992
razzia-dorra-advert = Sześć barów i po jednej tajnej karcie na głowę. Podziel pieniądze albo rzuć o nie kością.

## Things

razzia-dorra-bar = { $bar ->
    [colibri] Colibri
    [cotton_club] Cotton Club
    [havanna_bar] Havanna Bar
    [jungle] Jungle
    [lincoln] Lincoln
   *[jazz_house] Jazz House
}
razzia-dorra-goes-to = { $card-colour ->
    [red] Colibri
    [yellow] Cotton Club
    [violet] Havanna Bar
    [blue] Jungle
    [green] Lincoln
   *[pink] Jazz House
}
# Accusative.
razzia-dorra-card = { $card ->
    [raid] nalot { $card-value } ({ razzia-dorra-goes-to })
   *[gambler] hazardzistę { $card-value } ({ razzia-dorra-goes-to })
}
    .label = { $card ->
        [raid] Nalot
       *[gambler] Hazardzista
    }
razzia-dorra-notes = { razzia-dorra-bar } { $note }

## Story

razzia-dorra-note-placed = { $by ->
    [you] Kładziesz banknot rozdającego, { $note }, w barze { razzia-dorra-bar }.
   *[other] { $seat } kładzie banknot rozdającego, { $note }, w barze { razzia-dorra-bar }.
}
razzia-dorra-card-chosen = { $by ->
    [you] Wybierasz { razzia-dorra-card }.
   *[other] { $card ->
        [unknown] { $seat } wybiera kartę.
       *[known] { $seat } wybiera { razzia-dorra-card }.
    }
}
razzia-dorra-card-turned-up = { $by ->
    [you] Odkrywasz { razzia-dorra-card }.
   *[other] { $seat } odkrywa { razzia-dorra-card }.
}
razzia-dorra-gambler-caught = { $by ->
    [you] Nalot w barze { razzia-dorra-bar }: odchodzisz z niczym.
   *[other] Nalot w barze { razzia-dorra-bar }: { $seat } odchodzi z niczym.
}
razzia-dorra-raid-failed = Nalot bez skutku w barze { razzia-dorra-bar }. Banknoty zostają.
razzia-dorra-bar-taken = { $by ->
    [you] Zgarniasz { $amount } w barze { razzia-dorra-bar }.
   *[other] { $seat } zgarnia { $amount } w barze { razzia-dorra-bar }.
}
razzia-dorra-split-opened = { $by ->
    [you] { razzia-dorra-bar }: dzielisz { $amount }. Uprawnieni: { $claimants }.
   *[other] { razzia-dorra-bar }: { $seat } dzieli { $amount }. Uprawnieni: { $claimants }.
}
razzia-dorra-note-given = { $kept ->
    [yes] { $by ->
        [you] Zatrzymujesz { $note }.
       *[other] { $seat } zatrzymuje { $note }.
    }
   *[no] { $by ->
        [you] Propozycja dla ciebie: { $note }.
       *[other] { $seat } dostaje propozycję: { $note }.
    }
}
razzia-dorra-answered = { $answer ->
    [accept] { $by ->
        [you] Przyjmujesz.
       *[other] { $seat } przyjmuje.
    }
    [duel] { $by ->
        [you] Wyzywasz na pojedynek.
       *[other] { $seat } wyzywa na pojedynek.
    }
   *[unknown] { $seat } odpowiada w tajemnicy.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] Twoja odpowiedź: zgoda.
       *[other] Odpowiedź gracza { $seat }: zgoda.
    }
   *[duel] { $by ->
        [you] Twoja odpowiedź: pojedynek.
       *[other] Odpowiedź gracza { $seat }: pojedynek.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] { razzia-dorra-bar }: twoja dola jest pusta.
       *[other] { razzia-dorra-bar }: dola gracza { $seat } jest pusta.
    }
   *[other] { $by ->
        [you] { razzia-dorra-bar }: bierzesz swoją dolę, { $amount }.
       *[other] { razzia-dorra-bar }: { $seat } bierze swoją dolę, { $amount }.
    }
}
razzia-dorra-duel-fought = { $champion-is ->
    [you] Pojedynkujesz się z graczem { $challenger }: { $champion_card }+{ $champion_die } przeciw { $challenger_card }+{ $challenger_die }.
   *[other] { $challenger-is ->
        [you] { $champion } pojedynkuje się z tobą: { $champion_card }+{ $champion_die } przeciw { $challenger_card }+{ $challenger_die }.
       *[other] { $champion } pojedynkuje się z graczem { $challenger }: { $champion_card }+{ $champion_die } przeciw { $challenger_card }+{ $challenger_die }.
    }
} { $by ->
    [you] Wygrywasz.
   *[other] { $seat } wygrywa.
}
razzia-dorra-nothing-to-duel-for = W barze { razzia-dorra-bar } nie zostało nic, o co można by się pojedynkować.
razzia-dorra-round-began = { $by ->
    [you] Runda { $round }: rozdajesz ty.
   *[other] Runda { $round }: rozdaje { $seat }.
}
razzia-dorra-stock-made = { $cards ->
    [one] Talia się skończyła. Tasujemy stos kart odrzuconych: { $cards } karta.
    [few] Talia się skończyła. Tasujemy stos kart odrzuconych: { $cards } karty.
   *[many] Talia się skończyła. Tasujemy stos kart odrzuconych: { $cards } kart.
}
razzia-dorra-card-dealt = { $by ->
    [you] Dostajesz { razzia-dorra-card }.
   *[other] { $seat } dostaje { razzia-dorra-card }.
}
razzia-dorra-notes-laid = Banknoty na stołach: { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] Oglądasz banknot rozdającego: { $note }.
   *[other] { $note ->
        [0] { $seat } ogląda banknot rozdającego.
       *[other] { $seat } ogląda banknot rozdającego: { $note }.
    }
}
razzia-dorra-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Wygrywasz z wynikiem { $score }.
       *[other] { $winners } wygrywa z wynikiem { $score }.
    }
   *[other] Wspólne zwycięstwo z wynikiem { $score }: { $winners }.
}

## Ribbon

razzia-dorra-ribbon-place-you = Połóż banknot.
razzia-dorra-ribbon-place-you-help = Połóż banknot rozdającego, { $note }, w dowolnym barze.
razzia-dorra-ribbon-place-other = Czekamy na: { $names }. Banknot rozdającego trafi do jednego z barów.
razzia-dorra-ribbon-choose-you = Wybierz kartę, w tajemnicy.
razzia-dorra-ribbon-choose-you-help = Trafi do baru w swoim kolorze i nie można jej już zmienić.
razzia-dorra-ribbon-choose-other = Czekamy na: { $names }. Tajny wybór karty.
razzia-dorra-ribbon-split-you = Podział: { razzia-dorra-bar }.
razzia-dorra-ribbon-split-you-help = Kto dostaje { $note }? Co dane, to dane. Potem pozostali przyjmują swoją dolę albo wyzywają na pojedynek.
razzia-dorra-ribbon-split-other = Czekamy na: { $names }. Propozycja podziału: { razzia-dorra-bar }.
razzia-dorra-ribbon-answer-you = Twoja odpowiedź.
razzia-dorra-ribbon-answer-you-help = { $amount ->
    [0] Twoja dola jest pusta. Przyjmij ją albo wyzwij na pojedynek.
   *[other] Twoja dola to { $amount }. Przyjmij ją albo wyzwij na pojedynek.
}
razzia-dorra-ribbon-answer-other = Czekamy na: { $names }. Przyjęcie doli albo pojedynek.

## Buttons

razzia-dorra-do-place = Połóż w barze { razzia-dorra-bar }
razzia-dorra-do-play = Zagraj { razzia-dorra-card }
razzia-dorra-do-give = { $to-is ->
    [you] { $note ->
        [0] Zatrzymaj
       *[other] Zatrzymaj { $note }
    }
   *[other] { $note ->
        [0] Daj graczowi { $to }
       *[other] Daj { $note } graczowi { $to }
    }
}
razzia-dorra-do-accept = Przyjmij
razzia-dorra-do-duel = Wyzwij na pojedynek

## Scoring

razzia-dorra-score-money = Wygrana
razzia-dorra-score-money-help = zwycięża największa

## Options

razzia-dorra-option-last-notes = Ostatnie banknoty
razzia-dorra-option-last-notes-help = Przy trzech graczach na koniec zostają dwa banknoty: gramy o nie krótką ostatnią rundę albo odpadają.
razzia-dorra-option-last-notes-play = ostatnia runda
razzia-dorra-option-last-notes-out = odpadają
razzia-dorra-option-answers = Odpowiedzi
razzia-dorra-option-answers-help = Wszyscy odpowiadają naraz, w tajemnicy, albo po kolei.
razzia-dorra-option-answers-secret = tajne
razzia-dorra-option-answers-open = jawne
razzia-dorra-option-money = Wygrana
razzia-dorra-option-money-help = Wszyscy widzą, ile kto ma, albo wie to tylko ten, kto liczy.
razzia-dorra-option-money-open = jawna
razzia-dorra-option-money-hidden = ukryta

## Why not

razzia-dorra-why-no-claim = tutaj bez uprawnień
razzia-dorra-why-note-first = najpierw połóż banknot
razzia-dorra-why-hand-rests = teraz nie wybierasz karty
