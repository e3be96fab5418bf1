"""The tables of trick games: the dialogue of an auction, the trick before the players, former tricks."""
