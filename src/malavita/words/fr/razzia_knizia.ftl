# Malavita, French: Razzia! (Knizia).

razzia-knizia-title = Razzia!
razzia-knizia-author = Reiner Knizia, 2004
razzia-knizia-advert = Achète des biens volés à coups de chèques, avant le septième policier.

## Things

razzia-knizia-card = { $card ->
    [ring] une bague
    [watch] une montre
    [brooch] une broche
    [necklace] un collier
    [diamond] un diamant
    [bodyguard] un garde du corps
    [car] une voiture
    [driver] un chauffeur
    [thief] un voleur
    [gold_coin] une pièce d’or
    [casino] un casino
    [transport] un transport
    [film] un cinéma
    [racetrack] un hippodrome
    [real_estate] de l’immobilier
    [nightclub] une boîte de nuit
    [restaurant] un restaurant
   *[police] un policier
}
    .label = { $card ->
        [ring] Bague
        [watch] Montre
        [brooch] Broche
        [necklace] Collier
        [diamond] Diamant
        [bodyguard] Garde du corps
        [car] Voiture
        [driver] Chauffeur
        [thief] Voleur
        [gold_coin] Pièce d’or
        [casino] Casino
        [transport] Transport
        [film] Cinéma
        [racetrack] Hippodrome
        [real_estate] Immobilier
        [nightclub] Boîte de nuit
        [restaurant] Restaurant
       *[police] Policier
    }
razzia-knizia-cards = { $count ->
    [one] { razzia-knizia-card }
   *[other] { $card ->
        [ring] { $count } bagues
        [watch] { $count } montres
        [brooch] { $count } broches
        [necklace] { $count } colliers
        [diamond] { $count } diamants
        [bodyguard] { $count } gardes du corps
        [car] { $count } voitures
        [driver] { $count } chauffeurs
        [thief] { $count } voleurs
        [gold_coin] { $count } pièces d’or
        [casino] { $count } casinos
        [transport] { $count } transports
        [film] { $count } cinémas
        [racetrack] { $count } hippodromes
        [real_estate] { $count } × immobilier
        [nightclub] { $count } boîtes de nuit
        [restaurant] { $count } restaurants
       *[police] { $count } policiers
    }
}
# Masculine.
razzia-knizia-nth = { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[7] septième
}

## Story

razzia-knizia-card-turned-up = { $by ->
    [you] Tu retournes { razzia-knizia-card }.
   *[other] { $seat } retourne { razzia-knizia-card }.
}
razzia-knizia-police-turned-up = { $by ->
    [you] Police ! Tu retournes le { razzia-knizia-nth } policier sur { $limit }.
   *[other] Police ! { $seat } retourne le { razzia-knizia-nth } policier sur { $limit }.
}
razzia-knizia-piles-cut = Une pioche est vide. L’autre est coupée en deux : { $left } et { $right } cartes.
razzia-knizia-card-stolen = { $by ->
    [you] Tu utilises un voleur et voles { razzia-knizia-card }.
   *[other] { $seat } utilise un voleur et vole { razzia-knizia-card }.
}
razzia-knizia-theft-stopped = { $by ->
    [you] Tu arrêtes de voler.
   *[other] { $seat } arrête de voler.
}
razzia-knizia-auction-opened = { $cause ->
    [police] Place à une vente normale.
    [seventh] Septième carte : place à une vente normale.
   *[call] { $by ->
        [you] Tu annonces une vente.
       *[other] { $seat } annonce une vente.
    }
}
razzia-knizia-cheque-bid = { $by ->
    [you] Tu enchéris à { $cheque }.
   *[other] { $seat } enchérit à { $cheque }.
}
razzia-knizia-passed = { $by ->
    [you] Tu passes.
   *[other] { $seat } passe.
}
razzia-knizia-lot-won = { $cards-size ->
    [0] { $by ->
        [you] Tu prends le chèque { $taken } pour { $cheque }. La rangée est vide.
       *[other] { $seat } prend le chèque { $taken } pour { $cheque }. La rangée est vide.
    }
   *[other] { $by ->
        [you] Tu prends la rangée et le chèque { $taken } pour { $cheque } : { $cards }.
       *[other] { $seat } prend la rangée et le chèque { $taken } pour { $cheque } : { $cards }.
    }
}
razzia-knizia-lot-unsold = { $discarded-size ->
    [0] Personne n’enchérit. La rangée reste en place.
   *[other] Personne n’enchérit. La rangée sort du jeu : { $discarded }.
}
razzia-knizia-round-scored = { $raid ->
    [yes] Razzia. Place au décompte de la manche { $round }.
   *[no] Plus personne n’a de chèque visible. Place au décompte de la manche { $round }.
}
razzia-knizia-table-cleared = La rangée et les policiers sortent du jeu.
razzia-knizia-round-began = { $by ->
    [you] Manche { $round } : tu commences. Chèque du milieu : { $middle }.
   *[other] Manche { $round } : { $seat } commence. Chèque du milieu : { $middle }.
}
razzia-knizia-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Tu gagnes avec { table-points }.
       *[other] { $winners } gagne avec { table-points }.
    }
   *[other] Victoire partagée avec { table-points } : { $winners }.
}

## Ribbon

razzia-knizia-ribbon-turn-you = À toi de jouer.
razzia-knizia-ribbon-turn-you-help = Retourne une carte, utilise un voleur ou annonce une vente.
razzia-knizia-ribbon-turn-other = On attend { $names } : retourner une carte, utiliser un voleur ou annoncer une vente.
razzia-knizia-ribbon-theft-you = Tes voleurs.
razzia-knizia-ribbon-theft-you-help = Vole encore une carte de la rangée, ou arrête-toi.
razzia-knizia-ribbon-theft-other = On attend { $names } : voler encore une carte, ou s’arrêter.
razzia-knizia-ribbon-auction-you = Ton enchère.
razzia-knizia-ribbon-auction-you-help = { $must ->
    [yes] Personne n’a enchéri et c’est toi l’annonceur : enchéris avec un de tes chèques visibles.
   *[no] { $bid ->
        [0] Enchéris avec un chèque visible, ou passe.
       *[other] Dépasse { $bid } avec un chèque, ou passe.
    }
}
razzia-knizia-ribbon-auction-other = { $bid ->
    [0] On attend { $names } : faire la première enchère, ou passer.
   *[other] On attend { $names } : dépasser { $bid }, ou passer.
}

## Buttons

razzia-knizia-do-draw = { $pile ->
    [left] Retourner : pioche de gauche
    [right] Retourner : pioche de droite
   *[only] Retourner une carte
}
razzia-knizia-do-steal = Voler { razzia-knizia-card }
razzia-knizia-do-stop = S’arrêter
razzia-knizia-do-auction = Annoncer une vente
razzia-knizia-do-bid = Enchérir à { $cheque }
razzia-knizia-do-pass = Passer

## Scoring

razzia-knizia-score-thieves = Voleurs non utilisés
razzia-knizia-score-thieves-help = 2 chacun
razzia-knizia-score-bodyguards = Gardes du corps
razzia-knizia-score-bodyguards-help = le plus +5, le moins −2
razzia-knizia-score-cars = Voitures et chauffeurs
razzia-knizia-score-cars-help = 1 par chauffeur ; 1 par voiture si tu as un chauffeur
razzia-knizia-score-jewels = Bijoux
razzia-knizia-score-jewels-help = sortes : aucune −5, trois 5, quatre 10, cinq 15
razzia-knizia-score-gold-coins = Pièces d’or
razzia-knizia-score-gold-coins-help = 3 chacune
razzia-knizia-score-kinds = Commerces différents
razzia-knizia-score-kinds-help = manche 3 : 1 par sorte, les sept 10
razzia-knizia-score-sets = Commerces identiques
razzia-knizia-score-sets-help = manche 3 : trois pareils 5, quatre 10
razzia-knizia-score-cheques = Chèques
razzia-knizia-score-cheques-help = manche 3 : total le plus haut +5, le plus bas −5

## Options

razzia-knizia-option-piles = Pioches
razzia-knizia-option-piles-help = Deux pioches au choix, ou toutes les cartes en une seule.
razzia-knizia-option-piles-2 = deux
razzia-knizia-option-piles-1 = une
razzia-knizia-option-empty-auction = Vente d’une rangée vide
razzia-knizia-option-empty-auction-help = Peut-on annoncer une vente pour le seul chèque du milieu ?
razzia-knizia-option-empty-auction-true = oui
razzia-knizia-option-empty-auction-false = non
razzia-knizia-option-tie = Égalité à la fin
razzia-knizia-option-tie-help = La victoire est partagée, ou le chèque le plus haut décide.
razzia-knizia-option-tie-shared = partagée
razzia-knizia-option-tie-cheque = chèque

## Why not

razzia-knizia-why-too-low = ne dépasse pas { $bid }
razzia-knizia-why-face-down = caché jusqu’à la manche { $round }
razzia-knizia-why-spent = caché, déjà dépensé
razzia-knizia-why-must-bid = l’annonceur doit enchérir
razzia-knizia-why-empty-pile = la pioche est vide
razzia-knizia-why-empty-row = la rangée est vide
razzia-knizia-why-no-thief = tu n’as pas de voleur
razzia-knizia-why-theft = finis d’abord de voler
