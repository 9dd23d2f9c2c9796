"""Tables in use in this process: sessions, connected clients, bots."""
