# Malavita, French: Sicilianos.

sicilianos-title = Sicilianos
sicilianos-author = Czarné, 2004
sicilianos-advert = Guerres des gangs, traîtres et bombes. Blanchis ta mise.

## Things

sicilianos-colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [black] noir
   *[green] vert
}
    .label = { $colour ->
        [white] Blanc
        [yellow] Jaune
        [red] Rouge
        [blue] Bleu
        [black] Noir
       *[green] Vert
    }
    .family = { $colour ->
        [white] Famille blanche
        [yellow] Famille jaune
        [red] Famille rouge
        [blue] Famille bleue
        [black] Famille noire
       *[green] Famille verte
    }
    .emblem = { $colour ->
        [white] lune
        [yellow] soleil
        [red] cœur
        [blue] vagues
        [black] pique
       *[green] feuille
    }
    .feminine = { $colour ->
        [white] blanche
        [yellow] jaune
        [red] rouge
        [blue] bleue
        [black] noire
       *[green] verte
    }
sicilianos-first = { $first ->
    [white] blanc
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [black] noir
   *[green] vert
}
sicilianos-second = { $second ->
    [white] blanc
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [black] noir
   *[green] vert
}
# Agrees with famille.
sicilianos-joined = { $family ->
    [white] blanche
    [yellow] jaune
    [red] rouge
    [blue] bleue
    [black] noire
   *[green] verte
}
sicilianos-card = { $value ->
    [0] une carte { sicilianos-colour.feminine }
   *[other] le { $value } { sicilianos-colour }
}
    .label = { $value ->
        [1] Garde du corps
        [5] Bombe
        [8] Traître
       *[other] Carte famille
    }
sicilianos-type = { $type ->
    [antique] antiquaire
    [restaurant] restaurant
    [laundry] blanchisserie
   *[unknown] commerce
}
    .label = { $type ->
        [antique] Antiquaire
        [restaurant] Restaurant
        [laundry] Blanchisserie
       *[unknown] Type inconnu
    }
sicilianos-face = { $influence ->
    [two] piocher 2 cartes
    [one] piocher 1 carte
   *[steal] voler 1 carte
}
    .label = { $influence ->
        [two] Piocher 2 cartes
        [one] Piocher 1 carte
       *[steal] Voler 1 carte
    }

## Story

sicilianos-card-drafted = { $by ->
    [you] Tu commences avec { sicilianos-card }.
   *[other] { $seat } commence avec { sicilianos-card }.
}
sicilianos-dice-rolled = { $by ->
    [you] Tu lances les dés : { sicilianos-first }, { sicilianos-second } et « { sicilianos-face } ».
   *[other] { $seat } lance les dés : { sicilianos-first }, { sicilianos-second } et « { sicilianos-face } ».
}
sicilianos-roll-wasted = Cela ne donne rien.
sicilianos-card-drawn = { $by ->
    [you] Tu pioches { sicilianos-card }.
   *[other] { $seat } pioche { sicilianos-card }.
}
sicilianos-pile-searched = { $by ->
    [you] { $cards ->
        [one] Tu fouilles la pioche { sicilianos-colour.feminine }, { $cards } carte.
       *[other] Tu fouilles la pioche { sicilianos-colour.feminine }, { $cards } cartes.
    }
   *[other] { $cards ->
        [one] { $seat } fouille la pioche { sicilianos-colour.feminine }, { $cards } carte.
       *[other] { $seat } fouille la pioche { sicilianos-colour.feminine }, { $cards } cartes.
    }
}
sicilianos-card-kept = { $by ->
    [you] Tu gardes { sicilianos-card }.
   *[other] { $seat } garde { sicilianos-card }.
}
sicilianos-card-stolen = { $by ->
    [you] Tu voles { sicilianos-card }.
   *[other] { $seat } vole { sicilianos-card }.
}
sicilianos-card-lost = { $by ->
    [you] La carte était à toi.
   *[other] La carte était à { $seat }.
}
sicilianos-war-started = { $by ->
    [you] Tu déclenches une guerre des gangs avec { sicilianos-card }.
   *[other] { $seat } déclenche une guerre des gangs avec { sicilianos-card }.
}
sicilianos-war-joined = { $by ->
    [you] Tu participes avec { sicilianos-card }.
   *[other] { $seat } participe avec { sicilianos-card }.
}
sicilianos-note-staked = { $by ->
    [you] Tu mises { $note }.
   *[other] { $seat } mise { $note }.
}
sicilianos-stayed-out = { $by ->
    [you] Tu restes en dehors.
   *[other] { $seat } reste en dehors.
}
sicilianos-card-added = { $by ->
    [you] Tu ajoutes { sicilianos-card }.
   *[other] { $seat } ajoute { sicilianos-card }.
}
sicilianos-stopped = { $by ->
    [you] Tu t’arrêtes : plus de cartes dans cette guerre.
   *[other] { $seat } s’arrête : plus de cartes dans cette guerre.
}
sicilianos-card-turned-up = { $value ->
    [1] { $by ->
        [you] Tu révèles { sicilianos-card }, le garde du corps.
       *[other] { $seat } révèle { sicilianos-card }, le garde du corps.
    }
    [5] { $by ->
        [you] Tu révèles { sicilianos-card }, la bombe.
       *[other] { $seat } révèle { sicilianos-card }, la bombe.
    }
    [8] { $by ->
        [you] Tu révèles { sicilianos-card }, le traître.
       *[other] { $seat } révèle { sicilianos-card }, le traître.
    }
   *[other] { $by ->
        [you] Tu révèles { sicilianos-card }.
       *[other] { $seat } révèle { sicilianos-card }.
    }
}
sicilianos-stayed-loyal = { $by ->
    [you] Ton traître reste fidèle : 8 pour la famille { sicilianos-colour.feminine }.
   *[other] { $seat } reste fidèle : 8 pour la famille { sicilianos-colour.feminine }.
}
sicilianos-betrayed = { $by ->
    [you] Tu trahis : 4 pour la famille { sicilianos-joined }.
   *[other] { $seat } trahit : 4 pour la famille { sicilianos-joined }.
}
sicilianos-bomb-held = { $by ->
    [you] Tu n’amorces pas la bombe : 5 pour la famille { sicilianos-colour.feminine }.
   *[other] { $seat } n’amorce pas la bombe : 5 pour la famille { sicilianos-colour.feminine }.
}
sicilianos-card-blown-up = { $by ->
    [you] Tu fais sauter { sicilianos-card }.
   *[other] { $seat } fait sauter { sicilianos-card }.
}
sicilianos-war-won = { $winners-size ->
    [one] { $by ->
        [you] La famille { sicilianos-colour.feminine } est la plus forte avec { $strength }. Tu gagnes la guerre des gangs.
       *[other] La famille { sicilianos-colour.feminine } est la plus forte avec { $strength }. { $winners } gagne la guerre des gangs.
    }
   *[other] La famille { sicilianos-colour.feminine } est la plus forte avec { $strength }. Les alliés gagnent la guerre des gangs : { $winners }.
}
sicilianos-war-undecided = Personne ne gagne la guerre.
sicilianos-share-chosen = { $share ->
    [business] { $by ->
        [you] Tu prends le commerce.
       *[other] { $seat } prend le commerce.
    }
   *[money] { $by ->
        [you] Tu prends l’argent.
       *[other] { $seat } prend l’argent.
    }
}
sicilianos-business-founded = { $by ->
    [you] Tu fondes un commerce de la famille { sicilianos-colour.feminine } : { sicilianos-type }.
   *[other] { $type ->
        [unknown] { $seat } fonde un commerce de la famille { sicilianos-colour.feminine }.
       *[known] { $seat } fonde un commerce de la famille { sicilianos-colour.feminine } : { sicilianos-type }.
    }
}
sicilianos-money-laundered = { $by ->
    [you] Tu blanchis { $amount }.
   *[other] { $seat } blanchit { $amount }.
}
sicilianos-war-settled = { $lost ->
    [0] La guerre est finie.
   *[other] La guerre est finie. La banque prend { $lost }.
}
sicilianos-godfather-crowned = { $by ->
    [you] C’est toi, le parrain.
   *[other] Le parrain, c’est { $seat }.
}
sicilianos-results-counted = On révèle les commerces et on calcule le résultat final.
sicilianos-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Tu gagnes.
       *[other] { $winners } gagne.
    }
   *[other] Victoire partagée : { $winners }.
}

## Ribbon

sicilianos-ribbon-draft-you = Pioche de départ.
sicilianos-ribbon-draft-you-help = Prends une carte d’une couleur que tu n’as pas encore.
sicilianos-ribbon-draft-other = On attend { $names } : pioche de départ.
sicilianos-ribbon-turn-you = À toi de jouer.
sicilianos-ribbon-turn-you-help = { $must ->
    [roll] Lance les dés. Sans carte, pas de guerre des gangs.
    [war] Déclenche une guerre des gangs. Avec dix cartes, c’est obligatoire.
   *[no] Lance les dés, ou déclenche une guerre des gangs avec une carte.
}
sicilianos-ribbon-turn-other = On attend { $names } : lancer les dés, ou déclencher une guerre des gangs.
sicilianos-ribbon-pick-you = Une seule carte.
sicilianos-ribbon-pick-you-help = Tu en as neuf. Choisis dans laquelle des couleurs des dés tu pioches.
sicilianos-ribbon-pick-other = On attend { $names } : piocher dans une couleur des dés.
sicilianos-ribbon-help-you = Pioche une carte.
sicilianos-ribbon-help-you-help = La première de n’importe quelle pioche, ou fouille celle d’une couleur des dés et garde une carte.
sicilianos-ribbon-help-other = On attend { $names } : piocher une carte, ou fouiller une pioche.
sicilianos-ribbon-keep-you = Garde une carte.
sicilianos-ribbon-keep-you-help = Tu vois toute la pioche. Une carte est à toi, les autres restent dans l’ordre.
sicilianos-ribbon-keep-other = On attend { $names } : garder une carte de la pioche fouillée.
sicilianos-ribbon-steal-you = Vole une carte.
sicilianos-ribbon-steal-you-help = Choisis une couleur des dés et quelqu’un qui en a. Le hasard décide de la carte.
sicilianos-ribbon-steal-other = On attend { $names } : voler une carte.
sicilianos-ribbon-stake-you = Ta mise.
sicilianos-ribbon-stake-you-help = Mise un billet d’argent sale. Le vainqueur blanchit sa mise, les autres perdent la leur.
sicilianos-ribbon-stake-other = On attend { $names } : miser un billet.
sicilianos-ribbon-join-you = Tu participes ?
sicilianos-ribbon-join-you-help = Pose une carte d’une couleur qui n’est pas encore là et un billet d’argent sale. Ou reste en dehors.
sicilianos-ribbon-join-other = On attend { $names } : participer, ou rester en dehors.
sicilianos-ribbon-decide-you = { $value ->
    [5] Ta bombe.
   *[8] Ton traître.
}
sicilianos-ribbon-decide-you-help = { $value ->
    [5] Fais sauter une carte, ou n’amorce pas et compte 5. La bombe et sa victime partent aussitôt.
   *[8] Reste fidèle pour 8, ou trahis : 4 pour l’autre famille, et c’est l’alliance.
}
sicilianos-ribbon-decide-other = { $value ->
    [5] On attend { $names } : faire sauter une carte, ou ne pas amorcer.
   *[8] On attend { $names } : rester fidèle, ou trahir.
}
sicilianos-ribbon-add-you = Une carte de plus ?
sicilianos-ribbon-add-you-help = Ajoute une carte de ta famille, face cachée, ou arrête-toi pour le reste de la guerre.
sicilianos-ribbon-add-other = On attend { $names } : ajouter une carte, ou s’arrêter.
sicilianos-ribbon-share-you = Commerce ou argent ?
sicilianos-ribbon-share-you-help = Le butin de guerre se partage : ton allié reçoit ce que tu laisses.
sicilianos-ribbon-share-other = On attend { $names } : prendre le commerce, ou l’argent.
sicilianos-ribbon-found-you = Fonde un commerce.
sicilianos-ribbon-found-you-help = Choisis parmi ceux qui restent à la famille { sicilianos-colour.feminine }. Les autres ne voient pas lequel.
sicilianos-ribbon-found-other = On attend { $names } : fonder un commerce.

## Buttons

sicilianos-do-draft = Piocher une carte { sicilianos-colour.feminine }
sicilianos-do-roll = Lancer les dés
sicilianos-do-draw = Piocher une carte { sicilianos-colour.feminine }
sicilianos-do-search = Fouiller la pioche { sicilianos-colour.feminine }
sicilianos-do-keep = Garder le { $value }
sicilianos-do-steal = Voler une carte { sicilianos-colour.feminine } à { $owner }
sicilianos-do-war = { $note ->
    [0] Déclencher une guerre avec { sicilianos-card }
   *[other] Déclencher une guerre avec { sicilianos-card }, mise { $note }
}
sicilianos-do-join = { $note ->
    [0] Participer avec { sicilianos-card }
   *[other] Participer avec { sicilianos-card }, mise { $note }
}
sicilianos-do-stake = Miser { $note }
sicilianos-do-out = Rester en dehors
sicilianos-do-add = Ajouter le { $value }
sicilianos-do-stop = S’arrêter
sicilianos-do-loyal = Rester fidèle : 8
sicilianos-do-betray = Trahir : 4
sicilianos-do-hold = Ne pas amorcer : 5
sicilianos-do-bomb = Faire sauter { sicilianos-card }
sicilianos-do-business = Prendre le commerce
sicilianos-do-money = Prendre l’argent
sicilianos-do-found = Fonder : { sicilianos-type }

## Scoring

sicilianos-score-clean-money = Argent propre
sicilianos-score-clean-money-help = tout l’argent blanchi
sicilianos-score-dirty-money = Moins l’argent sale
sicilianos-score-dirty-money-help = ce qui te reste est déduit
sicilianos-score-three-types = Trois commerces différents
sicilianos-score-three-types-help = +50 une seule fois, en trois couleurs
sicilianos-score-most-antiques = Le plus d’antiquaires
sicilianos-score-most-antiques-help = +100, personne en cas d’égalité
sicilianos-score-most-restaurants = Le plus de restaurants
sicilianos-score-most-restaurants-help = +100, personne en cas d’égalité
sicilianos-score-most-laundries = Le plus de blanchisseries
sicilianos-score-most-laundries-help = +100, personne en cas d’égalité

## Options

sicilianos-option-draft = Pioche de départ
sicilianos-option-draft-help = Chacun choisit les couleurs de ses quatre premières cartes, ou le sort décide.
sicilianos-option-draft-choose = au choix
sicilianos-option-draft-random = au sort

## Why not

sicilianos-why-have-colour = tu as déjà cette couleur
sicilianos-why-ten-cards = dix cartes : déclenche une guerre
sicilianos-why-not-rolled = cette couleur n’est pas sortie
sicilianos-why-empty-pile = la pioche est vide
sicilianos-why-holds-none = n’a pas cette couleur
sicilianos-why-no-note = il n’y en a plus
sicilianos-why-colour-laid = déjà posé : { sicilianos-colour }
sicilianos-why-other-colour = ta famille est la { sicilianos-colour.feminine }
sicilianos-why-no-partner = pas de famille { sicilianos-colour.feminine } ici
sicilianos-why-partner-turned = le traître { sicilianos-colour } a déjà trahi
sicilianos-why-own-family = ta propre famille
sicilianos-why-out-of-reach = hors de portée de la bombe
sicilianos-why-guarded = protégé par le garde du corps
sicilianos-why-founded = déjà fondé
