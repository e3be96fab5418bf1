"""Score sheets: matches that are played with real cards and counted here."""
