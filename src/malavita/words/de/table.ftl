# Malavita, German: what the words of all games share.

table-you = du
table-and = { $head } und { $last }
# Dative.
table-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}
