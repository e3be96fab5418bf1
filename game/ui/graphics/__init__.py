"""What everything on screen is drawn with: pictures, palettes, panels, strokes."""
