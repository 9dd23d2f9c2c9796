# Malavita, French: Thieves!.

thieves-title = Voleurs !
thieves-author = Richard de Rijk, 2016
thieves-advert = Amasse du butin, mais ne sois jamais le plus riche lors d’une descente.

## Things

thieves-card = { $card ->
    [money] une carte argent de valeur { $card-value }
    [ring] la bague en diamant
    [horseshoe] le fer à cheval
    [police] { $card-value ->
        [1] une voiture de police
       *[2] deux voitures de police
    }
    [roadblock] un barrage
    [alarm] une alarme
    [thief] un voleur
    [double_loot] un double butin
    [getaway_car] une voiture de fuite
   *[unknown] une carte cachée
}
    .label = { $card ->
        [money] Argent
        [ring] Bague en diamant
        [horseshoe] Fer à cheval
        [police] { $card-value ->
            [1] Une voiture de police
           *[2] Deux voitures de police
        }
        [roadblock] Barrage
        [alarm] Alarme
        [thief] Voleur
        [double_loot] Double butin
        [getaway_car] Voiture de fuite
       *[unknown] Caché
    }
    .bare = { $card ->
        [money] argent { $card-value }
        [ring] bague en diamant
        [horseshoe] fer à cheval
        [police] { $card-value ->
            [1] une voiture de police
           *[2] deux voitures de police
        }
        [roadblock] barrage
        [alarm] alarme
        [thief] voleur
        [double_loot] double butin
        [getaway_car] voiture de fuite
       *[unknown] carte cachée
    }
thieves-cards = { $count ->
    [1] { thieves-card.bare }
   *[other] { $count } × { thieves-card.bare }
}
# Feminine.
thieves-nth = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[7] septième
}
thieves-street = { $cars ->
    [one] { $cars } voiture de police dans la rue.
   *[other] { $cars } voitures de police dans la rue.
}

## Story

thieves-money-stashed = { $by ->
    [you] Tu planques { thieves-card }.
   *[other] { $card ->
        [unknown] { $seat } planque une carte.
       *[known] { $seat } planque { thieves-card }.
    }
}
thieves-money-planted = { $by ->
    [you] Tu refiles { thieves-card } à { $on }.
   *[other] { $on-is ->
        [you] { $seat } te refile { thieves-card }.
       *[other] { $seat } refile { thieves-card } à { $on }.
    }
}
thieves-police-laid = { $by ->
    [you] Tu joues la police : { thieves-street }
   *[other] { $seat } joue la police : { thieves-street }
}
thieves-roadblock-played = { $effect ->
    [yes] { $by ->
        [you] Tu joues un barrage.
       *[other] { $seat } joue un barrage.
    }
   *[no] { $by ->
        [you] Tu joues un barrage, mais la rue est vide.
       *[other] { $seat } joue un barrage, mais la rue est vide.
    }
}
thieves-police-removed = { $by ->
    [you] Tu retires { thieves-card }.
   *[other] { $seat } retire { thieves-card }.
}
thieves-alarm-raised = { $by ->
    [you] Tu donnes l’alarme.
   *[other] { $seat } donne l’alarme.
} { $police-size ->
    [0] Personne n’a de carte Police.
    [one] { $police-size } carte Police sort : { thieves-street }
   *[other] { $police-size } cartes Police sortent : { thieves-street }
}
thieves-thief-played = { $effect ->
    [yes] { $by ->
        [you] Tu joues un voleur.
       *[other] { $seat } joue un voleur.
    }
   *[no] { $by ->
        [you] Tu joues un voleur, mais il n’y a pas de butin.
       *[other] { $seat } joue un voleur, mais il n’y a pas de butin.
    }
}
thieves-thief-declined = { $by ->
    [you] Ton voleur ne prend rien.
   *[other] { $seat } renonce à prendre du butin.
}
thieves-loot-taken = { $by ->
    [you] { $owner-is ->
        [you] Ton voleur prend { thieves-card } dans ton propre butin.
       *[other] Ton voleur prend { thieves-card } à { $owner }.
    }
   *[other] { $owner-is ->
        [you] { $seat } te prend { thieves-card }.
        [self] { $seat } prend { thieves-card } dans son propre butin.
       *[other] { $seat } prend { thieves-card } à { $owner }.
    }
}
thieves-loot-moved = { $card ->
    [unknown] { $to-is ->
        [you] La carte cachée est pour toi.
       *[other] La carte cachée est pour { $to }.
    }
   *[known] { $to-is ->
        [you] Tu reçois { thieves-card }.
       *[other] { $to } reçoit { thieves-card }.
    }
}
thieves-double-loot-played = { $by ->
    [you] Tu joues un double butin.
   *[other] { $seat } joue un double butin.
}
thieves-raid = { $lost ->
    [0] Descente de police. On retourne tout le butin, personne ne perd rien.
   *[other] Descente de police. On retourne tout le butin.
}
thieves-loot-lost = { $by ->
    [you] Tu as le plus gros butin, { $worth }, et tu perds tout : { $cards }.
   *[other] { $seat } a le plus gros butin, { $worth }, et perd tout : { $cards }.
}
thieves-getaway-car-drawn = { $by ->
    [you] Tu pioches une voiture de fuite, la { thieves-nth }.
   *[other] { $seat } pioche une voiture de fuite, la { thieves-nth }.
} { $left ->
    [0] La partie est finie.
    [one] Encore une et la partie est finie.
   *[other] Encore { $left } et la partie est finie.
}
thieves-cards-drawn = { $apart ->
    [yes] { $by ->
        [you] Tu pioches, à jouer tout de suite : { $cards }.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } pioche { $number } carte, à jouer tout de suite.
               *[other] { $seat } pioche { $number } cartes, à jouer tout de suite.
            }
           *[other] { $seat } pioche, à jouer tout de suite : { $cards }.
        }
    }
   *[no] { $by ->
        [you] Tu pioches : { $cards }.
       *[other] { $cards-size ->
            [0] { $number ->
                [one] { $seat } pioche { $number } carte.
               *[other] { $seat } pioche { $number } cartes.
            }
           *[other] { $seat } pioche : { $cards }.
        }
    }
}
thieves-game-ended = { $winners-size ->
    [one] { $by ->
        [you] C’est la fuite : tu gagnes avec un butin de { $score }.
       *[other] C’est la fuite : { $winners } gagne avec un butin de { $score }.
    }
   *[other] C’est la fuite. Victoire partagée avec un butin de { $score } : { $winners }.
}

## Ribbon

thieves-ribbon-play-you = À toi de jouer.
thieves-ribbon-play-you-help = { $apart ->
    [yes] Joue les cartes apportées par le double butin.
   *[no] Joue une carte. L’argent se pose face cachée devant toi, face visible devant les autres.
}
thieves-ribbon-play-other = On attend { $names } : jouer une carte.
thieves-ribbon-remove-you = Le barrage.
thieves-ribbon-remove-you-help = Retire une carte Police de la rue.
thieves-ribbon-remove-other = On attend { $names } : retirer une carte Police.
thieves-ribbon-take-you = Le voleur.
thieves-ribbon-take-you-help = Prends une carte dans n’importe quelle rangée de butin, ou renonce. Puis choisis la rangée où elle va.
thieves-ribbon-take-other = On attend { $names } : prendre du butin, ou renoncer.
thieves-ribbon-to-you = Le voleur.
thieves-ribbon-to-you-help = Choisis la rangée où va la carte. Face cachée, elle le reste ; son nouveau propriétaire peut la regarder.
thieves-ribbon-to-other = On attend { $names } : où va la carte ?

## Buttons

thieves-do-stash = Planquer { thieves-card }
thieves-do-plant = Refiler { thieves-card } à { $on }
thieves-do-police = { $cars ->
    [1] Jouer la police : une voiture de police
   *[2] Jouer la police : deux voitures de police
}
thieves-do-roadblock = Jouer le barrage
thieves-do-alarm = Jouer l’alarme
thieves-do-thief = Jouer le voleur
thieves-do-double = Jouer le double butin
thieves-do-remove = { $cars ->
    [1] Retirer une voiture de police
   *[2] Retirer deux voitures de police
}
thieves-do-decline = Renoncer
thieves-do-take = { $owner-is ->
    [you] Prendre dans ton propre butin
   *[other] Prendre à { $owner }
}
thieves-do-to = { $to-is ->
    [you] Placer devant toi
   *[other] Placer devant { $to }
}
thieves-do-raid = Déclencher la descente

## Scoring

thieves-score-raid = Valeur lors d’une descente
thieves-score-raid-help = bague en diamant 3, fer à cheval 1
thieves-score-end = Valeur à la fin
thieves-score-end-help = bague en diamant 1, fer à cheval 3

## Options

thieves-option-alarm = Alarme
thieves-option-alarm-help = À l’alarme, tout le monde pose ses cartes Police, ou tout le monde sauf celui qui la donne.
thieves-option-alarm-all = tout le monde
thieves-option-alarm-others = les autres
thieves-option-raid-tie = Égalité lors d’une descente
thieves-option-raid-tie-help = Si plusieurs sont les plus riches, tous perdent leur butin, ou personne.
thieves-option-raid-tie-all = tous
thieves-option-raid-tie-none = personne
thieves-option-after-raid = Butin après une descente
thieves-option-after-raid-help = Le butin sauvé reste face visible, ou se remet face cachée.
thieves-option-after-raid-open = face visible
thieves-option-after-raid-closed = face cachée
thieves-option-actions = Cartes action
thieves-option-actions-help = Une fois jouées, elles sortent du jeu, ou retournent dans la pioche à chaque descente.
thieves-option-actions-out = hors du jeu
thieves-option-actions-reshuffled = remises en jeu

## Why not

thieves-why-apart-first = joue d’abord les cartes piochées
thieves-why-later-first = attend les cartes piochées ensuite
thieves-why-unfinished = termine d’abord cette carte
thieves-why-none-lying = aucune dans la rue
thieves-why-not-back = pas de retour ici
