"""WebSockets: the connection, and the conversation that a client has over it."""
