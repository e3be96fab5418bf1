"""The drawing of the game's pictures: plain geometry written out as SVG of paths and groups, which nanosvg can read."""
