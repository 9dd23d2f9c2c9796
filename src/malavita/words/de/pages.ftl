# Malavita, German: everything on the pages that is not of one game.

page-you = Du
page-bot = Bot
page-bot-name = { $level ->
    [rookie] Grünschnabel
    [soldier] Soldat
    [capo] Capo
   *[don] Don
} { $number }
page-empty-seat = Freier Platz
page-level-capo = Capo
page-away = abwesend
page-over = Das Spiel ist aus.
page-waiting = Warten auf { $names }.
page-to-decide = { $names }: am Überlegen …
page-your-turn = Du bist dran
page-time-left = Restzeit: { $time }
page-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
page-note = Geldschein { $value }
page-connected = verbunden
page-not-connected = nicht verbunden
page-table-name = Tisch { $name }
page-watching = { $count } Zuschauer
page-beside = Protokoll, Chat und Punktestand
page-log = Protokoll
page-left = Übrige Karten
page-left-help = { $count ->
    [0] Du hast alle Karten gesehen.
    [one] Eine Karte, von der du nicht weißt, wo sie ist: im Stapel, auf einer anderen Hand oder verdeckt.
   *[other] { $count } Karten, von denen du nicht weißt, wo sie sind: in den Stapeln, auf anderen Händen oder verdeckt.
}
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-score = Punktestand
page-rules = Regeln
page-all-rules = Alle Regeln
page-decision-now = jetzt deine Entscheidung
page-menu = Menü
page-close = Schließen
page-say = Sagen
page-say-something = Sag etwas …
page-lost = Verbindung verloren.
page-lost-retry = Neuer Versuch in { $seconds } s. Deine Auswahl bleibt erhalten.
page-retry-now = Jetzt versuchen
page-back = Zurück am Tisch.
page-missed = { $count ->
    [one] Du hast einen Spielzug verpasst.
   *[other] Du hast { $count } Spielzüge verpasst.
}
page-show = Zeigen
page-hint = Tipp
page-hint-show = Zeigen: { $action }
page-hint-thinking = Der Ratgeber denkt nach …
page-hint-help = Gewinnchance aus { $count } Verteilungen, die zu dem passen, was du siehst. Der { $level } weiß nicht mehr als du.
page-take-back = Zurücknehmen
page-language = Sprache
page-language-help = auch Karten und Protokoll
page-theme = Farbschema
page-theme-dark = dunkel
page-theme-light = hell
page-theme-auto = auto
page-motion = Bewegung
page-motion-help = auto: wie am Gerät eingestellt
page-motion-auto = auto
page-motion-full = voll
page-motion-quick = schnell
page-motion-none = keine
page-sound = Ton
page-quick = Schnellspiel
page-quick-help = harmlose Spielzüge durch einmal Tippen
page-on = an
page-off = aus
page-to-start = Zu den Tischen
page-leave = Verlassen
page-leave-title = Den Tisch verlassen?
page-leave-help = Ein Bot spielt auf deinem Platz, bis du wiederkommst. Die anderen sehen, dass du weg bist.
page-stay = Bleiben
page-shares-win = geteilter Sieg
page-wins = gewonnen
page-victory = Sieg
page-victory-shared = Geteilter Sieg
page-victory-of = { $name } gewinnt
page-rank = { $rank }.
page-look = Tisch ansehen
page-replay = Wiederholung
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-lost-title = Ausgeflogen
page-lost-text = Unter dieser Adresse gibt es keinen Tisch und keine Seite. Vielleicht fehlt ein Buchstabe, oder der Tisch wurde geschlossen.
page-restart-title = Die Birne wird gewechselt
page-restart-text = Der Server antwortet gerade nicht. Alle Tische bleiben erhalten, bis zur letzten Karte.

## What the server refused, by its code

page-refused-stale = Diese Entscheidung ist schon vorbei.
page-refused-not-your-move = Du bist nicht dran.
page-refused-illegal-action = Das geht jetzt nicht.
page-refused-no-take-back = Dein letzter Spielzug lässt sich nicht zurücknehmen: { $reason ->
    [not_playing] Gerade wird nicht gespielt.
    [not_last] Er ist nicht mehr der letzte am Tisch.
   *[shown] Er hat schon etwas gezeigt.
}
page-refused-no-hints = An diesem Tisch gibt es keine Tipps.
page-refused-too-fast = Zu schnell. Versuch es in { $seconds } s noch einmal.
page-refused-not-seated = An diesem Tisch schaust du nur zu.
page-refused-not-playing = An diesem Tisch wird gerade nicht gespielt.
page-refused-time-up = Deine Zeit für diese Entscheidung ist um: Ein Bot trifft sie, danach spielst du weiter.
page-refused-game-over = Das Spiel ist aus.
page-refused-unavailable = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.
page-refused-seat-taken = Dieser Platz ist besetzt.
page-refused-table-full = Alle Plätze sind besetzt oder für die Spieler der letzten Partie frei gehalten.
page-refused-not-host = Das kann nur der Gastgeber des Tisches.
page-refused-not-open = Das Spiel hat begonnen.
page-refused-too-many-tables = Du hast zu viele Tische: höchstens { $limit } sind möglich. Verlass einen, an dem das Spiel noch nicht begonnen hat, oder spiel eine Partie zu Ende.
page-refused-bad-code = Dieser Code ist falsch, benutzt oder zu alt. Hol dir einen neuen.
page-refused-unreadable = Das könnten die anderen nicht lesen.
page-refused-unknown-table = Diesen Tisch gibt es nicht.
page-refused-busy = Der Server hat gerade zu viel zu tun. Versuch es in { $seconds } s noch einmal.
page-refused-seats-free = Es sind noch Plätze frei. Lade jemanden ein oder setz einen Bot hin.
page-refused-already-seated = Du hast an diesem Tisch schon einen Platz.
page-refused-given-up = Dieser Tisch wurde aufgegeben: Niemand kam zurück.
page-refused-not-over = Das Spiel ist noch nicht zu Ende.
page-refused-too-many-sockets = Du hast zu viele Verbindungen. Schließ ein anderes Fenster mit einem Tisch.
page-refused-set-aside = Dieser Tisch ist vorerst geschlossen: Der Server kann die Partie nicht lesen. Andere Tische sind nicht betroffen.
page-refused-not-compiled = Dieser Server bereitet die Regeln dieses Spiels noch vor, nur einmal: { $percent } % sind fertig.
page-refused-unknown-guest = Der Server kennt dich nicht. Lade die Seite neu.
page-refused-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu.
page-refused-foreign-origin = Dieser Server antwortet keinen Seiten von { $origin }.

## Start

page-hero = Vier Gangsterspiele, ein verrauchter Tisch. Biete, bluffe, teil das Geld, und sei anderswo, wenn die Polizei kommt.
page-play-now = Jetzt spielen
page-play = Spielen
page-compiling = Regeln werden einmalig vorbereitet: { $percent } %
page-compiling-begins = Das Spiel beginnt von selbst, sobald seine Regeln bereit sind.
page-open-table = Tisch eröffnen
page-table-code = Tischcode
page-join = Beitreten
page-games = Die Spiele
page-game = Spiel
page-finished = Beendete Partien
page-no-finished = Du hast noch keine Partie beendet.
page-more = Ältere Partien
page-rules-of = Regeln: { $title }
page-for-programs = Für Programmierer
page-players = Spieler
page-table = Der Tisch
page-mine = Dein Platz
page-against = Gegner
page-level = Stufe
page-level-rookie = Grünschnabel
page-level-soldier = Soldat
page-level-don = Don
page-level-rookie-help = spielt auf gut Glück, aber nichts Dummes
page-level-soldier-help = spielt nach Lehrbuch
page-level-capo-help = denkt einen Moment voraus
page-level-don-help = denkt lange und weiter voraus
page-not-now = Nicht jetzt
page-tables = Tische
page-tables-open = { $count } offen
page-no-tables = Gerade hat niemand einen offenen Tisch. Eröffne einen: Bots kommen sofort, Freunde mit dem Link.
page-seats = { $count } Plätze
page-pace = { $seconds ->
    [86400] ein Tag pro Entscheidung
   *[other] { $seconds } s pro Entscheidung
}
page-no-clock = ohne Uhr
page-reserve = { $seconds } s Reserve
page-go-on = Weiterspielen
page-to-table = Zum Tisch
page-sit-down = Platz nehmen
page-watch = Zuschauen
page-ranking = Die Stärksten
page-no-ranking = Noch hat niemand eine gewertete Partie beendet.

## Who I am

page-me = Du
page-your-name = Dein Name
page-keep = Speichern
page-hat = Hut
page-hat-number = Hut { $number }
page-device-help = Dein Name und deine Partien auf einem anderen Gerät: Hol dir hier einen Code und gib ihn dort ein.
page-device-ask = Code holen
page-device-code = Code von deinem anderen Gerät
page-device-use = Code verwenden

## Opening a table, and before the game

page-rules-here = Regeln an diesem Tisch
page-company = Die Gesellschaft
page-players-range = { $from }–{ $to } Spieler
page-bots = Bots
page-bots-help = Plätze für Bots. Am Tisch kannst du sie noch ändern.
page-clock = Uhr
page-clock-help = Für jede Entscheidung, + eine Reserve für das ganze Spiel. Ist beides aufgebraucht, trifft ein Bot diese eine.
page-clock-none = keine
page-clock-30 = 30 + 60 s
page-clock-60 = 60 + 180 s
page-clock-day = 1 Tag
page-absent = Wenn jemand abwesend ist
page-absent-help = Nach dieser Zeit spielt ein Bot, bis der Spieler zurück ist.
page-absent-30 = 30 s
page-absent-120 = 2 min
page-absent-600 = 10 min
page-absent-day = 1 Tag
page-who-finds = Wer ihn findet
page-who-finds-help = Privat: nur mit Link oder Code, nie in der Liste.
page-public = öffentlich
page-private = privat
page-rated = Gewertet
page-rated-help = Zählt für die Rangliste; Tipps gibt es dann nicht.
page-hints = Tipps
page-hints-help = Man darf fragen, was ein guter Bot täte.
page-yes = ja
page-no = nein
page-open-help = Alles andere hat Zeit, bis du am Tisch sitzt.
page-not-started = noch nicht begonnen
page-seats-title = Plätze
page-seats-taken = { $taken } von { $all } besetzt
page-seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
} Schick den Link oder setz Bots dazu.
page-ready = Es kann losgehen.
page-ready-host = Alle haben einen Platz.
page-ready-guest = Alle haben einen Platz. Der Gastgeber startet das Spiel.
page-sealed = Diese Kartenverteilung ist versiegelt:
page-sealed-help = Nach dem Spiel wird das Siegel geöffnet, und alle können prüfen, dass niemand die Karten ausgesucht hat.
page-fill-with-bots = Mit Bots auffüllen
page-start = Starten
page-is-here = sitzt am Tisch
page-here = da
page-remove-bot = Bot entfernen
page-kept = freigehalten für { $name }
page-kept-you = Dein Platz ist für dich freigehalten.
page-seat-bot = Bot
page-invite = Einladung
page-qr = QR-Code mit dem Link zum Tisch
page-invite-help = Halt ein Handy davor, sag den Code oder schick den Link.
page-copy-link = Link kopieren
page-copied = Der Link ist kopiert.
page-send = Senden

## Replay

page-won-by = Sieg: { $names }
page-check-deal = Kartenverteilung prüfen
page-share-moment = Moment teilen
page-moments = Momente der Partie
page-move-of = Spielzug { $at } von { $last }
page-first = Zum Anfang
page-previous = Einen Spielzug zurück
page-next = Einen Spielzug vor
page-last = Zum Ende
page-seen-by = Sicht
page-as-watcher = Zuschauer
page-open-cards = Alles offen
page-judging = Der Capo sieht sich jeden Spielzug an …
page-no-chart = Der Capo hat gerade keine Zeit.
page-choices = Was { $name } tun konnte
page-played = gespielt
page-choices-help = Gewinnchance aus { $count } Verteilungen, die zu dem passen, was { $name } sehen konnte.
page-chart = Diagramm
page-chart-chance = Gewinnchance
page-chart-score = Punktestand
page-chart-help = Was ein Capo denkt, der nicht mehr weiß als wer gerade entscheidet.
page-checking = Wird geprüft …
page-fair-help = Bevor jemand Platz nahm, hat der Server ein Geheimnis versiegelt. Wer Platz nahm, gab Zufallsbytes dazu. Karten und Würfel kommen aus all dem zusammen, also konnte niemand allein sie aussuchen. Jetzt ist das Siegel offen.
page-fair-seal = Das Geheimnis ist das versiegelte.
page-unfair-seal = Das Geheimnis ist nicht das versiegelte.
page-fair-seed = Die Kartenverteilung folgt aus dem Geheimnis und dem, was alle dazugaben.
page-unfair-seed = Die Kartenverteilung folgt nicht aus dem Geheimnis und dem, was alle dazugaben.
page-fair-added = Die Bytes, die dieser Browser dazugab, sind dabei.
page-unfair-added = Die Bytes, die dieser Browser dazugab, sind nicht dabei.
page-fair-unknown = Dieser Browser gab zu dieser Kartenverteilung nichts dazu. Nur wer Bytes dazugab, sieht, ob sie dabei sind.
page-fair-commitment = Siegel, vor der ersten Karte gezeigt
page-fair-secret = Geheimnis
page-fair-seeded = Startwert der Kartenverteilung
page-fair-bytes = Deine Bytes
page-fair-cannot = Dieser Browser kann das hier nicht prüfen. Lade die Aufzeichnung herunter und starte „malavita verify“.
page-fair-moves = „malavita verify“ prüft auch die heruntergeladene Aufzeichnung und mit ihr jeden Spielzug.
page-download = Aufzeichnung herunterladen
