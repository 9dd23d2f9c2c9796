# Malavita, French: everything on the pages that is not of one game.
# Never "de" or "que" before a name; no adjective or participle agrees with a player.
# U+202F stands before ! ? ; and inside « », U+00A0 before the colon.

page-you = Toi
page-bot = bot
page-bot-name = { $level ->
    [rookie] Recrue
    [soldier] Soldat
    [capo] Capo
   *[don] Don
} { $number }
page-empty-seat = Place libre
page-level-capo = capo
page-away = hors ligne
page-over = La partie est finie.
page-waiting = On attend { $names }.
page-to-decide = { $names } : réflexion…
page-your-turn = À toi de jouer
page-time-left = Temps restant : { $time }
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-note = billet de { $value }
page-connected = connexion établie
page-not-connected = pas de connexion
page-table-name = Table { $name }
page-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
page-beside = Journal, discussion et score
page-log = Journal
page-left = Cartes restantes
page-left-help = { $count ->
    [0] Tu as vu toutes les cartes.
    [one] Une carte dont tu ignores la place : dans une pioche, dans une autre main ou face cachée.
   *[other] { $count } cartes dont tu ignores la place : dans les pioches, dans d’autres mains ou face cachée.
}
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-score = Score
page-rules = Règles
page-all-rules = Toutes les règles
page-decision-now = ta décision du moment
page-menu = Menu
page-close = Fermer
page-say = Dire
page-say-something = Dis quelque chose…
page-lost = Connexion perdue.
page-lost-retry = Nouvel essai dans { $seconds } s. Tes choix ne sont pas perdus.
page-retry-now = Réessayer
page-back = De retour à la table.
page-missed = { $count ->
    [one] Il s’est joué { $count } coup sans toi.
   *[other] Il s’est joué { $count } coups sans toi.
}
page-show = Montrer
page-hint = Conseil
page-hint-show = Montrer : { $action }
page-hint-thinking = Le conseiller réfléchit…
page-hint-help = Chances de gagner, sur { $count } donnes compatibles avec ce que tu vois. Le { $level } n’en sait pas plus que toi.
page-take-back = Reprendre le coup
page-language = Langue
page-language-help = cartes et journal aussi
page-theme = Thème
page-theme-dark = sombre
page-theme-light = clair
page-theme-auto = auto
page-motion = Animations
page-motion-help = auto : selon les réglages de ton appareil
page-motion-auto = auto
page-motion-full = toutes
page-motion-quick = rapides
page-motion-none = aucune
page-sound = Son
page-quick = Jeu rapide
page-quick-help = les coups sans risque en un seul geste
page-on = activé
page-off = désactivé
page-to-start = Vers les tables
page-leave = Quitter
page-leave-title = Quitter la table ?
page-leave-help = Un bot joue à ta place jusqu’à ton retour. Les autres voient que tu n’es plus là.
page-stay = Rester
page-shares-win = victoire partagée
page-wins = victoire
page-victory = Victoire
page-victory-shared = Victoire partagée
page-victory-of = { $name } gagne
page-rank = { $rank }e
page-look = Regarder la table
page-replay = Replay
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-lost-title = Tous envolés
page-lost-text = Il n’y a ni table ni page à cette adresse. Il manque peut-être une lettre, ou la table a fermé.
page-restart-title = On change l’ampoule
page-restart-text = Le serveur ne répond pas pour l’instant. Toutes les tables sont gardées, à la carte près.

## What the server refused, by its code

page-refused-stale = Cette décision est déjà passée.
page-refused-not-your-move = Ce n’est pas à toi de jouer.
page-refused-illegal-action = Ce n’est pas possible maintenant.
page-refused-no-take-back = Ton dernier coup ne peut pas être repris : { $reason ->
    [not_playing] aucune partie ne se joue.
    [not_last] ce n’est plus le dernier de la table.
   *[shown] il a déjà montré quelque chose.
}
page-refused-no-hints = Pas de conseils à cette table.
page-refused-too-fast = Trop vite. Réessaie dans { $seconds } s.
page-refused-not-seated = À cette table, tu ne fais que regarder.
page-refused-not-playing = Aucune partie ne se joue à cette table.
page-refused-time-up = Ton temps pour cette décision est écoulé : un bot joue ce coup, puis tu reprends.
page-refused-game-over = La partie est finie.
page-refused-unavailable = Le serveur ne répond pas pour l’instant. Réessaie dans un instant.
page-refused-seat-taken = Cette place est prise.
page-refused-table-full = Toutes les places sont prises, ou gardées pour ceux de la partie précédente.
page-refused-not-host = Seul l’hôte de la table peut faire cela.
page-refused-not-open = La partie a commencé.
page-refused-too-many-tables = Tu as trop de tables : { $limit } au maximum. Quittes-en une où la partie n’a pas commencé, ou termine une partie.
page-refused-bad-code = Ce code est faux, déjà utilisé ou trop ancien. Demandes-en un autre.
page-refused-unreadable = Les autres ne pourraient pas lire cela.
page-refused-unknown-table = Cette table n’existe pas.
page-refused-busy = Le serveur a trop à faire pour l’instant. Réessaie dans { $seconds } s.
page-refused-seats-free = Il reste des places libres. Invite quelqu’un ou places-y un bot.
page-refused-already-seated = Tu as déjà une place à cette table.
page-refused-given-up = Cette table a été abandonnée : personne n’est revenu.
page-refused-not-over = La partie n’est pas encore finie.
page-refused-too-many-sockets = Tu as trop de connexions. Ferme une autre fenêtre où une table est ouverte.
page-refused-set-aside = Cette table est fermée pour le moment : le serveur n’arrive pas à relire la partie. Les autres tables ne sont pas concernées.
page-refused-not-compiled = Ce serveur prépare encore les règles de ce jeu, une seule fois : { $percent } % sont prêts.
page-refused-unknown-guest = Le serveur ne te connaît pas. Recharge la page.
page-refused-bad-message = Le serveur n’a pas compris. Recharge la page.
page-refused-foreign-origin = Ce serveur ne répond pas aux pages venues d’ici : { $origin }.

## Start

page-hero = Quatre jeux de gangsters, une table enfumée. Enchéris, bluffe, partage l’argent, et sois ailleurs quand la police arrive.
page-play-now = Jouer
page-play = Jouer
page-compiling = Préparation des règles, une seule fois : { $percent } %
page-compiling-begins = La partie commence d’elle-même dès que ses règles sont prêtes.
page-open-table = Ouvrir une table
page-table-code = Code de table
page-join = Rejoindre
page-games = Les jeux
page-game = Jeu
page-finished = Parties terminées
page-no-finished = Tu n’as encore terminé aucune partie.
page-more = Parties plus anciennes
page-rules-of = Règles : { $title }
page-for-programs = Pour les programmeurs
page-players = Joueurs
page-table = La table
page-mine = Ta place
page-against = Adversaires
page-level = Niveau
page-level-rookie = recrue
page-level-soldier = soldat
page-level-don = don
page-level-rookie-help = joue au hasard, mais sans faire de bêtises
page-level-soldier-help = joue selon les règles de l’art
page-level-capo-help = réfléchit un instant
page-level-don-help = réfléchit longtemps et voit plus loin
page-not-now = Pas maintenant
page-tables = Tables
page-tables-open = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
page-no-tables = Aucune table n’est ouverte en ce moment. Ouvres-en une : les bots viennent tout de suite, les amis avec le lien.
page-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
page-pace = { $seconds ->
    [86400] un jour par décision
   *[other] { $seconds } s par décision
}
page-no-clock = sans pendule
page-reserve = { $seconds } s de réserve
page-go-on = Continuer
page-to-table = Vers la table
page-sit-down = S’asseoir
page-watch = Regarder
page-ranking = Les plus forts
page-no-ranking = Personne n’a encore terminé de partie cotée.

## Who I am

page-me = Toi
page-your-name = Ton nom
page-keep = Enregistrer
page-hat = Chapeau
page-hat-number = Chapeau { $number }
page-device-help = Ton nom et tes parties sur un autre appareil : demande un code ici et saisis-le là-bas.
page-device-ask = Demander un code
page-device-code = Code de ton autre appareil
page-device-use = Utiliser le code

## Opening a table, and before the game

page-rules-here = Les règles à cette table
page-company = La compagnie
page-players-range = { $from }–{ $to } joueurs
page-bots = Bots
page-bots-help = Places pour des bots. Tu peux encore changer à la table.
page-clock = Pendule
page-clock-help = Pour chaque décision, + une réserve pour toute la partie. Quand tout est écoulé, un bot prend cette décision-là.
page-clock-none = aucune
page-clock-30 = 30 + 60 s
page-clock-60 = 60 + 180 s
page-clock-day = 1 jour
page-absent = Si quelqu’un est hors ligne
page-absent-help = Après ce délai, un bot joue à sa place jusqu’à son retour.
page-absent-30 = 30 s
page-absent-120 = 2 min
page-absent-600 = 10 min
page-absent-day = 1 jour
page-who-finds = Qui la trouve
page-who-finds-help = Privée : seulement avec le lien ou le code, jamais dans la liste.
page-public = publique
page-private = privée
page-rated = Cotée
page-rated-help = Compte pour le classement ; alors pas de conseils.
page-hints = Conseils
page-hints-help = On peut demander ce que ferait un bon bot.
page-yes = oui
page-no = non
page-open-help = Le reste peut attendre : on verra à la table.
page-not-started = pas encore commencée
page-seats-title = Places
page-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
}
page-seats-free = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
} Envoie le lien, ou fais asseoir des bots.
page-ready = Tout est prêt.
page-ready-host = Tout le monde a une place.
page-ready-guest = Tout le monde a une place. C’est l’hôte qui lance la partie.
page-sealed = Cette donne est scellée :
page-sealed-help = Après la partie, on ouvre le sceau, et chacun peut vérifier que personne n’a choisi les cartes.
page-fill-with-bots = Compléter avec des bots
page-start = Commencer
page-is-here = à la table
page-here = ici
page-remove-bot = Retirer le bot
page-kept = place gardée pour { $name }
page-kept-you = Ta place t’attend.
page-seat-bot = Bot
page-invite = Invitation
page-qr = Code QR du lien de la table
page-invite-help = Vise-le avec un téléphone, dis le code, ou envoie le lien.
page-copy-link = Copier le lien
page-copied = Le lien est copié.
page-send = Envoyer

## Replay

page-won-by = victoire : { $names }
page-check-deal = Vérifier la donne
page-share-moment = Partager ce moment
page-moments = Moments de la partie
page-move-of = Coup { $at } sur { $last }
page-first = Au début
page-previous = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-seen-by = Vue
page-as-watcher = Spectateur
page-open-cards = Tout visible
page-judging = Le capo regarde chaque coup…
page-no-chart = Le capo n’a pas le temps pour l’instant.
page-choices = { $name } : les choix
page-played = joué
page-choices-help = { $name } : chances de gagner, sur { $count } donnes compatibles avec sa vue.
page-chart = Courbe
page-chart-chance = Chances de gagner
page-chart-score = Score
page-chart-help = Ce que pense un capo qui n’en sait pas plus que celui qui décide.
page-checking = Vérification…
page-fair-help = Avant que quiconque s’assoie, le serveur a scellé un secret. Chaque personne qui s’est assise a ajouté des octets au hasard. Les cartes et les dés viennent de tout cela ensemble : personne ne pouvait donc les choisir sans les autres. Maintenant, le sceau est ouvert.
page-fair-seal = Le secret est bien celui qui était scellé.
page-unfair-seal = Le secret n’est pas celui qui était scellé.
page-fair-seed = La donne vient bien du secret et de ce que chacun a ajouté.
page-unfair-seed = La donne ne vient pas du secret et de ce que chacun a ajouté.
page-fair-added = Les octets ajoutés par ce navigateur en font partie.
page-unfair-added = Les octets ajoutés par ce navigateur n’en font pas partie.
page-fair-unknown = Ce navigateur n’a rien ajouté à cette donne. Seuls ceux qui l’ont fait peuvent voir si leurs octets en font partie.
page-fair-commitment = Sceau, montré avant la première carte
page-fair-secret = Secret
page-fair-seeded = Graine de la donne
page-fair-bytes = Tes octets
page-fair-cannot = Ce navigateur ne peut pas vérifier ici. Télécharge l’enregistrement et lance « malavita verify ».
page-fair-moves = « malavita verify » vérifie aussi l’enregistrement téléchargé, et chaque coup avec lui.
page-download = Télécharger l’enregistrement
