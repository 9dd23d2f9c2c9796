# Malavita, Dutch: everything on the pages that is not of one game.

page-you = Jij
page-bot = bot
page-bot-name = { $level ->
    [rookie] Groentje
    [soldier] Soldaat
    [capo] Capo
   *[don] Don
} { $number }
page-empty-seat = Vrije plaats
page-level-capo = capo
page-away = afwezig
page-over = Het spel is uit.
page-waiting = Wachten op { $names }.
page-to-decide = { $names }: aan het beslissen …
page-your-turn = Jij bent aan de beurt
page-time-left = Resterende tijd: { $time }
page-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
page-note = biljet { $value }
page-connected = verbonden
page-not-connected = niet verbonden
page-table-name = Tafel { $name }
page-watching = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
}
page-beside = Logboek, chat en score
page-log = Logboek
page-left = Resterende kaarten
page-left-help = { $count ->
    [0] Je hebt alle kaarten gezien.
    [one] Eén kaart waarvan je niet weet waar ze is: in een stapel, in een andere hand of gedekt.
   *[other] { $count } kaarten waarvan je niet weet waar ze zijn: in de stapels, in andere handen of gedekt.
}
page-chat = Chat
page-chat-empty = Nog niemand heeft iets gezegd.
page-score = Score
page-rules = Spelregels
page-all-rules = Alle spelregels
page-decision-now = dit beslis je nu
page-menu = Menu
page-close = Sluiten
page-say = Zeggen
page-say-something = Zeg iets …
page-lost = Verbinding verbroken.
page-lost-retry = Nieuwe poging over { $seconds } s. Wat je hebt gekozen, blijft bewaard.
page-retry-now = Nu proberen
page-back = Terug aan tafel.
page-missed = { $count ->
    [one] Je hebt één zet gemist.
   *[other] Je hebt { $count } zetten gemist.
}
page-show = Tonen
page-hint = Tip
page-hint-show = Tonen: { $action }
page-hint-thinking = De raadgever denkt na …
page-hint-help = Winstkans uit { $count } verdelingen die passen bij wat jij ziet. De { $level } weet niet meer dan jij.
page-take-back = Terugnemen
page-language = Taal
page-language-help = ook kaarten en logboek
page-theme = Thema
page-theme-dark = donker
page-theme-light = licht
page-theme-auto = auto
page-motion = Beweging
page-motion-help = auto: zoals je toestel is ingesteld
page-motion-auto = auto
page-motion-full = vol
page-motion-quick = snel
page-motion-none = geen
page-sound = Geluid
page-quick = Snel spelen
page-quick-help = onschuldige zetten met één tik
page-on = aan
page-off = uit
page-to-start = Naar de tafels
page-leave = Verlaten
page-leave-title = De tafel verlaten?
page-leave-help = Een bot speelt op jouw plaats tot je terugkomt. De anderen zien dat je weg bent.
page-stay = Blijven
page-shares-win = gedeelde overwinning
page-wins = gewonnen
page-victory = Gewonnen
page-victory-shared = Gedeelde overwinning
page-victory-of = { $name } wint
page-rank = { $rank }e
page-look = Tafel bekijken
page-replay = Herhaling
page-rematch = Revanche
page-to-rematch = Naar de revanche
page-lost-title = Gevlogen
page-lost-text = Op dit adres is geen tafel en geen pagina. Misschien ontbreekt er een letter, of is de tafel gesloten.
page-restart-title = Even een lamp vervangen
page-restart-text = De server antwoordt nu even niet. Alle tafels blijven bewaard, tot de laatste kaart.

## What the server refused, by its code

page-refused-stale = Die beslissing is al voorbij.
page-refused-not-your-move = Jij bent niet aan de beurt.
page-refused-illegal-action = Dat kan nu niet.
page-refused-no-take-back = Je laatste zet kan niet worden teruggenomen: { $reason ->
    [not_playing] er wordt nu niet gespeeld.
    [not_last] het is niet meer de laatste aan tafel.
   *[shown] hij heeft al iets laten zien.
}
page-refused-no-hints = Aan deze tafel zijn er geen tips.
page-refused-too-fast = Te snel. Probeer het over { $seconds } s nog eens.
page-refused-not-seated = Aan deze tafel ben je alleen kijker.
page-refused-not-playing = Aan deze tafel wordt nu niet gespeeld.
page-refused-time-up = Je tijd voor deze beslissing is om: een bot neemt haar, daarna kun je verder.
page-refused-game-over = Het spel is uit.
page-refused-unavailable = De server antwoordt nu even niet. Probeer het zo nog eens.
page-refused-seat-taken = Die plaats is bezet.
page-refused-table-full = Alle plaatsen zijn bezet, of bewaard voor wie hier eerder speelde.
page-refused-not-host = Dat kan alleen de gastheer van de tafel.
page-refused-not-open = Het spel is begonnen.
page-refused-too-many-tables = Je hebt te veel tafels: { $limit } is het maximum. Verlaat er een waar het spel nog niet is begonnen, of speel een partij uit.
page-refused-bad-code = Deze code is fout, gebruikt of te oud. Vraag een nieuwe.
page-refused-unreadable = Dat kunnen anderen niet lezen.
page-refused-unknown-table = Die tafel bestaat niet.
page-refused-busy = De server heeft het nu te druk. Probeer het over { $seconds } s nog eens.
page-refused-seats-free = Er zijn nog plaatsen vrij. Nodig iemand uit of zet er een bot neer.
page-refused-already-seated = Je hebt al een plaats aan deze tafel.
page-refused-given-up = Deze tafel is opgegeven: niemand kwam terug.
page-refused-not-over = Het spel is nog niet afgelopen.
page-refused-too-many-sockets = Je hebt te veel verbindingen. Sluit een ander venster met een tafel.
page-refused-set-aside = Deze tafel is voorlopig gesloten: de server kan de partij niet inlezen. De andere tafels hebben er geen last van.
page-refused-not-compiled = Deze server bereidt de regels van dit spel nog voor, één keer: { $percent } % is klaar.
page-refused-unknown-guest = De server kent je niet. Laad de pagina opnieuw.
page-refused-bad-message = De server heeft dat niet begrepen. Laad de pagina opnieuw.
page-refused-foreign-origin = Deze server antwoordt niet op pagina’s van { $origin }.

## Start

page-hero = Vier gangsterspellen, één rokerige tafel. Bied, bluf, verdeel het geld, en wees ergens anders als de politie komt.
page-play-now = Nu spelen
page-play = Spelen
page-compiling = Regels worden eenmalig voorbereid: { $percent } %
page-compiling-begins = Het spel begint vanzelf zodra de regels klaar zijn.
page-open-table = Tafel openen
page-table-code = Tafelcode
page-join = Deelnemen
page-games = De spellen
page-game = Spel
page-finished = Gespeelde partijen
page-no-finished = Je hebt nog geen partij uitgespeeld.
page-more = Oudere spellen
page-rules-of = Spelregels: { $title }
page-for-programs = Voor programmeurs
page-players = Spelers
page-table = De tafel
page-mine = Jouw plaats
page-against = Tegenstanders
page-level = Niveau
page-level-rookie = groentje
page-level-soldier = soldaat
page-level-don = don
page-level-rookie-help = speelt op goed geluk, maar doet niets doms
page-level-soldier-help = speelt volgens het boekje
page-level-capo-help = denkt even vooruit
page-level-don-help = denkt lang, en verder vooruit
page-not-now = Nu niet
page-tables = Tafels
page-tables-open = { $count } open
page-no-tables = Niemand heeft nu een open tafel. Open er een: bots komen meteen, mensen met de link.
page-seats = { $count } plaatsen
page-pace = { $seconds ->
    [86400] een dag per beslissing
   *[other] { $seconds } s per beslissing
}
page-no-clock = zonder klok
page-reserve = { $seconds } s reserve
page-go-on = Verder spelen
page-to-table = Naar de tafel
page-sit-down = Aanschuiven
page-watch = Kijken
page-ranking = De sterksten
page-no-ranking = Nog niemand heeft een partij met rating uitgespeeld.

## Who I am

page-me = Jij
page-your-name = Jouw naam
page-keep = Bewaren
page-hat = Hoed
page-hat-number = Hoed { $number }
page-device-help = Jouw naam en jouw partijen op een ander toestel: vraag hier een code en vul die daar in.
page-device-ask = Code vragen
page-device-code = Code van je andere toestel
page-device-use = Code gebruiken

## Opening a table, and before the game

page-rules-here = Spelregels aan deze tafel
page-company = Het gezelschap
page-players-range = { $from }–{ $to } spelers
page-bots = Bots
page-bots-help = Plaatsen voor bots. Aan tafel kun je dat nog veranderen.
page-clock = Klok
page-clock-help = Voor elke beslissing, + een reserve voor het hele spel. Zijn beide op, dan neemt een bot die ene beslissing.
page-clock-none = geen
page-clock-30 = 30 + 60 s
page-clock-60 = 60 + 180 s
page-clock-day = 1 dag
page-absent = Als iemand afwezig is
page-absent-help = Na deze tijd speelt een bot, tot de speler terug is.
page-absent-30 = 30 s
page-absent-120 = 2 min
page-absent-600 = 10 min
page-absent-day = 1 dag
page-who-finds = Wie hem vindt
page-who-finds-help = Besloten: alleen met de link of de code, nooit in de lijst.
page-public = openbaar
page-private = besloten
page-rated = Met rating
page-rated-help = Telt voor de ranglijst; tips zijn er dan niet.
page-hints = Tips
page-hints-help = Je mag vragen wat een goede bot zou doen.
page-yes = ja
page-no = nee
page-open-help = Al het andere kan wachten tot je aan tafel zit.
page-not-started = nog niet begonnen
page-seats-title = Plaatsen
page-seats-taken = { $taken } van { $all } bezet
page-seats-free = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
} Stuur de link, of zet er bots neer.
page-ready = Klaar om te beginnen.
page-ready-host = Iedereen heeft een plaats.
page-ready-guest = Iedereen heeft een plaats. De gastheer begint het spel.
page-sealed = Deze kaartverdeling is verzegeld:
page-sealed-help = Na het spel gaat het zegel open, en kan iedereen nagaan dat niemand de kaarten heeft uitgekozen.
page-fill-with-bots = Aanvullen met bots
page-start = Beginnen
page-is-here = zit aan tafel
page-here = aanwezig
page-remove-bot = Bot verwijderen
page-kept = vrijgehouden voor { $name }
page-kept-you = Je plaats is voor je vrijgehouden.
page-seat-bot = Bot
page-invite = Uitnodiging
page-qr = QR-code met de link van de tafel
page-invite-help = Richt er een telefoon op, zeg de code, of stuur de link.
page-copy-link = Link kopiëren
page-copied = De link is gekopieerd.
page-send = Sturen

## Replay

page-won-by = gewonnen door { $names }
page-check-deal = Kaartverdeling controleren
page-share-moment = Dit moment delen
page-moments = Momenten van de partij
page-move-of = Zet { $at } van { $last }
page-first = Naar het begin
page-previous = Eén zet terug
page-next = Eén zet verder
page-last = Naar het einde
page-seen-by = Gezien door
page-as-watcher = Een kijker
page-open-cards = Alles open
page-judging = De capo bekijkt elke zet …
page-no-chart = De capo heeft nu geen tijd.
page-choices = Wat { $name } kon doen
page-played = gespeeld
page-choices-help = Winstkans uit { $count } verdelingen die passen bij wat { $name } zag.
page-chart = Grafiek
page-chart-chance = Winstkans
page-chart-score = Score
page-chart-help = Wat een capo denkt die niet meer weet dan wie er moet beslissen.
page-checking = Controleren …
page-fair-help = Voordat er iemand aanschoof, verzegelde de server een geheim. Iedereen die aanschoof, voegde er willekeurige bytes aan toe. Kaarten en dobbelstenen komen uit dat alles samen, dus niemand kon ze alleen kiezen. Nu is het zegel open.
page-fair-seal = Het geheim is het verzegelde.
page-unfair-seal = Het geheim is niet het verzegelde.
page-fair-seed = De kaartverdeling komt uit het geheim en uit wat iedereen toevoegde.
page-unfair-seed = De kaartverdeling komt niet uit het geheim en wat iedereen toevoegde.
page-fair-added = De bytes die deze browser toevoegde, zitten erbij.
page-unfair-added = De bytes die deze browser toevoegde, zitten er niet bij.
page-fair-unknown = Deze browser voegde niets toe aan deze kaartverdeling. Alleen wie dat deed, ziet of zijn bytes erbij zitten.
page-fair-commitment = Zegel, getoond vóór de eerste kaart
page-fair-secret = Geheim
page-fair-seeded = Startwaarde van de kaartverdeling
page-fair-bytes = Jouw bytes
page-fair-cannot = Deze browser kan dat hier niet controleren. Download het verslag en voer ‘malavita verify’ uit.
page-fair-moves = ‘malavita verify’ controleert ook het gedownloade verslag, met elke zet erin.
page-download = Verslag downloaden
