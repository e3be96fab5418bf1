"""What rules of trick games share whose 32 cards are named trumps for: cards, deal, play, projects, hidden hands."""
