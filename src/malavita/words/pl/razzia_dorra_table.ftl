# Malavita, Polish: what stands on the table of Razzia (Dorra).
# What may stand beside "Ty" too has no verb that agrees.

razzia-dorra-table-where = runda { $round } z { $rounds }
razzia-dorra-table-round = Runda { $round }

## Seats

razzia-dorra-table-dealer = rozdający
razzia-dorra-table-won = wygrana
razzia-dorra-table-hidden = Wygrana jest ukryta do końca gry.
razzia-dorra-table-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
razzia-dorra-table-ready = gotowe
razzia-dorra-table-doing = { $phase ->
    [place] kładzie banknot
    [choose] wybiera
    [split] dzieli
   *[answer] przed odpowiedzią
}
razzia-dorra-table-answer = { $answer ->
    [accept] zgoda
    [duel] pojedynek
   *[unknown] odpowiedź gotowa
}
razzia-dorra-table-card = { $card ->
    [raid] nalot { $card-value }
   *[gambler] hazardzista { $card-value }
}
razzia-dorra-table-card-at = { $card ->
    [raid] nalot { $card-value }, bar { razzia-dorra-goes-to }
   *[gambler] hazardzista { $card-value }, bar { razzia-dorra-goes-to }
}
razzia-dorra-table-tally = { $done } z { $all }
razzia-dorra-table-have-chosen = wybór gotowy

## Bars

razzia-dorra-table-empty = pusto
razzia-dorra-table-nobody = nikt nie przyszedł
razzia-dorra-table-came = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
razzia-dorra-table-sharing = { $count ->
    [one] { $count } uprawniony
   *[other] { $count } uprawnionych
}
razzia-dorra-table-failed = nalot bez skutku
razzia-dorra-table-took = { $count ->
    [one] { $by ->
        [you] zgarniasz { $amount }
       *[other] { $names } zgarnia { $amount }
    }
   *[other] { $names }: { $amount }
}
razzia-dorra-table-dealers-note = banknot rozdającego: { $note }
razzia-dorra-table-yours = ty: { $cards }
razzia-dorra-table-no-card = brak twojej karty

## The dealer’s note

razzia-dorra-table-the-note = Banknot rozdającego
razzia-dorra-table-unseen = Banknot rozdającego, rewersem do góry
razzia-dorra-table-which-bar = { $by ->
    [you] Połóż go w dowolnym barze: wybierz bar albo przeciągnij tam banknot.
   *[other] { $name } ogląda go i kładzie w jednym z barów.
}

## All choose

razzia-dorra-table-step-notes = banknoty wyłożone
razzia-dorra-table-step-dealer = banknot rozdającego
razzia-dorra-table-step-choose = wybór kart · { $done } z { $all }
razzia-dorra-table-step-turn = wspólne odkrycie
razzia-dorra-table-step-bars = bary po kolei
razzia-dorra-table-chosen = Wybór gotowy: { $done } z { $all }
razzia-dorra-table-has-chosen = { $name }: karta wybrana
razzia-dorra-table-slot = twoja
razzia-dorra-table-turned = Wspólne odkrycie
razzia-dorra-table-caught = wpadka
razzia-dorra-table-shares = uprawniony
razzia-dorra-table-later = później
razzia-dorra-table-nothing = nic
razzia-dorra-table-go-on = Dalej

## A bar is shared out

razzia-dorra-table-nth = Banknot { $number } z { $all }
razzia-dorra-table-who-gets = Kto dostaje { $note }?
razzia-dorra-table-then = potem
razzia-dorra-table-shared-out = Podzielone
razzia-dorra-table-answered = Odpowiedzi: { $done } z { $all }
razzia-dorra-table-proposes = proponujący, najwyższa karta
razzia-dorra-table-answers = { $how ->
    [open] jawna odpowiedź
   *[secret] tajna odpowiedź
}
razzia-dorra-table-empty-share = pusta dola
razzia-dorra-table-duels-with = { $by ->
    [you] twój pojedynek: { $card-value } + kość
   *[other] w pojedynku: { $card-value } + kość
}
razzia-dorra-table-odds = { $by ->
    [you] pojedynek: { $chance } dla ciebie
   *[other] pojedynek: { $chance } dla gracza { $name }
}
razzia-dorra-table-sure = { $amount ->
    [0] Nic dla ciebie, ale bez ryzyka.
   *[other] Pewne { $amount }.
}
razzia-dorra-table-risk = Przeciwnik { $name }: { $chance }, o { $amount } lub więcej.
razzia-dorra-table-against = przeciw
razzia-dorra-table-die = kość: { $value }

## My seat

razzia-dorra-table-your-hand = Twoja ręka
razzia-dorra-table-pick-card = Wybierz kartę
razzia-dorra-table-pick-bar = Wybierz bar
razzia-dorra-table-what-if = { $kind ->
    [raid] { $amount } na stole. Bez hazardzisty banknoty zostają.
   *[gambler] { $amount } na stole. Przy nalocie każdy hazardzista odchodzi z niczym.
}
razzia-dorra-table-note-first = Najpierw banknot rozdającego, potem karty.
razzia-dorra-table-hand-rests = Twoja ręka odpoczywa: karty wybieramy na początku rundy { $round }, po rozdaniu.
razzia-dorra-table-notes-left = Pozostałe banknoty

## Score

razzia-dorra-table-money = Wygrana
razzia-dorra-table-before = Przedtem
razzia-dorra-table-now = Teraz

## A card at large: its rule in one sentence

razzia-dorra-about = { $card ->
    [gambler] W pojedynkę w barze swojego koloru bierze wszystkie banknoty; kilku się nimi dzieli, a przy nalocie wszyscy odchodzą z niczym.
   *[raid] Jeśli trafi na hazardzistę w barze swojego koloru, bierze banknoty; jeśli nie, nie dostaje nic.
}
