"""Compiling the rules before they are needed: what, in which processes, what is done."""
