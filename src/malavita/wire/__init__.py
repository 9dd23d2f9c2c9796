"""The protocol between server and clients: every message is a frozen struct."""
