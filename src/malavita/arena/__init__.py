"""Many games: simulations, tournaments and their measurements."""
