# Malavita, German: what stands on the table of Razzia (Dorra).
# What may stand beside "Du" too has no verb that agrees.

razzia-dorra-table-where = Runde { $round } von { $rounds }
razzia-dorra-table-round = Runde { $round }

## Seats

razzia-dorra-table-dealer = Geber
razzia-dorra-table-won = Gewinn
razzia-dorra-table-hidden = Der Gewinn bleibt bis zum Ende verborgen.
razzia-dorra-table-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
razzia-dorra-table-ready = bereit
razzia-dorra-table-doing = { $phase ->
    [place] legt den Schein
    [choose] wählt
    [split] teilt auf
   *[answer] Antwort steht aus
}
razzia-dorra-table-answer = { $answer ->
    [accept] angenommen
    [duel] Duell gefordert
   *[unknown] Antwort gegeben
}
razzia-dorra-table-card = { $card ->
    [raid] Razzia { $card-value }
   *[gambler] Zocker { $card-value }
}
razzia-dorra-table-card-at = { $card ->
    [raid] Razzia { $card-value }: { razzia-dorra-goes-to }
   *[gambler] Zocker { $card-value }: { razzia-dorra-goes-to }
}
razzia-dorra-table-tally = { $done } von { $all }
razzia-dorra-table-have-chosen = gewählt

## Bars

razzia-dorra-table-empty = leer
razzia-dorra-table-nobody = niemand kam
razzia-dorra-table-came = { $count ->
    [one] { $count } kam
   *[other] { $count } kamen
}
razzia-dorra-table-sharing = { $count ->
    [one] { $count } teilt
   *[other] { $count } teilen
}
razzia-dorra-table-failed = Razzia ohne Fang
razzia-dorra-table-took = { $count ->
    [one] { $by ->
        [you] du nimmst { $amount }
       *[other] { $names } nimmt { $amount }
    }
   *[other] { $names }: { $amount }
}
razzia-dorra-table-dealers-note = Schein des Gebers: { $note }
razzia-dorra-table-yours = du: { $cards }
razzia-dorra-table-no-card = keine Karte von dir

## The dealer’s note

razzia-dorra-table-the-note = Der Geldschein des Gebers
razzia-dorra-table-unseen = Der Geldschein des Gebers, verdeckt
razzia-dorra-table-which-bar = { $by ->
    [you] Leg ihn an eine Bar deiner Wahl: Wähle die Bar oder zieh den Schein dorthin.
   *[other] { $name } sieht ihn an und legt ihn an eine Bar.
}

## All choose

razzia-dorra-table-step-notes = Geld ausgelegt
razzia-dorra-table-step-dealer = Schein des Gebers
razzia-dorra-table-step-choose = alle wählen · { $done } von { $all }
razzia-dorra-table-step-turn = gemeinsam aufgedeckt
razzia-dorra-table-step-bars = Bars der Reihe nach
razzia-dorra-table-chosen = Gewählt: { $done } von { $all }
razzia-dorra-table-has-chosen = { $name }: Karte gewählt
razzia-dorra-table-slot = deine
razzia-dorra-table-turned = Gemeinsam aufgedeckt
razzia-dorra-table-caught = erwischt
razzia-dorra-table-shares = Anwärter
razzia-dorra-table-later = später
razzia-dorra-table-nothing = nichts
razzia-dorra-table-go-on = Weiter

## A bar is shared out

razzia-dorra-table-nth = Schein { $number } von { $all }
razzia-dorra-table-who-gets = Wer bekommt die { $note }?
razzia-dorra-table-then = dann
razzia-dorra-table-shared-out = Aufgeteilt
razzia-dorra-table-answered = Antworten: { $done } von { $all }
razzia-dorra-table-proposes = Vorschlagender, höchste Karte
razzia-dorra-table-answers = { $how ->
    [open] öffentliche Antwort
   *[secret] geheime Antwort
}
razzia-dorra-table-empty-share = leerer Anteil
razzia-dorra-table-duels-with = { $by ->
    [you] du im Duell: { $card-value } + Würfel
   *[other] im Duell: { $card-value } + Würfel
}
razzia-dorra-table-odds = { $by ->
    [you] Duell: { $chance } für dich
   *[other] Duell: { $chance } für { $name }
}
razzia-dorra-table-sure = { $amount ->
    [0] Nichts für dich, aber kein Risiko.
   *[other] Sichere { $amount }.
}
razzia-dorra-table-risk = { $chance } gegen { $name }, um { $amount } oder mehr.
razzia-dorra-table-against = gegen
razzia-dorra-table-die = Würfel: { $value }

## My seat

razzia-dorra-table-your-hand = Deine Hand
razzia-dorra-table-pick-card = Karte wählen
razzia-dorra-table-pick-bar = Bar wählen
razzia-dorra-table-what-if = { $kind ->
    [raid] { $amount } auf dem Tisch. Ohne Zocker bleiben die Scheine liegen.
   *[gambler] { $amount } auf dem Tisch. Bei einer Razzia gehen alle Zocker leer aus.
}
razzia-dorra-table-note-first = Erst der Schein des Gebers, dann die Karten.
razzia-dorra-table-hand-rests = Deine Hand ruht: Gewählt wird zu Beginn von Runde { $round }, nach dem Austeilen.
razzia-dorra-table-notes-left = Scheine übrig

## Score

razzia-dorra-table-money = Gewinn
razzia-dorra-table-before = Vorher
razzia-dorra-table-now = Jetzt

## A card at large: its rule in one sentence

razzia-dorra-about = { $card ->
    [gambler] Allein in der Bar seiner Farbe nimmt er alle Geldscheine; mehrere teilen sie, und bei einer Razzia gehen alle leer aus.
   *[raid] Trifft sie in der Bar ihrer Farbe auf einen Zocker, nimmt sie die Geldscheine; sonst bekommt sie nichts.
}
