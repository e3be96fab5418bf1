"""Games of two teams who lay melds with floating wilds: rules, opponents and table that they share."""
