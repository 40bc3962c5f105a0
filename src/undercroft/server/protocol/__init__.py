"""What clients and server say to each other over a socket, as types, and the text allowed in it."""
