"""Close codes of a socket; those from 4000 on are our own."""

from websockets.frames import CloseCode

POLICY = 1008
TRY_AGAIN = 1013
NO_GUEST = 4401
NO_TABLE = 4404
SILENT = 4408
SET_ASIDE = 4410
# The meaning of each code, for the description.
MEANINGS = {
    POLICY: "too many connections, too many messages, or too many wrong messages",
    CloseCode.MESSAGE_TOO_BIG: "the message was too long",
    CloseCode.SERVICE_RESTART: "the server restarts; connect again",
    TRY_AGAIN: "the server cannot take the connection just now; connect again",
    NO_GUEST: "the token is unknown; POST /api/me gives another",
    NO_TABLE: "there is no such table",
    SILENT: "no hello came in time",
    SET_ASIDE: "the table is set aside: the server cannot replay its log",
}
