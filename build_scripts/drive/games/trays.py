"""Games in which cards are laid in the tray of the own team, added to its melds and discarded: where cards may go."""

from __future__ import annotations

from drive.goals import SEAT
from game.cards import Face
from game.families.canasta.rules.actions import Add, Lay
from game.match.match import Match
from game.melds.actions import Discard


def zones_for(match: Match, cards: tuple[Face, ...]) -> set[str]:
    """The tray for a lay, melds for an add, the discards for a single card, as far as the rules let them go there."""
    team = match.teams[SEAT]
    zones = set()
    if match.why_not([Lay(tuple(sorted(cards)))]) is None:
        zones.add(f"tray.{team}")
    if len(cards) == 1 and match.why_not([Discard(cards[0])]) is None:
        zones.add("discards")
    for index in range(len(match.view(SEAT).melds[team])):
        if match.why_not([Add(card, index + 1) for card in cards]) is None:
            zones.add(f"meld.{team}.{index}")
    return zones
