"""Many games: simulate and measure."""
