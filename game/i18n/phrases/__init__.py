"""What games say: each refusal, option and score key has a literal message in the file of its game.

What is told of events stands in `captions`, with the rules: titles of games are said before any rules are there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, cast

from game.engine import Refusal, ScoreLine
from game.games import INFOS
from game.i18n import _
from game.i18n.phrases.cards import card_name, card_names, in_words, suit_name
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
        return self.refusals[refusal.reason].said(**in_words(refusal.params, self.kinds))

    def explanation(self, explanation: Explanation) -> str:
        """Why a move was chosen."""
        return self.explanations[explanation.key].said(**in_words(explanation.params, self.kinds))

    def score(self, line: ScoreLine) -> str:
        """What a score line is for."""
        message = self.kinds.get(str(dict(line.detail).get("kind", ""))) or self.scores[line.key]
        return message.said(**in_words(line.detail, self.kinds))


def clause_text(clause: str) -> str:
    """A clause of the rules as a player reads it, such as `Chess rule 9.2`."""
    game, _space, number = clause.partition(" ")
    return _("{game} rule {number}", game=phrases_of(game).title, number=number)


def phrases_of(game: str) -> GamePhrases:
    """The messages of the game with this name; raises `KeyError` for no game."""
    return cast(GamePhrases, INFOS[game].load("phrases", "PHRASES"))
