"""Parameters of messages as a player reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.cards import Suit
from game.i18n.phrases.cards import card_names, suit_name
from game.i18n.phrases.message import Message


def in_words(params: Iterable[tuple[str, object]], kinds: Mapping[str, Message]) -> dict[str, object]:
    """Parameters by name, with cards and suits in words, and what a `kind`, `how` or `level` names from `kinds`."""
    words: dict[str, object] = {}
    for name, value in params:
        words[name] = value
        if name in ("card", "cards"):
            words[name] = card_names(str(value))
        elif name == "suit":
            words[name] = suit_name(value.letter if isinstance(value, Suit) else str(value))
        elif name in ("kind", "how", "level") and str(value) in kinds:
            words[name] = kinds[str(value)].said()
    return words
