"""Measurements, each a ratio in one run."""
