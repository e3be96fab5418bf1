"""What lessons of these games have in common: how a deal is ordered, and what is dangerous to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.cards import Face
from game.lessons.dealing import Pack


@dataclass(frozen=True, slots=True)
class TeamDeal:
    """Cards of the first round by where they go, in card notation; the rest is dealt as it comes."""

    deck: tuple[Face, ...]
    hands: Mapping[int, str]
    draws: str = ""
    """What is drawn from the stock, in order."""
    reserves: tuple[str, str] = ("", "")
    size: int = 11
    """Of a hand and of a reserve."""
    seats: int = field(default=4)

    def order(self) -> tuple[Face, ...]:
        """Hands, reserves, and the stock with its top at the end."""
        pack = Pack(self.deck)
        named = [pack.take(self.hands.get(seat, "")) for seat in range(self.seats)]
        named += [pack.take(cards) for cards in self.reserves]
        draws = pack.take(self.draws)
        blocks = [pack.filled(cards, self.size) for cards in named]
        return (*(face for block in blocks for face in block), *pack.rest, *reversed(draws))
