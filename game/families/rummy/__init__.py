"""Games in which everybody plays alone and jokers keep the card that their place gave them."""
