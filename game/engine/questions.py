"""What a game can be asked apart from any match: the questions of `majlis judge GAME`, which every game has itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto
from typing import Any

from game.cards import CardSyntaxError, Face, parse_faces
from game.engine.refusal import Refusal
from game.engine.scores import ScoreLine


def table_of(value: object, name: str) -> Mapping[str, Any]:
    """The value as an object of the file."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{name}: an object is needed, not {shown(value)}")
    return value


def values_of(value: object, name: str) -> Sequence[object]:
    """The value as a list of the file."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name}: a list is needed, not {shown(value)}")
    return value


def card_groups(table: Mapping[str, Any], name: str, key: str) -> list[tuple[Face, ...]]:
    """The groups of cards listed under a key, each written as one text; none where the key is missing."""
    groups = []
    for text in values_of(table.get(key, []), f"{name}.{key}"):
        if not isinstance(text, str):
            raise ValueError(f"{name}.{key}: texts of cards are needed, not {shown(text)}")
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
    """How something is given on the command line, and as what a question gets it."""

    CARDS = auto()
    """Cards in notation; a tuple of faces, at least one."""
    TABLE = auto()
    """The name of a file of JSON that holds an object; a mapping, with exact decimals."""
    WORD = auto()
    """One text."""
    WORDS = auto()
    """Texts separated by spaces or commas; a tuple."""
    TEXTS = auto()
    """Texts, each as it is given; a tuple, at least one."""
    NUMBERS = auto()
    """Whole numbers; a tuple."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that a question wants to know; it gets None where that was not said."""

    name: str
    """`--name` on the command line, unless it is `leading`."""
    form: Form
    about: str
    choices: tuple[str, ...] = ()
    """What a word may be; none if it may be anything."""
    count: int | None = None
    """How many numbers there must be."""
    required: bool = False
    leading: bool = False
    """Whether it is said without its name."""


@dataclass(frozen=True, slots=True)
class CountedScore:
    """A score that was counted: its lines, what the teams are called, and what each has in all."""

    lines: tuple[ScoreLine, ...]
    names: tuple[str, ...]
    points: tuple[Decimal, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a game says: facts for programs, and the same for a person."""

    facts: Mapping[str, Any]
    """Texts, whole numbers, `Decimal` points, and lists and mappings of them."""
    told: str
    valid: bool = True
    """Whether what was asked about is allowed."""
    refusal: Refusal | None = None
    """Why it is not; `told` then says only what there is besides."""
    counted: CountedScore | None = None
    """A score that was counted; it is printed in words, and `told` is empty."""


@dataclass(frozen=True, slots=True)
class Question:
    """One thing that can be asked of a game."""

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


def plain(points: Decimal) -> int | float:
    """Exact points as a number: the shortest decimal of a float is the decimal it came from up to 15 digits."""
    return int(points) if points == points.to_integral_value() else float(points)
