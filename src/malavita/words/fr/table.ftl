# Malavita, French: what the words of all games share.
# Never "de" or "que" before a name; no adjective or participle agrees with a player.
# U+202F stands before ! ? ; and inside « », U+00A0 before the colon.

table-you = toi
table-and = { $head } et { $last }
table-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
