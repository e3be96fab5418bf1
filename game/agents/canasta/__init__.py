"""What the opponents of Borako and Buraco have in common; it knows neither game.

- `faces`: masks of faces and of places, counting copies.
- `partners`: which cards of a hand could stand in a meld together.
"""
