# Malavita, Dutch: what the words of all games share.

table-you = jij
table-and = { $head } en { $last }
table-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
