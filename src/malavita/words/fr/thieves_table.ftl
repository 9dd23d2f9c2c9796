# Malavita, French: the table of Thieves! in the browser.
# What may stand beside "Toi" too has no verb that agrees.

thieves-table-where = voiture de fuite { $cars } sur { $limit }

## Cards

thieves-table-band = { $card ->
    [money] Argent
    [ring] Bague
    [horseshoe] Fer
    [police] Police
    [roadblock] Barrage
    [alarm] Alarme
    [thief] Voleur
    [double_loot] Double
   *[getaway_car] Fuite
}
thieves-table-loot = { $lies ->
    [open] { thieves-card.bare }, face visible
    [known] { thieves-card.bare }, face cachée : tu as vu cette carte
   *[hidden] une carte face cachée
}
thieves-table-times = { thieves-card.bare } : { $count }

## Seats

thieves-table-row = { $hidden ->
    [0] { $cards ->
        [0] pas encore de butin
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[other] { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes, dont { $hidden } face cachée
    }
}
thieves-table-row-of = { $is ->
    [you] Ton butin
   *[other] Butin : { $name }
}
thieves-table-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
thieves-table-apart = { $count ->
    [one] double butin : encore une carte à jouer
   *[other] double butin : encore { $count } cartes à jouer
}
thieves-table-worth = { $exact ->
    [yes] { $worth }
   *[no] { $worth }+
}
thieves-table-worth-said = { $exact ->
    [yes] vaut { $worth } lors d’une descente
   *[no] vaut { $worth } ou plus lors d’une descente
}
thieves-table-worth-then = { $exact ->
    [yes] ensuite { $worth }
   *[no] ensuite { $worth } ou plus
}
thieves-table-seen = vu
thieves-table-richest = plus gros butin
thieves-table-richest-said = Le plus gros butin, d’après ce que tu as vu
thieves-table-from-here = d’ici
thieves-table-my-worth = descente { $raid } · fin { $end }

## The street

thieves-table-police = Police { $cars } sur { $limit }
thieves-table-bulbs = { $cars ->
    [0] Aucune voiture de police dans la rue ; descente à { $limit }
    [one] { $cars } voiture de police dans la rue ; descente à { $limit }
   *[other] { $cars } voitures de police dans la rue ; descente à { $limit }
}
thieves-table-raid = descente
thieves-table-street-empty = pas de police dans la rue
thieves-table-lay-police = ta carte Police ici
thieves-table-lay-raid = ta carte Police ici : descente
thieves-table-if-raided = Si descente :
thieves-table-if-raided-you = toi { $worth }
thieves-table-if-raided-one = { $exact ->
    [yes] { $name } : { $worth }
   *[no] { $name } : { $worth } ou plus
}
thieves-table-pile = Pioche { $count }
thieves-table-cars = Voitures de fuite { $cars } sur { $limit }
thieves-table-end = fin
thieves-table-gone = { $back ->
    [yes] Hors du jeu jusqu’à la prochaine descente
   *[no] Hors du jeu
}

## After a raid

thieves-table-raided = Descente de police
thieves-table-loses = tout est perdu
thieves-table-keeps = butin sauvé
thieves-table-nobody-loses = Plusieurs sont les plus riches : personne ne perd rien.

## The thief

thieves-table-which = quelle carte ?
thieves-table-whose = quelle rangée ?
thieves-table-whose-open = { $is ->
    [you] à toi, face visible
   *[other] à { $name }, face visible
}
thieves-table-whose-down = { $is ->
    [you] à toi, face cachée
   *[other] à { $name }, face cachée
}
thieves-table-stays-open = position { $number }, reste face visible
thieves-table-stays-down = position { $number }, reste face cachée
thieves-table-to-row = { $is ->
    [you] pour toi
   *[other] pour { $name }
}

## Mine

thieves-table-my-loot = Ton butin
thieves-table-my-hand = Ta main
thieves-table-drawn = Cartes du double butin
thieves-table-stash-here = planquer
thieves-table-plant-here = refiler
thieves-table-plant-on = Refiler à { $name }, face visible
thieves-table-stash-it = Planquer face cachée
thieves-table-put-back = Remettre
thieves-table-choose = Choisir une carte
thieves-table-choose-loot = Choisir du butin
thieves-table-choose-police = Choisir une carte Police
thieves-table-choose-row = Choisir une rangée
thieves-table-wait = Pas ton tour
thieves-table-plant-tip = Planque la carte, ou choisis une rangée où la refiler, face visible.
thieves-table-nothing = Renoncer
thieves-table-take = { $owner-is ->
    [you] Prendre { thieves-card } dans ton propre butin
   *[other] Prendre { thieves-card } à { $owner }
}
thieves-table-move = { $to-is ->
    [you] Placer { thieves-card } devant toi
   *[other] Placer { thieves-card } devant { $to }
}

## Ribbon, when a card is chosen

thieves-table-help-raid = La quatrième voiture de police : c’est la descente, et qui a le plus gros butin perd tout.
thieves-table-help-stash = La carte va dans ton propre butin, face cachée.
thieves-table-help-plant = La carte va chez { $name }, face visible.
thieves-table-help-police = La descente vient avec la quatrième voiture de police.
thieves-table-help-alarm = Tout le monde pose toutes ses cartes Police dans la rue.
thieves-table-help-alarm-others = Tous les autres posent leurs cartes Police dans la rue.
thieves-table-help-roadblock = Une carte Police de la rue sort du jeu.
thieves-table-help-thief = Une carte de n’importe quelle rangée va dans une autre.
thieves-table-help-double = Pioche deux cartes et joue-les toutes les deux aussitôt.

## Score sheet

thieves-table-sheet = Butin vu
thieves-table-sheet-then = Après ton coup
thieves-table-sheet-raid = Lors d’une descente
thieves-table-sheet-end = À la fin
thieves-table-sheet-hidden = Caché

## Log

thieves-table-log-raid = Descente de police

## A card at large: its rule in one sentence

thieves-about = { $card ->
    [money] Planque la carte face cachée dans ton butin, ou refile-la face visible ; lors d’une descente, le plus gros butin est perdu.
    [ring] Argent : vaut 3 lors d’une descente, 1 à la fin.
    [horseshoe] Argent : vaut 1 lors d’une descente, 3 à la fin.
    [police] Va dans l’aire de jeu ; dès qu’il y a quatre voitures de police, c’est la descente.
    [roadblock] Retire une carte Police de l’aire de jeu.
    [alarm] Tout le monde pose toutes les cartes Police de sa main ; à quatre voitures de police ou plus, c’est la descente.
    [thief] Déplace une carte d’une rangée de butin au bout d’une autre.
    [double_loot] Pioche deux cartes et joue-les toutes les deux.
   *[getaway_car] Se pose dès qu’on la pioche ; à la septième, la partie s’arrête.
}
