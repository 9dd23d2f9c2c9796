# Malavita, French: the table of Sicilianos in the browser.
# What may stand beside "Toi" too has no verb that agrees.

sicilianos-table-players = Les autres clans
sicilianos-table-table = La table
sicilianos-table-me = Ta place

sicilianos-table-where = { $what ->
    [draft] pioche de départ
    [joining] guerre des gangs, qui participe ?
    [war] guerre des gangs, assaut { $round }
    [spoils] guerre des gangs, butin de guerre
    [over] fin de la partie
   *[peace] paix
}

## Headings in the log

sicilianos-table-war = Guerre des gangs
sicilianos-table-spoils = Butin de guerre
sicilianos-table-results = Résultat final

## Money, hands, businesses

sicilianos-table-dirty = Sale
sicilianos-table-clean = Propre
sicilianos-table-result = Résultat
sicilianos-table-if-ended = Si c’était fini
sicilianos-table-businesses = Commerces
sicilianos-table-none = aucun
sicilianos-table-no-cards = pas de cartes
sicilianos-table-business = { $type ->
    [unknown] { sicilianos-colour.label } : type inconnu
   *[known] { sicilianos-colour.label } : { sicilianos-type }
}
sicilianos-table-backs = { $known ->
    [0] { sicilianos-colour.label } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] { sicilianos-colour.label } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Tu as vu : { $values }
}
sicilianos-table-seen = tu as vu : { $values }
sicilianos-table-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
sicilianos-table-my-card = { $card }, { $kind }

## Seats

sicilianos-table-started = instigateur
sicilianos-table-traitor = traître : avec la famille { sicilianos-colour.feminine }
sicilianos-table-fights = avec la famille { sicilianos-colour.feminine }
sicilianos-table-stopped = plus de cartes à ajouter
sicilianos-table-out = en dehors
sicilianos-table-answers = pas encore de réponse

## Piles and dice

sicilianos-table-piles = Pioches
sicilianos-table-pile = { $top ->
    [0] { $count ->
        [0] { sicilianos-colour.label } : la pioche est vide
        [one] Pioche { sicilianos-colour.feminine } : { $count } carte
       *[other] Pioche { sicilianos-colour.feminine } : { $count } cartes
    }
   *[other] { $count ->
        [one] Pioche { sicilianos-colour.feminine } : { $count } carte, un { $top }
       *[other] Pioche { sicilianos-colour.feminine } : { $count } cartes, un { $top } au-dessus
    }
}
sicilianos-table-left = { $count ->
    [0] pas de cartes
    [one] { $count } carte
   *[other] { $count } cartes
}
sicilianos-table-search = Fouiller
sicilianos-table-searched = { $count ->
    [one] La pioche { sicilianos-colour.feminine }, { $count } carte
   *[other] La pioche { sicilianos-colour.feminine }, { $count } cartes
}
sicilianos-table-last-roll = Dernier lancer

## Joining a war

sicilianos-table-order = L’ordre des réponses
sicilianos-table-colours = Les couleurs
sicilianos-table-free = libre
sicilianos-table-your-card = à toi : { $card }
sicilianos-table-laid-by = { $you ->
    [yes] carte à toi
   *[no] carte à { $name }
}
sicilianos-table-you-hold = { $count ->
    [0] tu n’en as pas
   *[other] tu en as { $count }
}
sicilianos-table-others-hold = { $count ->
    [one] { $names } en a
   *[other] { $names } en ont
}
sicilianos-table-stake = Mise
sicilianos-table-stake-note = { $count ->
    [0] Miser { $note } : il n’en reste plus
   *[other] Miser { $note } : il en reste { $count }
}
sicilianos-table-none-left = épuisé
sicilianos-table-reach = { $value ->
    [5] { $colour ->
        [white] Sa bombe peut toucher jaune, rouge et noir.
        [yellow] Sa bombe peut toucher rouge, bleu et vert.
        [red] Sa bombe peut toucher bleu, noir et blanc.
        [blue] Sa bombe peut toucher noir, vert et jaune.
        [black] Sa bombe peut toucher vert, blanc et rouge.
       *[green] Sa bombe peut toucher blanc, jaune et bleu.
    }
    [8] { $colour ->
        [white] Son traître peut rejoindre la famille bleue.
        [yellow] Son traître peut rejoindre la famille noire.
        [red] Son traître peut rejoindre la famille verte.
        [blue] Son traître peut rejoindre la famille blanche.
        [black] Son traître peut rejoindre la famille jaune.
       *[green] Son traître peut rejoindre la famille rouge.
    }
   *[other] { $colour ->
        [white] Les bombes rouge, noire et verte peuvent toucher blanc.
        [yellow] Les bombes blanche, bleue et verte peuvent toucher jaune.
        [red] Les bombes blanche, jaune et noire peuvent toucher rouge.
        [blue] Les bombes jaune, rouge et verte peuvent toucher bleu.
        [black] Les bombes blanche, rouge et bleue peuvent toucher noir.
       *[green] Les bombes jaune, bleue et noire peuvent toucher vert.
    }
}

## The war

sicilianos-table-front = { sicilianos-colour.label }, { $name } : force { $strength }
sicilianos-table-leads = en tête
sicilianos-table-wins = guerre gagnée
sicilianos-table-started-war = instigateur
sicilianos-table-joined = dans la guerre
sicilianos-table-with-traitor = { $you ->
    [yes] avec ton traître
   *[no] traître joué par { $name }
}
sicilianos-table-then = ensuite
sicilianos-table-yours = à toi
sicilianos-table-card-of = { $card }, { $kind }, { $name }
sicilianos-table-face-down = une carte face cachée, { $name }
sicilianos-table-bomb-it = faire sauter le { $value }
sicilianos-table-if-held = 5 sans amorcer
sicilianos-table-ally = allié : 4
sicilianos-table-undecided = 8 ou 4 ?
sicilianos-table-blown-up = pulvérisée
sicilianos-table-nothing-left = plus de cartes
sicilianos-table-business-left = { $count ->
    [0] Aucun commerce restant
    [one] { $count } commerce restant
   *[other] { $count } commerces restants
}
sicilianos-table-money = Argent

## On the button while nothing is chosen, by stage

sicilianos-table-choose-draft = Choisir une pioche
sicilianos-table-choose-turn = Choisir une carte pour une guerre
sicilianos-table-choose-pick = Choisir une pioche
sicilianos-table-choose-help = Choisir une pioche
sicilianos-table-choose-keep = Choisir une carte
sicilianos-table-choose-steal = Choisir une victime
sicilianos-table-choose-stake = Choisir un billet
sicilianos-table-choose-join = Choisir une carte et un billet
sicilianos-table-choose-decide = Choisir une carte à faire sauter
sicilianos-table-choose-add = Choisir une carte
sicilianos-table-choose-found = Choisir un commerce

## A card at large: its rule in one sentence

sicilianos-about = { $kind ->
    [bodyguard] Compte 1 ; si une bombe touche sa famille, c’est lui la victime.
    [bomb] Compte 5, ou fait sauter une carte d’une famille qu’elle peut toucher, et saute avec elle.
    [traitor] Compte 8 ; au premier assaut, il peut trahir et compter 4 pour l’autre famille de sa paire.
    [business] Reste face cachée jusqu’à la fin : les trois d’une couleur gagnent la partie, le plus d’un type rapporte 100.
   *[family] Ajoute sa valeur à la force de sa famille dans une guerre ; la famille la plus forte gagne.
}
