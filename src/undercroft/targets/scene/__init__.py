"""What is on the table, as plain data: boards, dice, props and the scene they make."""
