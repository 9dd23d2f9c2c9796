# Malavita, English: what the words of all games share.

# The reader in a list of names.
table-you = you
# The end of a list: $head is all but the last, with commas.
table-and = { $head } and { $last }
table-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
