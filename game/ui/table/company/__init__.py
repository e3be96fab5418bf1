"""Those at the table as company: how they look at what happens, and what they say to it."""
