# Malavita, German: the table of Sicilianos in the browser.
# What may stand beside "Du" too has no verb that agrees.

sicilianos-table-players = Die anderen Clans
sicilianos-table-table = Der Tisch
sicilianos-table-me = Dein Platz

sicilianos-table-where = { $what ->
    [draft] Startkarten
    [joining] Bandenkrieg, wer macht mit?
    [war] Bandenkrieg, Kriegsrunde { $round }
    [spoils] Bandenkrieg, Kriegsbeute
    [over] Spielende
   *[peace] Frieden
}

## Headings in the log

sicilianos-table-war = Bandenkrieg
sicilianos-table-spoils = Kriegsbeute
sicilianos-table-results = Endergebnis

## Money, hands, businesses

sicilianos-table-dirty = Schwarzgeld
sicilianos-table-clean = Sauber
sicilianos-table-result = Ergebnis
sicilianos-table-if-ended = Wäre jetzt Schluss
sicilianos-table-businesses = Geschäfte
sicilianos-table-none = keine
sicilianos-table-no-cards = keine Karten
sicilianos-table-business = { $type ->
    [unknown] { sicilianos-colour.label }: Art unbekannt
   *[known] { sicilianos-colour.label }: { sicilianos-type }
}
sicilianos-table-backs = { $known ->
    [0] { sicilianos-colour.label }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
   *[other] { sicilianos-colour.label }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }. Du hast gesehen: { $values }
}
sicilianos-table-seen = gesehen: { $values }
sicilianos-table-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
sicilianos-table-my-card = { $card }, { $kind }

## Seats

sicilianos-table-started = Anstifter
sicilianos-table-traitor = übergelaufen: für { sicilianos-colour }
sicilianos-table-fights = im Krieg für { sicilianos-colour }
sicilianos-table-stopped = legt nicht mehr nach
sicilianos-table-out = nicht dabei
sicilianos-table-answers = noch keine Antwort

## Piles and dice

sicilianos-table-piles = Stapel
sicilianos-table-pile = { $top ->
    [0] { $count ->
        [0] { sicilianos-colour.label }: Der Stapel ist leer
        [one] Stapel { sicilianos-colour.label }: { $count } Karte
       *[other] Stapel { sicilianos-colour.label }: { $count } Karten
    }
   *[other] { $count ->
        [one] Stapel { sicilianos-colour.label }: { $count } Karte, eine { $top }
       *[other] Stapel { sicilianos-colour.label }: { $count } Karten, oben eine { $top }
    }
}
sicilianos-table-left = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
sicilianos-table-search = Durchsuchen
sicilianos-table-searched = { $count ->
    [one] Der { sicilianos-colour.feminine } Stapel, { $count } Karte
   *[other] Der { sicilianos-colour.feminine } Stapel, { $count } Karten
}
sicilianos-table-last-roll = Letzter Wurf

## Joining a war

sicilianos-table-order = Wer wann antwortet
sicilianos-table-colours = Die Farben
sicilianos-table-free = frei
sicilianos-table-your-card = deine: { $card }
sicilianos-table-laid-by = { $you ->
    [yes] von dir gelegt
   *[no] von { $name } gelegt
}
sicilianos-table-you-hold = { $count ->
    [0] du hast keine
   *[other] du hast { $count }
}
sicilianos-table-others-hold = { $count ->
    [one] { $names } hat die Farbe
   *[other] { $names } haben die Farbe
}
sicilianos-table-stake = Einsatz
sicilianos-table-stake-note = { $count ->
    [0] Einsatz { $note }: keiner mehr übrig
   *[other] Einsatz { $note }: noch { $count } übrig
}
sicilianos-table-none-left = keiner mehr
sicilianos-table-reach = { $value ->
    [5] { $colour ->
        [white] Die Bombe kann Gelb, Rot und Schwarz treffen.
        [yellow] Die Bombe kann Rot, Blau und Grün treffen.
        [red] Die Bombe kann Blau, Schwarz und Weiß treffen.
        [blue] Die Bombe kann Schwarz, Grün und Gelb treffen.
        [black] Die Bombe kann Grün, Weiß und Rot treffen.
       *[green] Die Bombe kann Weiß, Gelb und Blau treffen.
    }
    [8] { $colour ->
        [white] Der Überläufer kann zu Blau gehen.
        [yellow] Der Überläufer kann zu Schwarz gehen.
        [red] Der Überläufer kann zu Grün gehen.
        [blue] Der Überläufer kann zu Weiß gehen.
        [black] Der Überläufer kann zu Gelb gehen.
       *[green] Der Überläufer kann zu Rot gehen.
    }
   *[other] { $colour ->
        [white] Bomben von Rot, Schwarz und Grün können Weiß treffen.
        [yellow] Bomben von Weiß, Blau und Grün können Gelb treffen.
        [red] Bomben von Weiß, Gelb und Schwarz können Rot treffen.
        [blue] Bomben von Gelb, Rot und Grün können Blau treffen.
        [black] Bomben von Weiß, Rot und Blau können Schwarz treffen.
       *[green] Bomben von Gelb, Blau und Schwarz können Grün treffen.
    }
}

## The war

sicilianos-table-front = { sicilianos-colour.label }, { $name }: Stärke { $strength }
sicilianos-table-leads = führt
sicilianos-table-wins = gewinnt den Krieg
sicilianos-table-started-war = Anstifter des Krieges
sicilianos-table-joined = macht mit
sicilianos-table-with-traitor = { $you ->
    [yes] mit deinem Überläufer
   *[no] mit dem Überläufer von { $name }
}
sicilianos-table-then = dann
sicilianos-table-yours = deine
sicilianos-table-card-of = { $card }, { $kind }, { $name }
sicilianos-table-face-down = eine verdeckte Karte, { $name }
sicilianos-table-bomb-it = { $value } sprengen
sicilianos-table-if-held = ungezündet 5
sicilianos-table-ally = verbündet: 4
sicilianos-table-undecided = 8 oder 4?
sicilianos-table-blown-up = gesprengt
sicilianos-table-nothing-left = keine Karte mehr
sicilianos-table-business-left = { $count ->
    [0] Kein Geschäft übrig
    [one] Noch { $count } Geschäft
   *[other] Noch { $count } Geschäfte
}
sicilianos-table-money = Geld

## On the button while nothing is chosen, by stage

sicilianos-table-choose-draft = Stapel wählen
sicilianos-table-choose-turn = Karte für einen Krieg wählen
sicilianos-table-choose-pick = Stapel wählen
sicilianos-table-choose-help = Stapel wählen
sicilianos-table-choose-keep = Karte wählen
sicilianos-table-choose-steal = Opfer wählen
sicilianos-table-choose-stake = Geldschein wählen
sicilianos-table-choose-join = Karte und Geldschein wählen
sicilianos-table-choose-decide = Karte zum Sprengen wählen
sicilianos-table-choose-add = Karte wählen
sicilianos-table-choose-found = Geschäft wählen

## A card at large: its rule in one sentence

sicilianos-about = { $kind ->
    [bodyguard] Zählt 1; trifft eine Bombe seine Familie, ist der Leibwächter das Opfer.
    [bomb] Zählt 5, oder sie sprengt eine Karte einer Familie, die sie treffen kann, und sich selbst mit.
    [traitor] Zählt 8; in der ersten Kriegsrunde darf er überlaufen und zählt dann 4 für die andere Familie seines Paares.
    [business] Bleibt bis zum Ende verdeckt: Alle drei einer Farbe gewinnen das Spiel, die meisten einer Art bringen 100.
   *[family] Zählt in einem Krieg mit seinem Wert für die Stärke der Familie; die stärkste Familie gewinnt.
}
