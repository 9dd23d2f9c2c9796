# Malavita, Hungarian: what the words of all games share.
# No ending is ever put on a name or a figure: use a colon, a postposition or -ért. After a
# numeral the noun stays singular.

table-you = te
table-and = { $head } és { $last }
table-points = { $score } ponttal
