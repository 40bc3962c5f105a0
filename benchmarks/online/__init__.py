"""Load for servers of tables: sockets, players and crowds, the same for every server measured."""
