"""The table on the screen: layout, sprites, presenter, and playing by hand. Knows games only through its registry."""
