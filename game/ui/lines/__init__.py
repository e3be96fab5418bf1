"""Setting lines of text: fonts chosen by glyph, Arabic shaped, directions in order, suits as pictures."""
