"""Code and documents made from our structs: TypeScript types, and AsyncAPI for the socket.

`make protocol` writes them anew; `make lint` fails when they are stale.
"""
