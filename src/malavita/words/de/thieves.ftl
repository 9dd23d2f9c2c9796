# Malavita, German: Thieves!.

thieves-title = Diebe!
thieves-author = Richard de Rijk, 2016
thieves-advert = Hamstere Beute, aber sei bei einer Razzia nie am reichsten.

## Things

# Accusative.
thieves-card = { $card ->
    [money] Geld { $card-value }
    [ring] den Diamantring
    [horseshoe] das Hufeisen
    [police] { $card-value ->
        [1] ein Polizeiauto
       *[2] zwei Polizeiautos
    }
    [roadblock] eine Straßensperre
    [alarm] einen Alarm
    [thief] einen Dieb
    [double_loot] doppelte Beute
    [getaway_car] ein Fluchtauto
   *[unknown] eine verborgene Karte
}
    .label = { $card ->
        [money] Geld
        [ring] Diamantring
        [horseshoe] Hufeisen
        [police] { $card-value ->
            [1] Ein Polizeiauto
           *[2] Zwei Polizeiautos
        }
        [roadblock] Straßensperre
        [alarm] Alarm
        [thief] Dieb
        [double_loot] Doppelte Beute
        [getaway_car] Fluchtauto
       *[unknown] Verborgen
    }
thieves-cards = { $count ->
    [1] { thieves-card }
   *[other] { $count } × { $card ->
        [money] Geld { $card-value }
        [ring] Diamantring
        [horseshoe] Hufeisen
        [police] { $card-value ->
            [1] ein Polizeiauto
           *[2] zwei Polizeiautos
        }
        [roadblock] Straßensperre
        [alarm] Alarm
        [thief] Dieb
        [double_loot] doppelte Beute
        [getaway_car] Fluchtauto
       *[unknown] verborgene Karte
    }
}
# After das.
thieves-nth = { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
   *[7] siebte
}
thieves-street = { $cars ->
    [one] { $cars } Polizeiauto auf der Straße.
   *[other] { $cars } Polizeiautos auf der Straße.
}

## Story

thieves-money-stashed = { $by ->
    [you] Du bunkerst { thieves-card }.
   *[other] { $card ->
        [unknown] { $seat } bunkert eine Karte.
       *[known] { $seat } bunkert { thieves-card }.
    }
}
thieves-money-planted = { $by ->
    [you] Du schiebst { $on } { thieves-card } unter.
   *[other] { $on-is ->
        [you] { $seat } schiebt dir { thieves-card } unter.
       *[other] { $seat } schiebt { $on } { thieves-card } unter.
    }
}
thieves-police-laid = { $by ->
    [you] Du spielst Polizei: { thieves-street }
   *[other] { $seat } spielt Polizei: { thieves-street }
}
thieves-roadblock-played = { $effect ->
    [yes] { $by ->
        [you] Du spielst eine Straßensperre.
       *[other] { $seat } spielt eine Straßensperre.
    }
   *[no] { $by ->
        [you] Du spielst eine Straßensperre, aber die Straße ist leer.
       *[other] { $seat } spielt eine Straßensperre, aber die Straße ist leer.
    }
}
thieves-police-removed = { $by ->
    [you] Du entfernst { thieves-card }.
   *[other] { $seat } entfernt { thieves-card }.
}
thieves-alarm-raised = { $by ->
    [you] Du schlägst Alarm.
   *[other] { $seat } schlägt Alarm.
} { $police-size ->
    [0] Niemand hat eine Polizeikarte.
    [one] { $police-size } Polizeikarte kommt heraus: { thieves-street }
   *[other] { $police-size } Polizeikarten kommen heraus: { thieves-street }
}
thieves-thief-played = { $effect ->
    [yes] { $by ->
        [you] Du spielst einen Dieb.
       *[other] { $seat } spielt einen Dieb.
    }
   *[no] { $by ->
        [you] Du spielst einen Dieb, aber es gibt keine Beute.
       *[other] { $seat } spielt einen Dieb, aber es gibt keine Beute.
    }
}
thieves-thief-declined = { $by ->
    [you] Dein Dieb nimmt nichts.
   *[other] Der Dieb von { $seat } nimmt nichts.
}
thieves-loot-taken = { $by ->
    [you] { $owner-is ->
        [you] Dein Dieb nimmt { thieves-card } aus deiner eigenen Beute.
       *[other] Dein Dieb nimmt { $owner } { thieves-card } weg.
    }
   *[other] { $owner-is ->
        [you] Der Dieb von { $seat } nimmt dir { thieves-card } weg.
        [self] Der Dieb von { $seat } nimmt { thieves-card } aus der eigenen Beute.
       *[other] Der Dieb von { $seat } nimmt { $owner } { thieves-card } weg.
    }
}
thieves-loot-moved = { $card ->
    [unknown] { $to-is ->
        [you] Die verborgene Karte geht an dich.
       *[other] Die verborgene Karte geht an { $to }.
    }
   *[known] { $to-is ->
        [you] Du bekommst { thieves-card }.
       *[other] { $to } bekommt { thieves-card }.
    }
}
thieves-double-loot-played = { $by ->
    [you] Du spielst doppelte Beute.
   *[other] { $seat } spielt doppelte Beute.
}
thieves-raid = { $lost ->
    [0] Razzia. Alle Beute wird aufgedeckt, niemand verliert etwas.
   *[other] Razzia. Alle Beute wird aufgedeckt.
}
thieves-loot-lost = { $by ->
    [you] Du hast die größte Beute, { $worth }, und verlierst sie: { $cards }.
   *[other] { $seat } hat die größte Beute, { $worth }, und verliert sie: { $cards }.
}
thieves-getaway-car-drawn = { $by ->
    [you] Du ziehst ein Fluchtauto, das { thieves-nth }.
   *[other] { $seat } zieht ein Fluchtauto, das { thieves-nth }.
} { $left ->
    [0] Das Spiel ist aus.
    [one] Noch eins, und das Spiel ist aus.
   *[other] Noch { $left }, und das Spiel ist aus.
}
thieves-cards-drawn = { $apart ->
    [yes] { $by ->
        [you] Du ziehst { $cards }, sofort zu spielen.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } zieht { $number } Karte, sofort zu spielen.
               *[other] { $seat } zieht { $number } Karten, sofort zu spielen.
            }
           *[other] { $seat } zieht { $cards }, sofort zu spielen.
        }
    }
   *[no] { $by ->
        [you] Du ziehst { $cards }.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } zieht { $number } Karte.
               *[other] { $seat } zieht { $number } Karten.
            }
           *[other] { $seat } zieht { $cards }.
        }
    }
}
thieves-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Die Flucht: Du gewinnst mit Beute im Wert von { $score }.
       *[other] Die Flucht: { $winners } gewinnt mit Beute im Wert von { $score }.
    }
   *[other] Die Flucht. Geteilter Sieg mit Beute im Wert von { $score }: { $winners }.
}

## Ribbon

thieves-ribbon-play-you = Du bist dran.
thieves-ribbon-play-you-help = { $apart ->
    [yes] Spiel die Karten, die doppelte Beute gebracht hat.
   *[no] Spiel eine Karte. Geld: für dich verdeckt, bei anderen offen.
}
thieves-ribbon-play-other = Warten auf { $names }: eine Karte spielen.
thieves-ribbon-remove-you = Die Straßensperre.
thieves-ribbon-remove-you-help = Entferne eine Polizeikarte von der Straße.
thieves-ribbon-remove-other = Warten auf { $names }: eine Polizeikarte entfernen.
thieves-ribbon-take-you = Der Dieb.
thieves-ribbon-take-you-help = Nimm eine Karte aus einer beliebigen Beutereihe oder verzichte. Dann wähle die Reihe, in die sie kommt.
thieves-ribbon-take-other = Warten auf { $names }: Beute nehmen oder verzichten.
thieves-ribbon-to-you = Der Dieb.
thieves-ribbon-to-you-help = Wähle die Reihe, in die die Karte kommt. Was verdeckt liegt, bleibt verdeckt; wer es bekommt, darf es ansehen.
thieves-ribbon-to-other = Warten auf { $names }: Wohin kommt die Karte?

## Buttons

thieves-do-stash = { thieves-card } bunkern
thieves-do-plant = { $on } { thieves-card } unterschieben
thieves-do-police = { $cars ->
    [1] Polizei spielen: ein Polizeiauto
   *[2] Polizei spielen: zwei Polizeiautos
}
thieves-do-roadblock = Straßensperre spielen
thieves-do-alarm = Alarm spielen
thieves-do-thief = Dieb spielen
thieves-do-double = Doppelte Beute spielen
thieves-do-remove = { $cars ->
    [1] Ein Polizeiauto entfernen
   *[2] Zwei Polizeiautos entfernen
}
thieves-do-decline = Verzichten
thieves-do-take = { $owner-is ->
    [you] Aus der eigenen Beute nehmen
   *[other] Von { $owner } nehmen
}
thieves-do-to = { $to-is ->
    [you] Zu dir legen
   *[other] Zu { $to } legen
}
thieves-do-raid = Razzia auslösen

## Scoring

thieves-score-raid = Wert bei einer Razzia
thieves-score-raid-help = Diamantring 3, Hufeisen 1
thieves-score-end = Wert am Ende
thieves-score-end-help = Diamantring 1, Hufeisen 3

## Options

thieves-option-alarm = Alarm
thieves-option-alarm-help = Bei Alarm legen alle ihre Polizeikarten aus oder alle außer dem, der ihn schlägt.
thieves-option-alarm-all = alle
thieves-option-alarm-others = die anderen
thieves-option-raid-tie = Gleichstand bei einer Razzia
thieves-option-raid-tie-help = Sind mehrere am reichsten, verlieren sie alle ihre Beute oder niemand.
thieves-option-raid-tie-all = alle
thieves-option-raid-tie-none = niemand
thieves-option-after-raid = Beute nach einer Razzia
thieves-option-after-raid-help = Was nicht verloren ging, bleibt offen liegen oder wird wieder verdeckt.
thieves-option-after-raid-open = offen
thieves-option-after-raid-closed = verdeckt
thieves-option-actions = Aktionskarten
thieves-option-actions-help = Gespielte Aktionskarten kommen aus dem Spiel oder bei jeder Razzia zurück in den Stapel.
thieves-option-actions-out = aus dem Spiel
thieves-option-actions-reshuffled = kommen zurück

## Why not

thieves-why-apart-first = erst die gezogenen Karten spielen
thieves-why-later-first = wartet auf die später gezogenen Karten
thieves-why-unfinished = erst diese Karte zu Ende spielen
thieves-why-none-lying = liegt nicht auf der Straße
thieves-why-not-back = nicht hierher zurück
