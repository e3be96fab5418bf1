"""The table of a decision as a picture, with both ways to go on drawn on it."""
