"""What a person does at the tables of each family of games; what is a game's own lies beside its tests."""
