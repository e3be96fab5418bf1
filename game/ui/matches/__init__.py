"""What several scenes do with matches: read them beside the window, take them along, lead back to their origin."""
