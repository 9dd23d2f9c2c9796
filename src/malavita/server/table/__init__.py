"""A table as a value: its log, its state, and what may happen next. No I/O."""
