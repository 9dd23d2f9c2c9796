# Malavita, Polish: what the words of all games share.
# Present tense only: the past would show the player's gender. Names stay in the
# nominative: "gracz" takes the case, or the name stands after a colon.

table-you = ty
table-and = { $head } i { $last }
# Accusative.
table-points = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
