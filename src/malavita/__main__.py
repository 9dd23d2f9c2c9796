"""python -m malavita."""

from malavita.cli import main

main()
