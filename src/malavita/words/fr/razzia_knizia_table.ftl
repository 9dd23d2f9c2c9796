# Malavita, French: the table of Razzia! in the browser.

razzia-knizia-table-where = manche { $round } sur 3
razzia-knizia-table-round = Manche { $round }
razzia-knizia-table-auction = Vente
razzia-knizia-table-bids = enchère : { $cheque }
razzia-knizia-table-passed = a passé
razzia-knizia-table-called = annonceur
razzia-knizia-table-turned-up = a retourné
razzia-knizia-table-deciding = choisit
razzia-knizia-table-last = en dernier
razzia-knizia-table-cheque = chèque { $cheque }
razzia-knizia-table-cheque-down = chèque caché { $cheque }
razzia-knizia-table-if-raided-gain = { $gain } si razzia
razzia-knizia-table-if-raided = Si razzia maintenant
razzia-knizia-table-total = Total
razzia-knizia-table-pile = { $pile ->
    [left] Gauche { $count }
    [right] Droite { $count }
   *[only] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
razzia-knizia-table-prize = Lot
razzia-knizia-table-prize-help = qui gagne prend le { $cheque } face cachée et laisse ici son enchère
razzia-knizia-table-police = Policiers
razzia-knizia-table-police-count = { $count } sur { $limit }
razzia-knizia-table-police-left = { $left ->
    [one] encore un et la manche { $round } est finie
   *[other] encore { $left } et la manche { $round } est finie
}
razzia-knizia-table-raid = razzia
razzia-knizia-table-row = La rangée
razzia-knizia-table-row-empty = La rangée est vide.
razzia-knizia-table-lot = Si razzia maintenant, la rangée vaut { $gain } pour toi.
razzia-knizia-table-jewels = Bijoux
razzia-knizia-table-guards = Gardes
razzia-knizia-table-cars = Voitures
razzia-knizia-table-thieves = Voleurs
razzia-knizia-table-coins = Pièces
razzia-knizia-table-businesses = Commerces
razzia-knizia-table-rest = Tes chèques se reposent : ce n’est pas à toi d’enchérir.
razzia-knizia-table-choose = Choisis un chèque
razzia-knizia-table-count = { $name } : { $count }
razzia-knizia-table-go-on = Passer à la manche { $round }
razzia-knizia-table-goods = Manche { $round }, biens
razzia-knizia-table-none = aucun
razzia-knizia-table-most = le plus
razzia-knizia-table-fewest = le moins
razzia-knizia-table-no-driver = pas de chauffeur
razzia-knizia-table-kinds = { $count ->
    [one] une sorte
   *[other] { $count } sortes
}
razzia-knizia-table-leaves = Quitte la table
razzia-knizia-table-leaves-help = toutes les cartes à la croix ; les autres restent

## A card at large: its rule in one sentence

razzia-knizia-about = { $card ->
    [jewel] Seules comptent les sortes différentes : aucune −5, trois 5, quatre 10, les cinq 15 ; ne dure qu’une manche.
    [bodyguard] 5 points pour qui en a le plus, −2 pour qui en a le moins, et zéro est aussi un nombre.
    [car] 1 point, mais seulement si tu as au moins un chauffeur.
    [driver] 1 point, et tes voitures comptent aussi ; ne dure qu’une manche.
    [thief] Défausse-le pour prendre une carte dans la rangée ; non utilisé, il vaut 2 points ; ne dure qu’une manche.
    [gold_coin] 3 points ; ne dure qu’une manche.
    [business] Compte au troisième décompte seulement : 1 point par sorte, 10 pour les sept ; trois pareilles 5, quatre pareilles 10.
    [police] Amène une vente ; le dernier de la ligne, c’est la razzia et le décompte de la manche.
   *[cheque] Enchéris avec : le meilleur enchérisseur prend la rangée et, face cachée, le chèque du milieu.
}
