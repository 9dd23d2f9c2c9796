# Malavita, French: Razzia (Dorra).

razzia-dorra-title = Razzia
razzia-dorra-author = Stefan Dorra, 1992
razzia-dorra-advert = Six bars, une carte secrète chacun. Partage l’argent, ou joue-le aux dés.

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
razzia-dorra-card = { $card ->
    [raid] la razzia { $card-value } ({ razzia-dorra-goes-to })
   *[gambler] le flambeur { $card-value } ({ razzia-dorra-goes-to })
}
    .label = { $card ->
        [raid] Razzia
       *[gambler] Flambeur
    }
razzia-dorra-notes = { razzia-dorra-bar } { $note }

## Story

razzia-dorra-note-placed = { $by ->
    [you] Tu places le billet du donneur, { $note }, au { razzia-dorra-bar }.
   *[other] { $seat } place le billet du donneur, { $note }, au { razzia-dorra-bar }.
}
razzia-dorra-card-chosen = { $by ->
    [you] Tu choisis { razzia-dorra-card }.
   *[other] { $card ->
        [unknown] { $seat } choisit une carte.
       *[known] { $seat } choisit { razzia-dorra-card }.
    }
}
razzia-dorra-card-turned-up = { $by ->
    [you] Tu retournes { razzia-dorra-card }.
   *[other] { $seat } retourne { razzia-dorra-card }.
}
razzia-dorra-gambler-caught = { $by ->
    [you] Razzia au { razzia-dorra-bar } : tu repars les mains vides.
   *[other] Razzia au { razzia-dorra-bar } : { $seat } repart les mains vides.
}
razzia-dorra-raid-failed = Razzia bredouille au { razzia-dorra-bar }. Les billets restent.
razzia-dorra-bar-taken = { $by ->
    [you] Tu ramasses { $amount } au { razzia-dorra-bar }.
   *[other] { $seat } ramasse { $amount } au { razzia-dorra-bar }.
}
razzia-dorra-split-opened = { $by ->
    [you] { razzia-dorra-bar } : tu partages { $amount }. Prétendants : { $claimants }.
   *[other] { razzia-dorra-bar } : { $seat } partage { $amount }. Prétendants : { $claimants }.
}
razzia-dorra-note-given = { $kept ->
    [yes] { $by ->
        [you] Tu gardes { $note }.
       *[other] { $seat } garde { $note }.
    }
   *[no] { $by ->
        [you] On te propose { $note }.
       *[other] On propose { $note } à { $seat }.
    }
}
razzia-dorra-answered = { $answer ->
    [accept] { $by ->
        [you] Tu acceptes.
       *[other] { $seat } accepte.
    }
    [duel] { $by ->
        [you] Tu lances un défi.
       *[other] { $seat } lance un défi.
    }
   *[unknown] { $seat } répond en secret.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] Ta réponse : accepté.
       *[other] { $seat } répond : accepté.
    }
   *[duel] { $by ->
        [you] Ta réponse : un duel.
       *[other] { $seat } répond : un duel.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] { razzia-dorra-bar } : ta part est vide.
       *[other] { razzia-dorra-bar } : part vide pour { $seat }.
    }
   *[other] { $by ->
        [you] { razzia-dorra-bar } : tu prends ta part, { $amount }.
       *[other] { razzia-dorra-bar } : { $seat } prend une part de { $amount }.
    }
}
razzia-dorra-duel-fought = { $champion-is ->
    [you] Tu affrontes { $challenger } en duel : { $champion_card }+{ $champion_die } contre { $challenger_card }+{ $challenger_die }.
   *[other] { $challenger-is ->
        [you] { $champion } t’affronte en duel : { $champion_card }+{ $champion_die } contre { $challenger_card }+{ $challenger_die }.
       *[other] { $champion } affronte { $challenger } en duel : { $champion_card }+{ $champion_die } contre { $challenger_card }+{ $challenger_die }.
    }
} { $by ->
    [you] Tu gagnes.
   *[other] { $seat } gagne.
}
razzia-dorra-nothing-to-duel-for = Il ne reste rien au { razzia-dorra-bar } pour un duel.
razzia-dorra-round-began = { $by ->
    [you] Manche { $round } : tu distribues.
   *[other] Manche { $round } : { $seat } distribue.
}
razzia-dorra-stock-made = { $cards ->
    [one] La pioche est vide. On mélange la défausse : { $cards } carte.
   *[other] La pioche est vide. On mélange la défausse : { $cards } cartes.
}
razzia-dorra-card-dealt = { $by ->
    [you] Tu reçois { razzia-dorra-card }.
   *[other] { $seat } reçoit { razzia-dorra-card }.
}
razzia-dorra-notes-laid = Billets sur les tables : { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] Tu regardes le billet du donneur : { $note }.
   *[other] { $note ->
        [0] { $seat } regarde le billet du donneur.
       *[other] { $seat } regarde le billet du donneur : { $note }.
    }
}
razzia-dorra-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Tu gagnes avec { $score }.
       *[other] { $winners } gagne avec { $score }.
    }
   *[other] Victoire partagée avec { $score } : { $winners }.
}

## Ribbon

razzia-dorra-ribbon-place-you = Place le billet.
razzia-dorra-ribbon-place-you-help = Pose le billet du donneur, { $note }, au bar de ton choix.
razzia-dorra-ribbon-place-other = On attend { $names } : placer le billet du donneur.
razzia-dorra-ribbon-choose-you = Choisis une carte, en secret.
razzia-dorra-ribbon-choose-you-help = Elle va au bar de sa couleur et ne peut plus être changée.
razzia-dorra-ribbon-choose-other = On attend { $names } : choisir une carte, en secret.
razzia-dorra-ribbon-split-you = Partage : { razzia-dorra-bar }.
razzia-dorra-ribbon-split-you-help = À qui le billet de { $note } ? Ce qui est donné est donné. Ensuite, les autres acceptent ou lancent un défi.
razzia-dorra-ribbon-split-other = On attend { $names } : faire une proposition au { razzia-dorra-bar }.
razzia-dorra-ribbon-answer-you = Ta réponse.
razzia-dorra-ribbon-answer-you-help = { $amount ->
    [0] Ta part est vide. Accepte, ou lance un défi.
   *[other] Ta part est de { $amount }. Accepte, ou lance un défi.
}
razzia-dorra-ribbon-answer-other = On attend { $names } : accepter la part, ou lancer un défi.

## Buttons

razzia-dorra-do-place = Placer au { razzia-dorra-bar }
razzia-dorra-do-play = Jouer { razzia-dorra-card }
razzia-dorra-do-give = { $to-is ->
    [you] { $note ->
        [0] Garder
       *[other] Garder { $note }
    }
   *[other] { $note ->
        [0] Donner à { $to }
       *[other] Donner { $note } à { $to }
    }
}
razzia-dorra-do-accept = Accepter
razzia-dorra-do-duel = Lancer un défi

## Scoring

razzia-dorra-score-money = Gains
razzia-dorra-score-money-help = le plus gros total gagne

## Options

razzia-dorra-option-last-notes = Derniers billets
razzia-dorra-option-last-notes-help = À trois, il reste deux billets à la fin : on les joue en une courte dernière manche, ou on les laisse de côté.
razzia-dorra-option-last-notes-play = joués
razzia-dorra-option-last-notes-out = laissés de côté
razzia-dorra-option-answers = Réponses
razzia-dorra-option-answers-help = Tout le monde répond en même temps, sans rien voir, ou chacun son tour.
razzia-dorra-option-answers-secret = secrètes
razzia-dorra-option-answers-open = publiques
razzia-dorra-option-money = Gains
razzia-dorra-option-money-help = Tout le monde voit les gains des autres, ou il faut les compter soi-même.
razzia-dorra-option-money-open = publics
razzia-dorra-option-money-hidden = cachés

## Why not

razzia-dorra-why-no-claim = pas de prétendant ici
razzia-dorra-why-note-first = place d’abord le billet
razzia-dorra-why-hand-rests = pas de carte à choisir maintenant
