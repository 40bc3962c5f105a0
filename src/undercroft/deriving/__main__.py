"""`python -m undercroft.deriving` compiles playouts."""

from undercroft.deriving.building import main

main()
