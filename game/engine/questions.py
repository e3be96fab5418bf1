"""Questions to a game apart from any match: those of `majlis judge GAME`, which every game defines itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from typing import Any

from game.cards import CardSyntaxError, Face, parse_faces
from game.engine.refusal import Refusal
from game.engine.scores import ScoreLine, team_points


def table_of(value: object, name: str) -> Mapping[str, Any]:
    """The value as an object of the file."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{name}: must be an object, not {shown(value)}")
    return value


def values_of(value: object, name: str) -> Sequence[object]:
    """The value as a list of the file."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name}: must be a list, not {shown(value)}")
    return value


def card_groups(table: Mapping[str, Any], name: str, key: str) -> list[tuple[Face, ...]]:
    """The groups of cards listed under a key, each written as one text; none where the key is missing."""
    groups = []
    for text in values_of(table.get(key, []), f"{name}.{key}"):
        if not isinstance(text, str):
            raise ValueError(f"{name}.{key}: must be cards as text, not {shown(text)}")
        try:
            groups.append(parse_faces(text))
        except CardSyntaxError as error:
            raise ValueError(f"{name}.{key}: {error}") from error
    return groups


def refuse_unknown_keys(table: Mapping[str, Any], name: str, known: Sequence[str]) -> None:
    """Raises `ValueError` for a key that means nothing."""
    for key in table:
        if key not in known:
            raise ValueError(f"{name}: unknown key {shown(key)} (there are: {', '.join(known)})")


def shown(value: object) -> str:
    """The value as a message shows it, not too long."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


class Form(Enum):
    """The form of a parameter on the command line, and the type in which a question gets it."""

    CARDS = auto()
    """Cards in notation; a tuple of faces, at least one."""
    ROUND = auto()
    """The name of a file of JSON that holds an object; a mapping, with exact decimals. The record of a score sheet may
    be given instead; then its rounds are counted, and the question is not put.
    """
    WORD = auto()
    """One text."""
    WORDS = auto()
    """Texts separated by spaces or commas; a tuple."""
    TEXTS = auto()
    """Texts, each as it is given; a tuple, at least one."""
    NUMBERS = auto()
    """A tuple of whole numbers."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that a question wants to know; it gets None where that was not said."""

    name: str
    """`--name` on the command line, unless it is `leading`."""
    form: Form
    about: str
    choices: tuple[str, ...] = ()
    """The words that are allowed; none if any is."""
    count: int | None = None
    """The number of numbers that are required."""
    required: bool = False
    leading: bool = False
    """Whether it is given without its name."""


@dataclass(frozen=True, slots=True)
class CountedScore:
    """A score that was counted: its lines, what the teams are called, and what each has in all."""

    lines: tuple[ScoreLine, ...]
    names: tuple[str, ...]
    points: tuple[Decimal, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of a game: facts for programs, and the same as text for a person."""

    facts: Mapping[str, Any]
    """Texts, whole numbers, `Decimal` points, and lists and mappings of them."""
    text: str
    valid: bool = True
    """Whether the cards or actions in question are allowed."""
    refusal: Refusal | None = None
    """The refusal where it is not; `text` then has only what is to be added."""
    counted: CountedScore | None = None
    """A score that was counted; it is printed in words, and `text` is empty."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that a game can answer."""

    name: str
    about: str
    asked: tuple[Asked, ...]
    answer: Callable[[Any, Mapping[str, Any]], Answer]
    """Answers from the options and the parameters by name; raises `ValueError` saying what is wrong with them."""


def refused(refusal: Refusal) -> Answer:
    """The answer that something is not allowed."""
    facts = {"reason": refusal.reason, "clause": refusal.clause, "params": dict(refusal.params)}
    return Answer(facts, "", valid=False, refusal=refusal)


def line_facts(lines: Sequence[ScoreLine]) -> list[dict[str, Any]]:
    """Score lines as facts of an answer."""
    return [
        {"key": line.key, "team": line.team, "points": line.points, "clause": line.clause, "detail": dict(line.detail)}
        for line in lines
    ]


def scored(lines: Sequence[ScoreLine], names: Sequence[str], **more: Any) -> Answer:
    """The answer with the score of teams of these names."""
    points = team_points(lines, len(names))
    facts = {"lines": line_facts(lines), "teams": list(points), **more}
    return Answer(facts, "", counted=CountedScore(tuple(lines), tuple(names), points))


def plain(points: Decimal) -> int | float:
    """Exact points as a number: the shortest decimal of a float is the decimal it came from up to 15 digits."""
    return int(points) if points == points.to_integral_value() else float(points)
