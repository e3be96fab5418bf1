"""The saved matches: a list that scrolls, searches and sorts however long it is."""
