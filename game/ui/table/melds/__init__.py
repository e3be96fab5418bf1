"""What tables share on which melds are laid: trays, marks, the opened pile, the staging strip."""
