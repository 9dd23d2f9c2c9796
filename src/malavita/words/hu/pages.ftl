# Malavita, Hungarian: everything on the pages that is not of one game.
# No ending is ever put on a name or a figure.

page-you = Te
page-bot = bot
page-bot-name = { $level ->
    [rookie] Újonc
    [soldier] Katona
    [capo] Capo
   *[don] Don
} { $number }
page-empty-seat = Szabad hely
page-level-capo = capo
page-away = nincs itt
page-over = Vége a játéknak.
page-waiting = Akire várunk: { $names }.
page-to-decide = { $names }: döntés…
page-your-turn = Te jössz
page-time-left = Hátralévő idő: { $time }
page-days = { $days } nap
page-note = bankjegy: { $value }
page-connected = kapcsolódva
page-not-connected = nincs kapcsolat
page-table-name = Asztal: { $name }
page-watching = { $count } néző
page-beside = Napló, csevegés és pontszám
page-log = Napló
page-left = Hátralévő lapok
page-left-help = { $count ->
    [0] Minden lapot láttál.
   *[other] { $count } lap, amelyről nem tudod, hol van: pakliban, más kezében vagy képpel lefelé.
}
page-chat = Csevegés
page-chat-empty = Még senki sem szólt semmit.
page-score = Pontszám
page-rules = Szabályok
page-all-rules = Minden szabály
page-decision-now = most erről döntesz
page-menu = Menü
page-close = Bezárás
page-say = Küldés
page-say-something = Mondj valamit…
page-lost = Megszakadt a kapcsolat.
page-lost-retry = Új próba { $seconds } mp múlva. Amit kiválasztottál, nem vész el.
page-retry-now = Újrapróbálás
page-back = Újra az asztalnál.
page-missed = { $count ->
    [one] Egy lépésről maradtál le.
   *[other] { $count } lépésről maradtál le.
}
page-show = Mutatás
page-hint = Tipp
page-hint-show = Mutatás: { $action }
page-hint-thinking = A tanácsadó gondolkodik…
page-hint-help = Nyerési esély { $count } olyan osztásból, amely illik ahhoz, amit látsz. A { $level } sem tud többet nálad.
page-take-back = Visszavonás
page-language = Nyelv
page-language-help = a lapokon és a naplóban is
page-theme = Téma
page-theme-dark = sötét
page-theme-light = világos
page-theme-auto = auto
page-motion = Mozgás
page-motion-help = auto: az eszközöd beállítása szerint
page-motion-auto = auto
page-motion-full = teljes
page-motion-quick = gyors
page-motion-none = nincs
page-sound = Hang
page-quick = Gyors játék
page-quick-help = a veszélytelen lépések egyetlen érintésre
page-on = be
page-off = ki
page-to-start = Az asztalokhoz
page-leave = Elhagyás
page-leave-title = Elhagyod az asztalt?
page-leave-help = Amíg vissza nem jössz, egy bot játszik a helyeden. A többiek látják, hogy elmentél.
page-stay = Maradás
page-shares-win = holtverseny
page-wins = győzelem
page-victory = Győzelem
page-victory-shared = Holtverseny
page-victory-of = { $name } győz
page-rank = { $rank }.
page-look = Asztal megnézése
page-replay = Visszajátszás
page-rematch = Visszavágó
page-to-rematch = A visszavágóhoz
page-lost-title = Már odébbálltak
page-lost-text = Ezen a címen nincs se asztal, se oldal. Talán hiányzik egy betű, vagy az asztalt bezárták.
page-restart-title = Villanykörtecsere
page-restart-text = A szerver most nem válaszol. Minden asztal megmarad, az utolsó lapig.

## What the server refused, by its code

page-refused-stale = Erről már megszületett a döntés.
page-refused-not-your-move = Most nem te jössz.
page-refused-illegal-action = Ezt most nem lehet.
page-refused-no-take-back = Az utolsó lépésed nem vonható vissza: { $reason ->
    [not_playing] most nem folyik játék.
    [not_last] azóta már más lépett.
   *[shown] már megmutatott valamit.
}
page-refused-no-hints = Ennél az asztalnál nincsenek tippek.
page-refused-too-fast = Túl gyors. Próbáld újra { $seconds } mp múlva.
page-refused-not-seated = Ennél az asztalnál csak néző vagy.
page-refused-not-playing = Ennél az asztalnál most nem folyik játék.
page-refused-time-up = Erre a döntésre lejárt az időd: most egy bot lép helyetted, utána folytathatod.
page-refused-game-over = Vége a játéknak.
page-refused-unavailable = A szerver most nem válaszol. Próbáld újra egy pillanat múlva.
page-refused-seat-taken = Ez a hely foglalt.
page-refused-table-full = Minden hely foglalt, vagy az előző játék résztvevőinek van fenntartva.
page-refused-not-host = Ezt csak az asztal házigazdája teheti.
page-refused-not-open = A játék már elkezdődött.
page-refused-too-many-tables = Túl sok asztalod van, legfeljebb { $limit } lehet. Hagyj el egyet, ahol még nem kezdődött el a játék, vagy játssz végig egy partit.
page-refused-bad-code = Ez a kód hibás, elhasznált vagy lejárt. Kérj újat.
page-refused-unreadable = Ezt mások nem tudnák elolvasni.
page-refused-unknown-table = Nincs ilyen asztal.
page-refused-busy = A szervernek most túl sok dolga van. Próbáld újra { $seconds } mp múlva.
page-refused-seats-free = Van még szabad hely. Hívj meg valakit, vagy ültess oda egy botot.
page-refused-already-seated = Már van helyed ennél az asztalnál.
page-refused-given-up = Ezt az asztalt feladták: senki sem jött vissza.
page-refused-not-over = A játéknak még nincs vége.
page-refused-too-many-sockets = Túl sok kapcsolatod van. Zárj be egy másik ablakot, amelyben asztal van.
page-refused-set-aside = Ez az asztal egyelőre zárva van: a szerver nem tudja beolvasni a partit. A többi asztalt ez nem érinti.
page-refused-not-compiled = A szerver még előkészíti ennek a játéknak a szabályait, csak egyszer: { $percent } % kész.
page-refused-unknown-guest = A szerver nem ismer téged. Töltsd be újra az oldalt.
page-refused-bad-message = A szerver ezt nem értette. Töltsd be újra az oldalt.
page-refused-foreign-origin = Ez a szerver nem válaszol az innen jövő oldalaknak: { $origin }.

## Start

page-hero = Négy bűnügyi kártyajáték, egy füstös asztal. Licitálj, blöffölj, osztozz a pénzen, és légy máshol, amikor jön a rendőrség.
page-play-now = Azonnali játék
page-play = Játék
page-compiling = Szabályok előkészítése, csak egyszer: { $percent } %
page-compiling-begins = A játék magától elkezdődik, amint a szabályai készen állnak.
page-open-table = Asztal nyitása
page-table-code = Asztalkód
page-join = Belépés
page-games = A játékok
page-game = Játék
page-finished = Befejezett partik
page-no-finished = Még egy partid sem ért véget.
page-more = Régebbi játékok
page-rules-of = Szabályok: { $title }
page-for-programs = Programozóknak
page-players = Játékosok
page-table = Az asztal
page-mine = A helyed
page-against = Ellenfelek
page-level = Szint
page-level-rookie = újonc
page-level-soldier = katona
page-level-don = don
page-level-rookie-help = találomra játszik, de butaságot nem csinál
page-level-soldier-help = a nagykönyv szerint játszik
page-level-capo-help = egy pillanatra előregondolkodik
page-level-don-help = sokáig gondolkodik, és messzebbre lát
page-not-now = Most nem
page-tables = Asztalok
page-tables-open = { $count } nyitva
page-no-tables = Most senkinek sincs nyitott asztala. Nyiss egyet: a botok azonnal jönnek, az emberek a linkkel.
page-seats = { $count } hely
page-pace = { $seconds ->
    [86400] döntésenként egy nap
   *[other] döntésenként { $seconds } mp
}
page-no-clock = időkorlát nélkül
page-reserve = { $seconds } mp tartalék
page-go-on = Folytatás
page-to-table = Az asztalhoz
page-sit-down = Leülés
page-watch = Nézés
page-ranking = A legerősebbek
page-no-ranking = Még senki sem fejezett be értékszámos partit.

## Who I am

page-me = Te
page-your-name = A neved
page-keep = Mentés
page-hat = Kalap
page-hat-number = { $number }. kalap
page-device-help = A neved és a partijaid egy másik eszközön: itt kérj kódot, ott írd be.
page-device-ask = Kód kérése
page-device-code = A másik eszközöd kódja
page-device-use = Kód beváltása

## Opening a table, and before the game

page-rules-here = Szabályok ennél az asztalnál
page-company = A társaság
page-players-range = { $from }–{ $to } játékos
page-bots = Botok
page-bots-help = Ennyi hely a botoké. Az asztalnál még változtathatsz rajta.
page-clock = Időmérő
page-clock-help = Minden döntéshez, + tartalék az egész játékra. Ha mindkettő elfogy, azt az egyet egy bot dönti el.
page-clock-none = nincs
page-clock-30 = 30 + 60 mp
page-clock-60 = 60 + 180 mp
page-clock-day = 1 nap
page-absent = Ha valaki nincs itt
page-absent-help = Ennyi idő után egy bot játszik helyette, amíg vissza nem jön.
page-absent-30 = 30 mp
page-absent-120 = 2 perc
page-absent-600 = 10 perc
page-absent-day = 1 nap
page-who-finds = Ki találja meg
page-who-finds-help = Privát: csak linkkel vagy kóddal, a listán soha.
page-public = nyilvános
page-private = privát
page-rated = Értékszámos
page-rated-help = Számít a ranglistán; tippek ilyenkor nincsenek.
page-hints = Tippek
page-hints-help = Meg lehet kérdezni, mit tenne egy jó bot.
page-yes = igen
page-no = nem
page-open-help = Minden más ráér, amíg le nem ülsz az asztalhoz.
page-not-started = még nem kezdődött el
page-seats-title = Helyek
page-seats-taken = foglalt: { $taken } / { $all }
page-seats-free = { $count ->
    [one] Egy hely szabad.
   *[other] { $count } hely szabad.
} Küldd el a linket, vagy ültess le botokat.
page-ready = Kezdődhet.
page-ready-host = Mindenkinek van helye.
page-ready-guest = Mindenkinek van helye. A játékot a házigazda indítja.
page-sealed = Ez az osztás le van pecsételve:
page-sealed-help = Játék után a pecsétet feltörjük, és bárki ellenőrizheti, hogy a lapokat senki sem válogatta.
page-fill-with-bots = Feltöltés botokkal
page-start = Kezdés
page-is-here = az asztalnál ül
page-here = itt van
page-remove-bot = Bot eltávolítása
page-kept = fenntartva: { $name }
page-kept-you = A helyed vár rád.
page-seat-bot = Bot
page-invite = Meghívó
page-qr = Az asztal linkjének QR-kódja
page-invite-help = Irányíts rá egy telefont, mondd el a kódot, vagy küldd el a linket.
page-copy-link = Link másolása
page-copied = A link a vágólapon van.
page-send = Küldés

## Replay

page-won-by = győztes: { $names }
page-check-deal = Osztás ellenőrzése
page-share-moment = Pillanat megosztása
page-moments = A parti pillanatai
page-move-of = Lépés: { $at } / { $last }
page-first = Az elejére
page-previous = Egy lépést vissza
page-next = Egy lépést előre
page-last = A végére
page-seen-by = Nézet
page-as-watcher = Néző
page-open-cards = Minden nyitva
page-judging = A capo minden lépést megnéz…
page-no-chart = A capo most nem ér rá.
page-choices = { $name }: lehetőségek
page-played = ezt választotta
page-choices-help = { $name }: nyerési esély { $count } olyan osztásból, amely illik ahhoz, amit ez a játékos látott.
page-chart = Grafikon
page-chart-chance = Nyerési esély
page-chart-score = Pontszám
page-chart-help = Amit egy capo gondol, aki nem tud többet annál, aki éppen dönt.
page-checking = Ellenőrzés…
page-fair-help = Mielőtt bárki leült volna, a szerver lepecsételt egy titkot. Aki leült, véletlen bájtokat tett hozzá. A lapok és a kockák mindebből együtt jönnek ki, ezért senki sem választhatta meg őket egyedül. A pecsét most fel van törve.
page-fair-seal = A titok ugyanaz, amit lepecsételtek.
page-unfair-seal = A titok nem az, amit lepecsételtek.
page-fair-seed = Az osztás a titokból és mindenki hozzáadott bájtjaiból jön ki.
page-unfair-seed = Az osztás nem a titokból és mindenki hozzáadott bájtjaiból jön ki.
page-fair-added = Köztük vannak a bájtok, amelyeket ez a böngésző adott hozzá.
page-unfair-added = Nincsenek köztük a bájtok, amelyeket ez a böngésző adott hozzá.
page-fair-unknown = Ez a böngésző semmit sem adott ehhez az osztáshoz. Csak az láthatja, köztük vannak-e a bájtjai, aki hozzáadta őket.
page-fair-commitment = Pecsét, az első lap előtt megmutatva
page-fair-secret = Titok
page-fair-seeded = Az osztás kiindulóértéke
page-fair-bytes = A te bájtjaid
page-fair-cannot = Ez a böngésző ezt itt nem tudja ellenőrizni. Töltsd le a jegyzőkönyvet, és futtasd: „malavita verify”.
page-fair-moves = A „malavita verify” a letöltött jegyzőkönyvet is ellenőrzi, minden lépésével együtt.
page-download = Jegyzőkönyv letöltése
