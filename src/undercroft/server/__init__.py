"""Tables online: seats, storage, sockets, many nodes. No game needs a line of its own here."""
