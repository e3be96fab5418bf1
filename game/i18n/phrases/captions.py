"""What is told of events: each kind that a game can tell has a literal message in the game's file of captions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from game.engine import Event
from game.games import INFOS
from game.i18n.phrases.cards import in_words
from game.i18n.phrases.message import Message


@dataclass(frozen=True, slots=True)
class Captions:
    """The messages of one game by the kind of event; fields that only this kind has are named in them."""

    told: Mapping[type[Event], Message]
    """`{player}` did it, `{count}` cards moved. Every kind of the game has one."""
    own: Mapping[type[Event], Message]
    """What the player did, where it is said in other words."""
    kinds: Mapping[str, Message] = field(default_factory=dict)
    """What a field `kind` or `how` names."""

    def caption(self, event: Event, player: str, *, own: bool) -> str:
        """What happened; empty for what the match tells and no game."""
        message = self.own.get(type(event)) if own else None
        message = message or self.told.get(type(event))
        if message is None:
            return ""
        return message.said(player=player, count=len(event.cards), **in_words(event.params, self.kinds))


def captions_of(game: str) -> Captions:
    """The captions of the game with this name, its rules with them; raises `KeyError` for no game."""
    return cast(Captions, INFOS[game].load("captions", "CAPTIONS"))
