"""Who plays: a bot sees a view and never a state that is not of its own imagining."""
