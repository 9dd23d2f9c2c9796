# Malavita, German: the table of Thieves! in the browser.
# What may stand beside "Du" too has no verb that agrees.

thieves-table-where = Fluchtauto { $cars } von { $limit }

## Cards

thieves-table-band = { $card ->
    [money] Geld
    [ring] Ring
    [horseshoe] Hufeisen
    [police] Polizei
    [roadblock] Sperre
    [alarm] Alarm
    [thief] Dieb
    [double_loot] Doppelt
   *[getaway_car] Fluchtauto
}
thieves-table-loot = { $lies ->
    [open] { thieves-table-times.card }, offen
    [known] { thieves-table-times.card }, verdeckt: Du hast die Karte gesehen
   *[hidden] eine verdeckte Karte
}
thieves-table-times = { thieves-table-times.card }: { $count }
    .card = { $card ->
        [money] Geld { $card-value }
        [unknown] verborgene Karte
       *[other] { thieves-card.label }
    }

## Seats

thieves-table-row = { $hidden ->
    [0] { $cards ->
        [0] noch keine Beute
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
   *[other] { $cards ->
        [one] { $cards } Karte, verborgen
       *[other] { $cards } Karten, { $hidden } verborgen
    }
}
thieves-table-row-of = { $is ->
    [you] Deine Beute
   *[other] Beute von { $name }
}
thieves-table-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
thieves-table-apart = { $count ->
    [one] doppelte Beute: noch eine Karte zu spielen
   *[other] doppelte Beute: noch { $count } Karten zu spielen
}
thieves-table-worth = { $exact ->
    [yes] { $worth }
   *[no] { $worth }+
}
thieves-table-worth-said = { $exact ->
    [yes] bei einer Razzia { $worth } wert
   *[no] bei einer Razzia { $worth } oder mehr wert
}
thieves-table-worth-then = { $exact ->
    [yes] dann { $worth }
   *[no] dann { $worth } oder mehr
}
thieves-table-seen = gesehen
thieves-table-richest = am reichsten
thieves-table-richest-said = Am reichsten, soweit du es gesehen hast
thieves-table-from-here = von hier
thieves-table-my-worth = Razzia { $raid } · Ende { $end }

## The street

thieves-table-police = Polizei { $cars } von { $limit }
thieves-table-bulbs = { $cars ->
    [0] Kein Polizeiauto auf der Straße; Razzia bei { $limit }
    [one] { $cars } Polizeiauto auf der Straße; Razzia bei { $limit }
   *[other] { $cars } Polizeiautos auf der Straße; Razzia bei { $limit }
}
thieves-table-raid = Razzia
thieves-table-street-empty = keine Polizei auf der Straße
thieves-table-lay-police = deine Polizeikarte hierher
thieves-table-lay-raid = deine Polizeikarte hierher: Razzia
thieves-table-if-raided = Bei Razzia:
thieves-table-if-raided-you = du { $worth }
thieves-table-if-raided-one = { $exact ->
    [yes] { $name }: { $worth }
   *[no] { $name }: { $worth } oder mehr
}
thieves-table-pile = Stapel { $count }
thieves-table-cars = Fluchtautos { $cars } von { $limit }
thieves-table-end = Ende
thieves-table-gone = { $back ->
    [yes] Draußen bis zur nächsten Razzia
   *[no] Aus dem Spiel
}

## After a raid

thieves-table-raided = Razzia
thieves-table-loses = alles verloren
thieves-table-keeps = Beute gerettet
thieves-table-nobody-loses = Mehrere sind am reichsten: Niemand verliert etwas.

## The thief

thieves-table-which = welche Karte?
thieves-table-whose = welche Reihe?
thieves-table-whose-open = { $is ->
    [you] deine, offen
   *[other] von { $name }, offen
}
thieves-table-whose-down = { $is ->
    [you] deine, verdeckt
   *[other] von { $name }, verdeckt
}
thieves-table-stays-open = Stelle { $number }, bleibt offen
thieves-table-stays-down = Stelle { $number }, bleibt verdeckt
thieves-table-to-row = { $is ->
    [you] zu dir
   *[other] zu { $name }
}

## Mine

thieves-table-my-loot = Deine Beute
thieves-table-my-hand = Deine Hand
thieves-table-drawn = Durch doppelte Beute gezogen
thieves-table-stash-here = bunkern
thieves-table-plant-here = unterschieben
thieves-table-plant-on = { $name } offen unterschieben
thieves-table-stash-it = Verdeckt bunkern
thieves-table-put-back = Zurücklegen
thieves-table-choose = Karte wählen
thieves-table-choose-loot = Beute wählen
thieves-table-choose-police = Polizeikarte wählen
thieves-table-choose-row = Reihe wählen
thieves-table-wait = Du bist nicht dran
thieves-table-plant-tip = Bunkere es oder wähle eine Reihe, um es dort offen unterzuschieben.
thieves-table-nothing = Verzichten
thieves-table-take = { $owner-is ->
    [you] Aus der eigenen Beute nehmen: { thieves-table-times.card }
   *[other] Von { $owner } nehmen: { thieves-table-times.card }
}
thieves-table-move = { $to-is ->
    [you] Zu dir legen: { thieves-table-times.card }
   *[other] Zu { $to } legen: { thieves-table-times.card }
}

## Ribbon, when a card is chosen

thieves-table-help-raid = Das vierte Polizeiauto: Razzia, und wer am reichsten ist, verliert alles.
thieves-table-help-stash = Es kommt verdeckt in deine eigene Beute.
thieves-table-help-plant = Es kommt offen in die Beute von { $name }.
thieves-table-help-police = Beim vierten Polizeiauto gibt es eine Razzia.
thieves-table-help-alarm = Alle legen alle ihre Polizeikarten auf die Straße.
thieves-table-help-alarm-others = Alle anderen legen ihre Polizeikarten auf die Straße.
thieves-table-help-roadblock = Eine Polizeikarte auf der Straße kommt aus dem Spiel.
thieves-table-help-thief = Eine Karte einer beliebigen Reihe kommt in eine andere.
thieves-table-help-double = Zieh zwei Karten und spiel beide sofort.

## Score sheet

thieves-table-sheet = Gesehene Beute
thieves-table-sheet-then = Nach deinem Spielzug
thieves-table-sheet-raid = Bei einer Razzia
thieves-table-sheet-end = Am Ende
thieves-table-sheet-hidden = Verborgen

## Log

thieves-table-log-raid = Razzia

## A card at large: its rule in one sentence

thieves-about = { $card ->
    [money] Bunkere es verdeckt in deiner Beute oder schieb es jemandem offen unter; bei einer Razzia verliert der Reichste alles.
    [ring] Geld: bei einer Razzia 3 wert, am Ende 1.
    [horseshoe] Geld: bei einer Razzia 1 wert, am Ende 3.
    [police] Liegt auf der Spielfläche; sobald dort vier Polizeiautos stehen, gibt es eine Razzia.
    [roadblock] Entfernt eine Polizeikarte von der Spielfläche.
    [alarm] Alle legen alle Polizeikarten aus der Hand aus; vier Polizeiautos oder mehr sind eine Razzia.
    [thief] Bringt eine Karte aus einer beliebigen Beutereihe ans Ende einer anderen.
    [double_loot] Zieh zwei Karten und spiel beide.
   *[getaway_car] Wird ausgelegt, sobald es gezogen ist; mit dem siebten endet das Spiel.
}
