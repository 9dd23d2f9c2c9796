"""What every client has to pass, over HTTP or on a socket: identity, limits, texts."""
