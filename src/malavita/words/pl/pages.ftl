# Malavita, Polish: everything on the pages that is not of one game.
# Present tense only: the past would show the player's gender. Names stay in the
# nominative: "gracz" takes the case, or the name stands after a colon.

page-you = Ty
page-bot = bot
page-bot-name = { $level ->
    [rookie] Żółtodziób
    [soldier] Żołnierz
    [capo] Capo
   *[don] Don
} { $number }
page-empty-seat = Wolne miejsce
page-level-capo = capo
page-away = poza stołem
page-over = Koniec gry.
page-waiting = Czekamy na: { $names }.
page-to-decide = { $names }: decyzja…
page-your-turn = Twoja kolej
page-time-left = Pozostały czas: { $time }
page-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
page-note = banknot { $value }
page-connected = połączono
page-not-connected = brak połączenia
page-table-name = Stół { $name }
page-watching = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}
page-beside = Dziennik, czat i wynik
page-log = Dziennik
page-left = Pozostałe karty
page-left-help = { $count ->
    [0] Widać już wszystkie karty.
    [one] Jedna karta, o której nie wiesz, gdzie jest: w talii, na innej ręce albo zakryta.
    [few] { $count } karty, o których nie wiesz, gdzie są: w taliach, na innych rękach albo zakryte.
   *[other] { $count } kart, o których nie wiesz, gdzie są: w taliach, na innych rękach albo zakryte.
}
page-chat = Czat
page-chat-empty = Na razie cisza przy stole.
page-score = Wynik
page-rules = Zasady
page-all-rules = Wszystkie zasady
page-decision-now = teraz twoja decyzja
page-menu = Menu
page-close = Zamknij
page-say = Powiedz
page-say-something = Powiedz coś…
page-lost = Utracono połączenie.
page-lost-retry = Nowa próba za { $seconds } s. Twój wybór nie przepadnie.
page-retry-now = Spróbuj teraz
page-back = Znów przy stole.
page-missed = { $count ->
    [one] Bez ciebie zagrano jeden ruch.
    [few] Bez ciebie zagrano { $count } ruchy.
   *[many] Bez ciebie zagrano { $count } ruchów.
}
page-show = Pokaż
page-hint = Podpowiedź
page-hint-show = Pokaż: { $action }
page-hint-thinking = Doradca się zastanawia…
page-hint-help = Szansa na wygraną; liczba rozdań pasujących do tego, co widzisz: { $count }. Czego nie wiesz ty, nie wie też { $level }.
page-take-back = Cofnij ruch
page-language = Język
page-language-help = także kart i dziennika
page-theme = Motyw
page-theme-dark = ciemny
page-theme-light = jasny
page-theme-auto = auto
page-motion = Animacje
page-motion-help = auto: według ustawień urządzenia
page-motion-auto = auto
page-motion-full = pełne
page-motion-quick = szybkie
page-motion-none = brak
page-sound = Dźwięk
page-quick = Szybka gra
page-quick-help = niegroźne ruchy jednym dotknięciem
page-on = wł.
page-off = wył.
page-to-start = Do stołów
page-leave = Odejdź
page-leave-title = Odejść od stołu?
page-leave-help = Na twoim miejscu gra bot, dopóki nie wrócisz. Inni widzą, że cię nie ma.
page-stay = Zostań
page-shares-win = wspólne zwycięstwo
page-wins = zwycięstwo
page-victory = Zwycięstwo
page-victory-shared = Wspólne zwycięstwo
page-victory-of = { $name } wygrywa
page-rank = { $rank }.
page-look = Obejrzyj stół
page-replay = Powtórka
page-rematch = Rewanż
page-to-rematch = Do rewanżu
page-lost-title = Już ich tu nie ma
page-lost-text = Pod tym adresem nie ma ani stołu, ani strony. Może brakuje litery, a może stół jest już zamknięty.
page-restart-title = Wymiana żarówki
page-restart-text = Serwer chwilowo nie odpowiada. Wszystkie stoły są bezpieczne, co do karty.

## What the server refused, by its code

page-refused-stale = Ta decyzja już zapadła.
page-refused-not-your-move = Nie twoja kolej.
page-refused-illegal-action = Tego teraz nie można zrobić.
page-refused-no-take-back = Twojego ostatniego ruchu nie można cofnąć: { $reason ->
    [not_playing] nikt teraz nie gra.
    [not_last] nie jest już ostatni przy stole.
   *[shown] już coś pokazał.
}
page-refused-no-hints = Przy tym stole nie ma podpowiedzi.
page-refused-too-fast = Za szybko. Spróbuj ponownie za { $seconds } s.
page-refused-not-seated = Przy tym stole tylko oglądasz.
page-refused-not-playing = Przy tym stole nikt teraz nie gra.
page-refused-time-up = Twój czas na tę decyzję minął: podejmie ją bot, potem możesz grać dalej.
page-refused-game-over = Koniec gry.
page-refused-unavailable = Serwer chwilowo nie odpowiada. Spróbuj ponownie za chwilę.
page-refused-seat-taken = To miejsce jest zajęte.
page-refused-table-full = Wszystkie miejsca są zajęte lub trzymane dla graczy z poprzedniej gry.
page-refused-not-host = To może zrobić tylko gospodarz stołu.
page-refused-not-open = Gra już trwa.
page-refused-too-many-tables = Masz za dużo stołów: może ich być najwyżej { $limit }. Odejdź od stołu, przy którym gra się nie zaczęła, albo dokończ rozgrywkę.
page-refused-bad-code = Ten kod jest błędny, zużyty albo za stary. Poproś o nowy.
page-refused-unreadable = Inni nie mogliby tego przeczytać.
page-refused-unknown-table = Nie ma takiego stołu.
page-refused-busy = Serwer ma teraz za dużo pracy. Spróbuj ponownie za { $seconds } s.
page-refused-seats-free = Są jeszcze wolne miejsca. Zaproś kogoś albo posadź tam bota.
page-refused-already-seated = Masz już miejsce przy tym stole.
page-refused-given-up = Ten stół porzucono: nikt nie wrócił.
page-refused-not-over = Gra jeszcze się nie skończyła.
page-refused-too-many-sockets = Masz za dużo połączeń. Zamknij inne okno ze stołem.
page-refused-set-aside = Ten stół jest na razie zamknięty: serwer nie może odczytać partii. Pozostałych stołów to nie dotyczy.
page-refused-not-compiled = Serwer jeszcze przygotowuje zasady tej gry, tylko raz: gotowe { $percent } %.
page-refused-unknown-guest = Serwer cię nie zna. Wczytaj stronę ponownie.
page-refused-bad-message = Serwer tego nie rozumie. Wczytaj stronę ponownie.
page-refused-foreign-origin = Ten serwer nie odpowiada stronom spod adresu { $origin }.

## Start

page-hero = Cztery gangsterskie gry karciane, jeden zadymiony stół. Licytuj, blefuj, dziel pieniądze i bądź gdzie indziej, gdy zjawi się policja.
page-play-now = Zagraj teraz
page-play = Zagraj
page-compiling = Jednorazowe przygotowanie zasad: { $percent } %
page-compiling-begins = Gra zacznie się sama, gdy tylko zasady będą gotowe.
page-open-table = Otwórz stół
page-table-code = Kod stołu
page-join = Wejdź
page-games = Gry
page-game = Gra
page-finished = Zakończone rozgrywki
page-no-finished = Nie masz jeszcze zakończonej rozgrywki.
page-more = Starsze gry
page-rules-of = Zasady: { $title }
page-for-programs = Dla programistów
page-players = Gracze
page-table = Stół
page-mine = Twoje miejsce
page-against = Przeciwnicy
page-level = Poziom
page-level-rookie = żółtodziób
page-level-soldier = żołnierz
page-level-don = don
page-level-rookie-help = gra na chybił trafił, ale bez głupstw
page-level-soldier-help = gra podręcznikowo
page-level-capo-help = przez chwilę myśli naprzód
page-level-don-help = myśli długo i dalej naprzód
page-not-now = Nie teraz
page-tables = Stoły
page-tables-open = otwarte: { $count }
page-no-tables = Nikt nie ma teraz otwartego stołu. Otwórz własny: boty przyjdą od razu, znajomi z linkiem.
page-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
page-pace = { $seconds ->
    [86400] dzień na decyzję
   *[other] { $seconds } s na decyzję
}
page-no-clock = bez zegara
page-reserve = { $seconds } s rezerwy
page-go-on = Graj dalej
page-to-table = Do stołu
page-sit-down = Usiądź
page-watch = Oglądaj
page-ranking = Najsilniejsi
page-no-ranking = Nikt jeszcze nie ma zakończonej rozgrywki rankingowej.

## Who I am

page-me = Ty
page-your-name = Twoje imię
page-keep = Zapisz
page-hat = Kapelusz
page-hat-number = Kapelusz { $number }
page-device-help = Twoje imię i rozgrywki na innym urządzeniu: tutaj poproś o kod, tam go wpisz.
page-device-ask = Poproś o kod
page-device-code = Kod z twojego drugiego urządzenia
page-device-use = Użyj kodu

## Opening a table, and before the game

page-rules-here = Zasady przy tym stole
page-company = Towarzystwo
page-players-range = { $from }–{ $to } graczy
page-bots = Boty
page-bots-help = Miejsca dla botów. Przy stole możesz to jeszcze zmienić.
page-clock = Zegar
page-clock-help = Na każdą decyzję, + rezerwa na całą grę. Gdy skończy się jedno i drugie, tę jedną decyzję podejmie bot.
page-clock-none = bez
page-clock-30 = 30 + 60 s
page-clock-60 = 60 + 180 s
page-clock-day = 1 dzień
page-absent = Gdy ktoś jest poza stołem
page-absent-help = Po tym czasie gra za niego bot, dopóki nie wróci.
page-absent-30 = 30 s
page-absent-120 = 2 min
page-absent-600 = 10 min
page-absent-day = 1 dzień
page-who-finds = Kto go znajdzie
page-who-finds-help = Prywatny: tylko z linkiem lub kodem, nigdy na liście.
page-public = publiczny
page-private = prywatny
page-rated = Rankingowa
page-rated-help = Liczy się do rankingu; wtedy bez podpowiedzi.
page-hints = Podpowiedzi
page-hints-help = Można spytać, co zrobiłby dobry bot.
page-yes = tak
page-no = nie
page-open-help = Reszta może poczekać, aż usiądziesz przy stole.
page-not-started = jeszcze przed startem
page-seats-title = Miejsca
page-seats-taken = zajęte: { $taken } z { $all }
page-seats-free = { $count ->
    [one] Jest jedno wolne miejsce.
    [few] Są { $count } wolne miejsca.
   *[many] Jest { $count } wolnych miejsc.
} Wyślij link albo posadź boty.
page-ready = Można zaczynać.
page-ready-host = Wszyscy mają miejsca.
page-ready-guest = Wszyscy mają miejsca. Grę zaczyna gospodarz.
page-sealed = To rozdanie jest zapieczętowane:
page-sealed-help = Po grze pieczęć zostanie złamana i każdy będzie mógł sprawdzić, że nikt nie dobierał kart po swojej myśli.
page-fill-with-bots = Uzupełnij botami
page-start = Zacznij
page-is-here = siedzi przy stole
page-here = jest
page-remove-bot = Usuń bota
page-kept = miejsce dla: { $name }
page-kept-you = Twoje miejsce czeka na ciebie.
page-seat-bot = Bot
page-invite = Zaproszenie
page-qr = Kod QR z linkiem do stołu
page-invite-help = Skieruj na niego telefon, podaj kod albo wyślij link.
page-copy-link = Kopiuj link
page-copied = Link skopiowany.
page-send = Wyślij

## Replay

page-won-by = zwycięstwo: { $names }
page-check-deal = Sprawdź rozdanie
page-share-moment = Udostępnij ten moment
page-moments = Momenty rozgrywki
page-move-of = Ruch { $at } z { $last }
page-first = Na początek
page-previous = Ruch wstecz
page-next = Ruch naprzód
page-last = Na koniec
page-seen-by = Widok
page-as-watcher = Widz
page-open-cards = Wszystko odkryte
page-judging = Capo ogląda każdy ruch…
page-no-chart = Capo nie ma teraz czasu.
page-choices = Możliwości gracza { $name }
page-played = zagrano
page-choices-help = Szansa na wygraną; liczba rozdań pasujących do widoku gracza { $name }: { $count }.
page-chart = Wykres
page-chart-chance = Szansa na wygraną
page-chart-score = Wynik
page-chart-help = Co myśli capo, który nie wie więcej niż ten, kto podejmuje decyzję.
page-checking = Sprawdzanie…
page-fair-help = Zanim ktokolwiek usiądzie, serwer pieczętuje sekret. Każdy, kto siada, dodaje losowe bajty. Karty i kości wynikają z tego wszystkiego razem, więc nikt nie może wybrać ich w pojedynkę. Teraz pieczęć jest złamana.
page-fair-seal = Sekret jest tym zapieczętowanym.
page-unfair-seal = Sekret nie jest tym zapieczętowanym.
page-fair-seed = Rozdanie wynika z sekretu i z tego, co dodali wszyscy.
page-unfair-seed = Rozdanie nie wynika z sekretu i z tego, co dodali wszyscy.
page-fair-added = Są wśród nich bajty dodane przez tę przeglądarkę.
page-unfair-added = Nie ma wśród nich bajtów dodanych przez tę przeglądarkę.
page-fair-unknown = Ta przeglądarka nic nie dodała do tego rozdania. Tylko osoba, która dodaje bajty, może sprawdzić, czy są wśród nich.
page-fair-commitment = Pieczęć, pokazana przed pierwszą kartą
page-fair-secret = Sekret
page-fair-seeded = Ziarno rozdania
page-fair-bytes = Twoje bajty
page-fair-cannot = Ta przeglądarka nie może tego tutaj sprawdzić. Pobierz zapis i uruchom „malavita verify”.
page-fair-moves = „malavita verify” sprawdza też pobrany zapis, a z nim każdy ruch.
page-download = Pobierz zapis
