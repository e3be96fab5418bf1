"""The drawing of the game's pictures: plain geometry written out as SVG that nanosvg can read (paths and groups only)."""
