"""The steps by which a database comes to its newest form."""
