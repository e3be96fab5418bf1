"""Texts about a meld by its cards, the same for every game of melds."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Event
from game.i18n import Message, mark


def melded(laid: type[Event], added: type[Event]) -> Mapping[type[Event], Message]:
    """The messages about another player, by a game's events of a meld that is laid and one that is added to."""
    return {laid: mark("{player} lays the meld {meld}."), added: mark("{player} adds {cards:the} to {meld}.")}


def own_melded(laid: type[Event], added: type[Event]) -> Mapping[type[Event], Message]:
    """The messages about the player."""
    return {laid: mark("You lay the meld {meld}."), added: mark("You add {cards:the} to {meld}.")}
