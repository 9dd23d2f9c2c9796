# Malavita, English: everything on the pages that is not of one game.

page-you = You
page-bot = bot
page-bot-name = { $level ->
    [rookie] Rookie
    [soldier] Soldier
    [capo] Capo
   *[don] Don
} { $number }
page-empty-seat = Open seat
page-level-capo = capo
page-away = away
page-over = The game is over.
page-waiting = Waiting for { $names }.
page-to-decide = { $names }: to decide …
page-your-turn = Your turn
page-time-left = Time left: { $time }
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-note = note { $value }
page-connected = connected
page-not-connected = not connected
page-table-name = Table { $name }
page-watching = { $count } watching
page-beside = Log, chat and score
page-log = Log
page-left = Cards left
page-left-help = { $count ->
    [0] You have seen all cards.
    [one] One card that you cannot place: in a pile, in another hand or face down.
   *[other] { $count } cards that you cannot place: in the piles, in other hands or face down.
}
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-score = Score
page-rules = Rules
page-all-rules = All rules
page-decision-now = your decision now
page-menu = Menu
page-close = Close
page-say = Say
page-say-something = Say something …
page-lost = Connection lost.
page-lost-retry = Trying again in { $seconds } s. Nothing you chose is lost.
page-retry-now = Try now
page-back = Back at the table.
page-missed = { $count ->
    [one] You missed one move.
   *[other] You missed { $count } moves.
}
page-show = Show
page-hint = Hint
page-hint-show = Show: { $action }
page-hint-thinking = The adviser is thinking …
page-hint-help = Chance to win, from { $count } deals that fit what you can see. The { $level } knows no more than you.
page-take-back = Take back
page-language = Language
page-language-help = cards and log too
page-theme = Theme
page-theme-dark = dark
page-theme-light = light
page-theme-auto = auto
page-motion = Motion
page-motion-help = auto: as your device is set
page-motion-auto = auto
page-motion-full = full
page-motion-quick = quick
page-motion-none = none
page-sound = Sound
page-quick = Quick play
page-quick-help = harmless moves at one tap
page-on = on
page-off = off
page-to-start = To the tables
page-leave = Leave
page-leave-title = Leave the table?
page-leave-help = A bot plays your seat until you come back. The others see that you left.
page-stay = Stay
page-shares-win = shares the win
page-wins = wins
page-victory = Victory
page-victory-shared = Shared victory
page-victory-of = { $name } wins
page-rank = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-look = Look at the table
page-replay = Replay
page-rematch = Rematch
page-to-rematch = To the rematch
page-lost-title = They have left
page-lost-text = There is no table or page at this address. Perhaps a letter is missing, or the table was closed.
page-restart-title = Changing the bulb
page-restart-text = The server is not answering just now. Every table is kept, to the last card.

## What the server refused, by its code

page-refused-stale = That decision is past.
page-refused-not-your-move = It is not your turn.
page-refused-illegal-action = That is not possible now.
page-refused-no-take-back = Your last move cannot be taken back: { $reason ->
    [not_playing] no game is being played.
    [not_last] it is no longer the last one at the table.
   *[shown] it has shown something already.
}
page-refused-no-hints = Hints are off at this table.
page-refused-too-fast = Too fast. Try again in { $seconds } s.
page-refused-not-seated = You only watch at this table.
page-refused-not-playing = No game is being played at this table.
page-refused-time-up = Your time for this decision is up: a bot makes it, then you can go on.
page-refused-game-over = The game is over.
page-refused-unavailable = The server is not answering just now. Try again in a moment.
page-refused-seat-taken = That seat is taken.
page-refused-table-full = All seats are taken, or kept for those who played before.
page-refused-not-host = Only the host of the table can do that.
page-refused-not-open = The game has begun.
page-refused-too-many-tables = You have too many tables: the limit is { $limit }. Leave one where the game has not begun, or finish a game.
page-refused-bad-code = This code is wrong, used or too old. Ask for a new one.
page-refused-unreadable = Others could not read that.
page-refused-unknown-table = There is no such table.
page-refused-busy = The server has too much to do just now. Try again in { $seconds } s.
page-refused-seats-free = Some seats are still free. Ask somebody in, or put a bot there.
page-refused-already-seated = You have a seat at this table already.
page-refused-given-up = This table was given up: nobody came back.
page-refused-not-over = The game is not over yet.
page-refused-too-many-sockets = You have too many connections. Close another window with a table.
page-refused-set-aside = This table is closed for now: the server cannot read its game. Other tables are not affected.
page-refused-not-compiled = This server is still preparing the rules of this game, once: { $percent } % is done.
page-refused-unknown-guest = The server does not know you. Load the page again.
page-refused-bad-message = The server did not understand that. Load the page again.
page-refused-foreign-origin = This server does not answer pages of { $origin }.

## Start

page-hero = Four crime card games, one smoky table. Bid, bluff, share the money, and be somewhere else when the police arrive.
page-play-now = Play now
page-play = Play
page-compiling = Preparing the rules, once: { $percent } %
page-compiling-begins = The game begins by itself as soon as its rules are ready.
page-open-table = Open a table
page-table-code = Table code
page-join = Join
page-games = The games
page-game = Game
page-finished = Finished games
page-no-finished = No game of yours is finished yet.
page-more = Older games
page-rules-of = Rules: { $title }
page-for-programs = For programmers
page-players = Players
page-table = The table
page-mine = Your seat
page-against = Against
page-level = Level
page-level-rookie = rookie
page-level-soldier = soldier
page-level-don = don
page-level-rookie-help = plays at random, but does nothing silly
page-level-soldier-help = plays by the book
page-level-capo-help = thinks ahead for a moment
page-level-don-help = thinks long, and further ahead
page-not-now = Not now
page-tables = Tables
page-tables-open = { $count } open
page-no-tables = Nobody has an open table just now. Open one: bots come at once, people with the link.
page-seats = { $count } seats
page-pace = { $seconds ->
    [86400] a day per decision
   *[other] { $seconds } s per decision
}
page-no-clock = no clock
page-reserve = { $seconds } s in reserve
page-go-on = Go on
page-to-table = To the table
page-sit-down = Sit down
page-watch = Watch
page-ranking = The strongest
page-no-ranking = Nobody has finished a rated game yet.

## Who I am

page-me = You
page-your-name = Your name
page-keep = Save
page-hat = Hat
page-hat-number = Hat { $number }
page-device-help = Your name and your games on another device: ask for a code here and enter it there.
page-device-ask = Ask for a code
page-device-code = Code from your other device
page-device-use = Use the code

## Opening a table, and before the game

page-rules-here = The rules here
page-company = The company
page-players-range = { $from }–{ $to } players
page-bots = Bots
page-bots-help = Seats for bots. You can change them at the table.
page-clock = Clock
page-clock-help = For each decision, + a reserve for the whole game. If both run out, a bot makes that decision.
page-clock-none = none
page-clock-30 = 30 + 60 s
page-clock-60 = 60 + 180 s
page-clock-day = 1 day
page-absent = If somebody is away
page-absent-help = After this time a bot plays, until the player is back.
page-absent-30 = 30 s
page-absent-120 = 2 min
page-absent-600 = 10 min
page-absent-day = 1 day
page-who-finds = Who can find it
page-who-finds-help = Private: only with the link or the code, never in the list.
page-public = public
page-private = private
page-rated = Rated
page-rated-help = Counts for the ranking; hints are off.
page-hints = Hints
page-hints-help = A player may ask what a good bot would do.
page-yes = yes
page-no = no
page-open-help = Everything else can wait until you are at the table.
page-not-started = not started
page-seats-title = Seats
page-seats-taken = { $taken } of { $all } taken
page-seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
} Send the link, or seat bots.
page-ready = Ready to start.
page-ready-host = Everybody has a seat.
page-ready-guest = Everybody has a seat. The host starts the game.
page-sealed = This deal is sealed:
page-sealed-help = After the game the seal is opened, and anybody can check that nobody chose the cards.
page-fill-with-bots = Fill with bots
page-start = Start
page-is-here = sits at the table
page-here = here
page-remove-bot = Remove the bot
page-kept = kept for { $name }
page-kept-you = Your seat is kept for you.
page-seat-bot = Bot
page-invite = Invite
page-qr = QR code of the table’s link
page-invite-help = Point a phone at it, say the code, or send the link.
page-copy-link = Copy the link
page-copied = The link is copied.
page-send = Send

## Replay

page-won-by = won by { $names }
page-check-deal = Check the deal
page-share-moment = Share this moment
page-moments = Moments of the game
page-move-of = Move { $at } of { $last }
page-first = To the beginning
page-previous = One move back
page-next = One move on
page-last = To the end
page-seen-by = Seen by
page-as-watcher = A spectator
page-open-cards = All open
page-judging = The capo looks at every move …
page-no-chart = The capo has no time just now.
page-choices = What { $name } could do
page-played = played
page-choices-help = Chance to win, from { $count } deals that fit what { $name } could see.
page-chart = Chart
page-chart-chance = Chance to win
page-chart-score = Score
page-chart-help = What a capo thinks, knowing no more than whoever is to decide.
page-checking = Checking …
page-fair-help = Before anybody sat down, the server sealed a secret. Everybody who sat down added random bytes. Cards and dice come from all of these together, so nobody alone could choose them. Now the seal is open.
page-fair-seal = The secret is the one that was sealed.
page-unfair-seal = The secret is not the one that was sealed.
page-fair-seed = The deal comes from the secret and from what everybody added.
page-unfair-seed = The deal does not come from the secret and what everybody added.
page-fair-added = The bytes that this browser added are among them.
page-unfair-added = The bytes that this browser added are not among them.
page-fair-unknown = This browser added no bytes to this deal. Only who did can see whether they are among them.
page-fair-commitment = Seal, shown before the first card
page-fair-secret = Secret
page-fair-seeded = Seed of the deal
page-fair-bytes = Your bytes
page-fair-cannot = This browser cannot check it here. Download the record and run “malavita verify”.
page-fair-moves = “malavita verify” checks the downloaded record too, and every move with it.
page-download = Download the record
