"""The scenes: menu, new match, load, scoring, end of match, dialogs. The table has a room of its own."""
