"""What a frame of the table is painted from: layers, panels, marks and light."""
