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
page-retry-now = Now
page-back = Back at the table.
page-missed = { $count ->
    [one] You missed one move.
   *[other] You missed { $count } moves.
}
page-show = Show
page-hint = Hint
page-hint-show = Show: { $action }
page-hint-thinking = The capo is thinking …
page-hint-help = Chance to win, from { $count } deals that fit what you can see. The capo knows no more than you.
page-take-back = Take back
page-language = Language
page-language-help = cards and log too
page-theme = Theme
page-theme-dark = dark
page-theme-light = light
page-theme-auto = auto
page-motion = Motion
page-motion-help = auto: as the device asks
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
page-look = Look at the table
page-replay = Replay
page-rematch = Play again
page-to-rematch = To the next game
page-lost-title = They have left
page-lost-text = There is no table and no page at this address any more. Perhaps a letter is missing, or the table was closed.
page-restart-title = Changing the bulb
page-restart-text = The server does not answer just now. All tables are kept to the last card.
