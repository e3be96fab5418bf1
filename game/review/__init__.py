"""Going over a match that was played: what decisions were worth, why, and what the cards gave."""
