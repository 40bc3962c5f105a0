"""How a player made of code plays Dungeon!: what it sees in a situation, and what it does."""
