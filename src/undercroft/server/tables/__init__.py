"""Tables in the memory of this node: opened, played, kept up with what is stored, and told."""
