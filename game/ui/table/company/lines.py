"""The few words that others say at moments that matter: short, never mocking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n import Message, mark
from game.ui.table.company.occasion import Occasion

LINES: Final[Mapping[Occasion, tuple[Message, ...]]] = {
    Occasion.RICH: (mark("That one was worth it!"), mark("A fine trick."), mark("Just in time.")),
    Occasion.PILE: (mark("All of these for me!"), mark("Now there's a hand."), mark("I couldn't leave these lying.")),
    Occasion.RESERVE: (mark("Here we go!"), mark("At last!"), mark("Just what I needed.")),
    Occasion.PRIZE: (mark("What a beauty!"), mark("It was worth the wait."), mark("That makes my evening.")),
    Occasion.JOKER: (mark("Welcome, little joker!"), mark("Come to me, joker."), mark("A joker at last!")),
    Occasion.DOUBLE: (mark("Let's make this one count."), mark("I trust this hand."), mark("Fortune loves the bold.")),
    Occasion.OUT: (mark("And that was my last card!"), mark("All done!"), mark("Out! A fine round.")),
}
"""What whoever did it may say."""
CONCEDING: Final[tuple[Message, ...]] = (mark("Well played."), mark("Nicely done."), mark("Luck will turn."))
"""What somebody may say who lost the round."""
RARITY: Final[Mapping[Occasion, int]] = {
    Occasion.RICH: 1,
    Occasion.PILE: 2,
    Occasion.RESERVE: 2,
    Occasion.PRIZE: 2,
    Occasion.JOKER: 1,
    Occasion.DOUBLE: 1,
    Occasion.OUT: 1,
    Occasion.SCORED: 1,
}
"""Of how many such moments one has its words, as the lively have them; with others it is rarer."""
