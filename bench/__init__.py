"""Benchmarks; each figure is a ratio within one run."""
