"""Many games at once, to find out something about them or about those who play them."""
