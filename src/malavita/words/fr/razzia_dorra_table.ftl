# Malavita, French: what stands on the table of Razzia (Dorra).
# What may stand beside "Toi" too has no verb that agrees.

razzia-dorra-table-where = manche { $round } sur { $rounds }
razzia-dorra-table-round = Manche { $round }

## Seats

razzia-dorra-table-dealer = donneur
razzia-dorra-table-won = gains
razzia-dorra-table-hidden = Les gains restent cachés jusqu’à la fin.
razzia-dorra-table-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
razzia-dorra-table-ready = c’est bon
razzia-dorra-table-doing = { $phase ->
    [place] place le billet
    [choose] choisit
    [split] partage
   *[answer] réponse attendue
}
razzia-dorra-table-answer = { $answer ->
    [accept] accepté
    [duel] défi lancé
   *[unknown] réponse donnée
}
razzia-dorra-table-card = { $card ->
    [raid] razzia { $card-value }
   *[gambler] flambeur { $card-value }
}
razzia-dorra-table-card-at = { $card ->
    [raid] razzia { $card-value } au { razzia-dorra-goes-to }
   *[gambler] flambeur { $card-value } au { razzia-dorra-goes-to }
}
razzia-dorra-table-tally = { $done } sur { $all }
razzia-dorra-table-have-chosen = cartes choisies

## Bars

razzia-dorra-table-empty = vide
razzia-dorra-table-nobody = personne n’est venu
razzia-dorra-table-came = { $count ->
    [one] { $count } carte venue
   *[other] { $count } cartes venues
}
razzia-dorra-table-sharing = { $count ->
    [one] { $count } prétendant
   *[other] { $count } prétendants
}
razzia-dorra-table-failed = razzia bredouille
razzia-dorra-table-took = { $count ->
    [one] { $by ->
        [you] tu ramasses { $amount }
       *[other] { $names } ramasse { $amount }
    }
   *[other] { $names } : { $amount }
}
razzia-dorra-table-dealers-note = billet du donneur : { $note }
razzia-dorra-table-yours = toi : { $cards }
razzia-dorra-table-no-card = pas de carte à toi

## The dealer’s note

razzia-dorra-table-the-note = Le billet du donneur
razzia-dorra-table-unseen = Le billet du donneur, face cachée
razzia-dorra-table-which-bar = { $by ->
    [you] Pose-le au bar de ton choix : choisis le bar, ou fais-y glisser le billet.
   *[other] { $name } le regarde et le pose dans un bar.
}

## All choose

razzia-dorra-table-step-notes = billets placés
razzia-dorra-table-step-dealer = billet du donneur
razzia-dorra-table-step-choose = choix des cartes · { $done } sur { $all }
razzia-dorra-table-step-turn = cartes retournées
razzia-dorra-table-step-bars = bars dans l’ordre
razzia-dorra-table-chosen = Cartes choisies : { $done } sur { $all }
razzia-dorra-table-has-chosen = { $name } : carte choisie
razzia-dorra-table-slot = ta carte
razzia-dorra-table-turned = Cartes retournées
razzia-dorra-table-caught = au trou
razzia-dorra-table-shares = prétendant
razzia-dorra-table-later = plus tard
razzia-dorra-table-nothing = rien
razzia-dorra-table-go-on = Continuer

## A bar is shared out

razzia-dorra-table-nth = Billet { $number } sur { $all }
razzia-dorra-table-who-gets = À qui le billet de { $note } ?
razzia-dorra-table-then = ensuite
razzia-dorra-table-shared-out = Partage fait
razzia-dorra-table-answered = Réponses : { $done } sur { $all }
razzia-dorra-table-proposes = proposant, carte la plus haute
razzia-dorra-table-answers = { $how ->
    [open] réponse publique
   *[secret] réponse secrète
}
razzia-dorra-table-empty-share = part vide
razzia-dorra-table-duels-with = { $by ->
    [you] ton duel : { $card-value } + dé
   *[other] en duel : { $card-value } + dé
}
razzia-dorra-table-odds = { $by ->
    [you] duel : { $chance } pour toi
   *[other] duel : { $chance } pour { $name }
}
razzia-dorra-table-sure = { $amount ->
    [0] Rien pour toi, mais aucun risque.
   *[other] { $amount } à coup sûr.
}
razzia-dorra-table-risk = { $chance } contre { $name }, pour { $amount } ou plus.
razzia-dorra-table-against = contre
razzia-dorra-table-die = dé : { $value }

## My seat

razzia-dorra-table-your-hand = Ta main
razzia-dorra-table-pick-card = Choisir une carte
razzia-dorra-table-pick-bar = Choisir un bar
razzia-dorra-table-what-if = { $kind ->
    [raid] { $amount } sur la table. Sans flambeur, les billets restent.
   *[gambler] { $amount } sur la table. En cas de razzia, tous les flambeurs repartent les mains vides.
}
razzia-dorra-table-note-first = D’abord le billet du donneur, ensuite les cartes.
razzia-dorra-table-hand-rests = Ta main se repose : on choisit au début de la manche { $round }, après la distribution.
razzia-dorra-table-notes-left = Billets restants

## Score

razzia-dorra-table-money = Gains
razzia-dorra-table-before = Avant
razzia-dorra-table-now = Maintenant

## A card at large: its rule in one sentence

razzia-dorra-about = { $card ->
    [gambler] Seul au bar de sa couleur, il prend tous les billets ; à plusieurs, on se les partage, et une razzia renvoie tout le monde les mains vides.
   *[raid] Si elle tombe sur un flambeur au bar de sa couleur, elle prend les billets ; sinon, elle rentre bredouille.
}
