"""The score sheet of a game: what is asked about a round that was played with real cards, and what it counts.

What was entered of a round is a tree of JSON, the same that `majlis judge GAME round` reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum, auto
from typing import Any, Protocol

from game.cards import CardSyntaxError, parse_faces
from game.engine.questions import Answer, Asked, Form, Question, refused, shown
from game.engine.refusal import Refusal
from game.engine.scores import ScoreLine

Entry = Mapping[str, Any]
"""What was entered of a round; texts, whole numbers, truths, lists and mappings of them."""
Path = tuple[str | int, ...]
"""The keys and places that lead to a value of an entry, such as `("teams", 0, "reserve_taken")`."""


class AskForm(Enum):
    """The form of an answer."""

    CHOICE = auto()
    """One of `Ask.choices`: a text, or a seat or a team by its number."""
    NUMBER = auto()
    """A number from 0 to `Ask.most`, a whole one unless `Ask.halves`."""
    COUNTS = auto()
    """How many there are of each of `Ask.choices`, by choice; what is missing is there 0 times."""
    CARDS = auto()
    """Cards in notation as one text; the number of their points does instead."""
    MELDS = auto()
    """Melds, each in notation as one text."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that is asked about a round."""

    path: Path
    form: AskForm
    word: str
    """The key of its name in the phrases of the game."""
    choices: tuple[str | int | bool | None, ...] = ()
    """Texts have words in the phrases; seats and teams are called by their names where `of` says what they are."""
    of: str = ""
    """`seat` or `team` where the numbers among the choices are such."""
    most: int = 0
    halves: bool = False
    """Whether points may have a half."""
    team: int | None = None
    """The team whose answer it is, in a game without partners the seat; None where it is that of the round."""
    seat: int | None = None
    """The one of several partners whose answer it is; None where it is that of the team."""
    needed: bool = True
    """Whether nothing can be counted without it."""


@dataclass(frozen=True, slots=True)
class SheetStanding:
    """The standing of a match with real cards before a round."""

    totals: tuple[Decimal, ...]
    """The points of each team."""
    dealer: int
    """The seat that deals the round."""
    playing: tuple[int, ...]
    """The seats that are still in."""
    winners: tuple[int, ...] = ()
    """The teams that have won; nothing more is played then."""
    place: int | None = None
    """The dealer's place in the order of turns, where one seat has two of them; None before that is known."""
    held: int = 0
    """Points of rounds before that wait for the winner of this one."""


class EntryError(ValueError):
    """What was entered cannot have happened, or something is missing still."""

    def __init__(self, refusal: Refusal, missing: bool = False, where: str = "") -> None:
        super().__init__(": ".join(filter(None, (where, f"{refusal.reason} ({refusal.clause})"))))
        self.refusal = refusal
        self.missing = missing
        """Whether it is only not whole yet."""
        self.where = where
        """The place in the entry, as a file has it, where the refusal does not say it."""


class ScoreSheet(Protocol):
    """How rounds of a game are entered and counted apart from any match. All methods are pure functions."""

    def asks(self, options: Any, standing: SheetStanding, entry: Entry) -> Sequence[Ask]:
        """What is asked about a round, in this order; the answers so far may make more questions, or fewer.

        The entry may be any JSON here, and elsewhere only what `check_entry` lets pass.
        """

    def lines(self, options: Any, standing: SheetStanding, entry: Entry) -> tuple[ScoreLine, ...]:
        """The score lines of a round; raises `EntryError` for what cannot be, or is not whole."""

    def after(self, options: Any, standing: SheetStanding, entry: Entry) -> SheetStanding:
        """The standing of the match after a round; raises `EntryError`."""


def round_question(score: Callable[[Any, Entry], Answer]) -> Question:
    """The question `round`: what a round counts, by the function that scores an entry."""

    def answer(options: Any, asked: Mapping[str, Any]) -> Answer:
        try:
            return score(options, asked["file"])
        except EntryError as error:
            return replace(refused(error.refusal), text=error.where)

    file = Asked("file", Form.ROUND, "a round as JSON, or the record of a score sheet", required=True, leading=True)
    return Question("round", "the score of a round in a file, or of all rounds of a score sheet", (file,), answer)


def value_at(entry: Entry, path: Path) -> Any:
    """The value at a path; None where there is none."""
    value: Any = entry
    for step in path:
        if isinstance(step, int):
            value = value[step] if isinstance(value, list | tuple) and step < len(value) else None
        else:
            value = value.get(step) if isinstance(value, Mapping) else None
    return value


def refuse_missing(asks: Sequence[Ask], entry: Entry, refusals: Mapping[str, Refusal]) -> None:
    """Raises `EntryError` where something is missing that is needed, with the refusal for its word."""
    for ask in asks:
        if ask.needed and value_at(entry, ask.path) is None:
            raise EntryError(refusals[ask.word], missing=True)


def with_value(entry: Entry, path: Path, value: Any) -> Entry:
    """The entry with another value at a path; None takes away what is there."""
    return dict(_changed(entry, path, value))


def _changed(node: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        items = list(node) if isinstance(node, list | tuple) else []
        items += [None] * (step + 1 - len(items))
        items[step] = _changed(items[step], rest, value)
        return items
    members = dict(node) if isinstance(node, Mapping) else {}
    changed = _changed(members.get(step), rest, value)
    if changed is None:
        members.pop(step, None)
    else:
        members[step] = changed
    return members


def check_entry(asks: Sequence[Ask], entry: Entry) -> None:
    """Raises `ValueError` where an entry has something that is not asked, or an answer of another form."""
    rest: Any = entry
    for ask in asks:
        value = value_at(entry, ask.path)
        if value is not None and not is_answer(ask, value):
            raise ValueError(f"{'.'.join(map(str, ask.path))}: cannot be {shown(value)}")
        rest = with_value(rest, ask.path, None)
    left = _paths(rest)
    if left:
        raise ValueError(f"{left[0]}: nothing is asked there")


def bare(entry: Entry) -> Entry:
    """The entry without keys, lists and objects in which there is nothing, which `check_entry` lets pass anywhere."""
    return {key: _bare(value) for key, value in entry.items() if _paths(value)}


def _bare(node: Any) -> Any:
    if isinstance(node, Mapping):
        return bare(node)
    if isinstance(node, list | tuple):
        return [_bare(value) if _paths(value) else None for value in node]
    return node


def is_answer(ask: Ask, value: object) -> bool:
    """Whether a value has the form that is asked for."""
    match ask.form:
        case AskForm.CHOICE:
            return any(value == choice and type(value) is type(choice) for choice in ask.choices)
        case AskForm.NUMBER:
            return _is_number(value, ask)
        case AskForm.COUNTS:
            counts = value if isinstance(value, Mapping) else {None: 0}
            return all(name in ask.choices and _is_number(count, ask) for name, count in counts.items())
        case AskForm.CARDS:
            return _is_number(value, ask) or _is_cards(value)
        case AskForm.MELDS:
            return isinstance(value, list | tuple) and all(map(_is_cards, value))


def _is_number(value: object, ask: Ask) -> bool:
    if ask.halves and isinstance(value, float | Decimal):
        return 0 <= float(value) <= ask.most and value * 2 % 1 == 0
    return type(value) is int and 0 <= value <= ask.most


def _is_cards(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(parse_faces(value))
    except CardSyntaxError:
        return False


def _paths(node: Any, before: str = "") -> list[str]:
    """The places of an entry at which there is something."""
    if isinstance(node, Mapping):
        return [path for key, value in node.items() for path in _paths(value, f"{before}.{key}".lstrip("."))]
    if isinstance(node, list | tuple):
        return [path for place, value in enumerate(node) for path in _paths(value, f"{before}.{place}")]
    return [] if node is None else [before]
