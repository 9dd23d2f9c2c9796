# Malavita, Dutch: what stands on the table of Razzia (Dorra).
# What may stand beside "Jij" too fits both persons.

razzia-dorra-table-where = ronde { $round } van { $rounds }
razzia-dorra-table-round = Ronde { $round }

## Seats

razzia-dorra-table-dealer = deler
razzia-dorra-table-won = gewonnen
razzia-dorra-table-hidden = Het gewonnen geld blijft tot het einde verborgen.
razzia-dorra-table-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
razzia-dorra-table-ready = klaar
razzia-dorra-table-doing = { $phase ->
    [place] plaatst het biljet
    [choose] kiest
    [split] verdeelt
   *[answer] antwoordt
}
razzia-dorra-table-answer = { $answer ->
    [accept] akkoord
    [duel] eist een duel
   *[unknown] antwoord gegeven
}
razzia-dorra-table-card = { $card ->
    [raid] inval { $card-value }
   *[gambler] gokker { $card-value }
}
razzia-dorra-table-card-at = { $card ->
    [raid] inval { $card-value } in { razzia-dorra-goes-to }
   *[gambler] gokker { $card-value } in { razzia-dorra-goes-to }
}
razzia-dorra-table-tally = { $done } van { $all }
razzia-dorra-table-have-chosen = kaart gekozen

## Bars

razzia-dorra-table-empty = leeg
razzia-dorra-table-nobody = niemand kwam
razzia-dorra-table-came = { $count ->
    [one] { $count } kwam
   *[other] { $count } kwamen
}
razzia-dorra-table-sharing = { $count ->
    [one] { $count } gegadigde
   *[other] { $count } gegadigden
}
razzia-dorra-table-failed = vruchteloze inval
razzia-dorra-table-took = { $count ->
    [one] { $by ->
        [you] jij pakt { $amount }
       *[other] { $names } pakt { $amount }
    }
   *[other] { $names }: { $amount }
}
razzia-dorra-table-dealers-note = biljet van de deler: { $note }
razzia-dorra-table-yours = jij: { $cards }
razzia-dorra-table-no-card = geen kaart van jou

## The dealer’s note

razzia-dorra-table-the-note = Het biljet van de deler
razzia-dorra-table-unseen = Het biljet van de deler, gedekt
razzia-dorra-table-which-bar = { $by ->
    [you] Leg het in een bar naar keuze: kies de bar, of sleep het biljet erheen.
   *[other] { $name } bekijkt het en legt het in een bar.
}

## All choose

razzia-dorra-table-step-notes = biljetten gelegd
razzia-dorra-table-step-dealer = biljet van de deler
razzia-dorra-table-step-choose = iedereen kiest · { $done } van { $all }
razzia-dorra-table-step-turn = samen onthuld
razzia-dorra-table-step-bars = bars op volgorde
razzia-dorra-table-chosen = Gekozen: { $done } van { $all }
razzia-dorra-table-has-chosen = { $name }: kaart gekozen
razzia-dorra-table-slot = jouw kaart
razzia-dorra-table-turned = Samen onthuld
razzia-dorra-table-caught = betrapt
razzia-dorra-table-shares = gegadigde
razzia-dorra-table-later = later
razzia-dorra-table-nothing = niets
razzia-dorra-table-go-on = Verder

## A bar is shared out

razzia-dorra-table-nth = Biljet { $number } van { $all }
razzia-dorra-table-who-gets = Wie krijgt de { $note }?
razzia-dorra-table-then = dan
razzia-dorra-table-shared-out = Verdeeld
razzia-dorra-table-answered = Antwoorden: { $done } van { $all }
razzia-dorra-table-proposes = voorsteller, hoogste kaart
razzia-dorra-table-answers = { $how ->
    [open] openbaar antwoord
   *[secret] geheim antwoord
}
razzia-dorra-table-empty-share = leeg deel
razzia-dorra-table-duels-with = { $by ->
    [you] jouw duel: { $card-value } + dobbelsteen
   *[other] in het duel: { $card-value } + dobbelsteen
}
razzia-dorra-table-odds = { $by ->
    [you] duel: { $chance } voor jou
   *[other] duel: { $chance } voor { $name }
}
razzia-dorra-table-sure = { $amount ->
    [0] Niets voor jou, maar geen risico.
   *[other] Zeker { $amount }.
}
razzia-dorra-table-risk = { $chance } tegen { $name }, om { $amount } of meer.
razzia-dorra-table-against = tegen
razzia-dorra-table-die = dobbelsteen: { $value }

## My seat

razzia-dorra-table-your-hand = Jouw hand
razzia-dorra-table-pick-card = Een kaart kiezen
razzia-dorra-table-pick-bar = Een bar kiezen
razzia-dorra-table-what-if = { $kind ->
    [raid] { $amount } op tafel. Zonder gokker blijven de biljetten liggen.
   *[gambler] { $amount } op tafel. Bij een inval gaat elke gokker met lege handen naar huis.
}
razzia-dorra-table-note-first = Eerst het biljet van de deler, dan de kaarten.
razzia-dorra-table-hand-rests = Je hand rust: kiezen doe je aan het begin van ronde { $round }, na het delen.
razzia-dorra-table-notes-left = Biljetten over

## Score

razzia-dorra-table-money = Gewonnen geld
razzia-dorra-table-before = Eerder
razzia-dorra-table-now = Nu

## A card at large: its rule in one sentence

razzia-dorra-about = { $card ->
    [gambler] Alleen in de bar van zijn kleur neemt hij alle biljetten; meer gokkers verdelen ze, en een inval stuurt ze met lege handen naar huis.
   *[raid] Treft hij een gokker in de bar van zijn kleur, dan neemt hij de biljetten; anders krijgt hij niets.
}
