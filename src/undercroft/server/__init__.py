"""Tables online. Each package says in a sentence what may live in it; imports go down this list.

app, then http and sockets, then background and lobby, then tables, then storage and workers, then
play, then protocol and ops.
"""
