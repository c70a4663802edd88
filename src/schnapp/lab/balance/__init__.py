"""The balance lab: what kind of game a game is, in figures that a designer can read."""
