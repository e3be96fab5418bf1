"""The lean core of trick games: hands played out over masks, without a state of the rules; made to be compiled."""
