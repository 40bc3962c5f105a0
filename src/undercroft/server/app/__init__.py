"""One node put together and run: the web application, the server process, its start and end."""
