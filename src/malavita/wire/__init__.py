"""What is said between server and clients: every message a frozen struct."""
