"""What games say: each refusal, event, option and score key has a literal message in the file of its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, cast

from game.engine import Event, Refusal, ScoreLine
from game.games import INFOS
from game.i18n import _
from game.i18n.phrases.cards import card_name, card_names, suit_name
from game.i18n.phrases.message import Message, mark
from game.i18n.phrases.notices import notice_text
from game.opponents.protocol import Explanation

__all__ = [
    "GamePhrases",
    "RoundWords",
    "card_name",
    "card_names",
    "clause_text",
    "notice_text",
    "phrases_of",
    "suit_name",
]


@dataclass(frozen=True, slots=True)
class RoundWords:
    """What a game calls a round."""

    numbered: Message
    """`{round}` is its number."""
    this: Message
    next: Message


ROUND: Final = RoundWords(mark("Round {round}"), mark("This round"), mark("Next round"))
"""What most games call it."""


@dataclass(frozen=True, slots=True)
class GamePhrases:
    """All messages of one game, by the keys its rules use."""

    name: Message
    about: Message
    """One or two sentences for somebody who has to choose a game."""
    teams: tuple[Message, ...]
    """What the teams are called, the player's own first."""
    target: Message
    """What it takes to win."""
    refusals: Mapping[str, Message]
    events: Mapping[str, Message]
    """Captions of what others do; `{player}` did it, `{count}` cards moved."""
    own_events: Mapping[str, Message]
    """Captions of what the player does."""
    phases: Mapping[str, Message]
    """What the player is to do now."""
    places: Mapping[str, Message]
    """What the zones of the table are called."""
    options: Mapping[str, Message]
    option_tips: Mapping[str, Message]
    choices: Mapping[str, Mapping[str, Message]]
    """For each option the text of each value."""
    presets: Mapping[str, Message]
    scores: Mapping[str, Message]
    kinds: Mapping[str, Message]
    """What a parameter `kind`, `how` or `level` names. A score line with a kind is called by it alone."""
    explanations: Mapping[str, Message]
    """Why an opponent, or the hint, chose what it chose."""
    rounds: RoundWords = ROUND
    endings: Mapping[str, Message] = field(default_factory=dict)
    """What is said of a match that ended for another reason than its target, by the reason of its outcome."""

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.name.said()

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, without its clause."""
        return self.refusals[refusal.reason].said(**self._readable(refusal.params))

    def caption(self, event: Event, player: str, *, own: bool) -> str:
        """What happened; empty for events that are not told."""
        message = self.own_events.get(event.key) if own else None
        message = message or self.events.get(event.key)
        if message is None:
            return ""
        return message.said(player=player, count=len(event.cards), **self._readable(event.params))

    def explanation(self, explanation: Explanation) -> str:
        """Why a move was chosen."""
        return self.explanations[explanation.key].said(**self._readable(explanation.params))

    def score(self, line: ScoreLine) -> str:
        """What a score line is for."""
        message = self.kinds.get(str(dict(line.detail).get("kind", ""))) or self.scores[line.key]
        return message.said(**self._readable(line.detail))

    def _readable(self, params: tuple[tuple[str, str | int], ...]) -> dict[str, object]:
        """Parameters with cards, suits and kinds in words."""
        readable: dict[str, object] = dict(params)
        for name, value in params:
            if name in ("card", "cards"):
                readable[name] = card_names(str(value))
            elif name == "suit":
                readable[name] = suit_name(str(value))
            elif name in ("kind", "how", "level") and value in self.kinds:
                readable[name] = self.kinds[str(value)].said()
        return readable


def clause_text(clause: str) -> str:
    """A clause of the rules as a player reads it, such as `Chess rule 9.2`."""
    game, _space, number = clause.partition(" ")
    return _("{game} rule {number}", game=phrases_of(game).title, number=number)


def phrases_of(game: str) -> GamePhrases:
    """The messages of the game with this name; raises `KeyError` for no game."""
    return cast(GamePhrases, INFOS[game].load("phrases", "PHRASES"))
