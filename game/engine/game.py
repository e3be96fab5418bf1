"""The contract of a game. State is immutable; `apply` never changes its argument; every method is a pure function."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import Field, dataclass
from decimal import Decimal
from random import Random
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar, runtime_checkable

from game.cards import Face
from game.engine.deals import Deals
from game.engine.events import Event
from game.engine.questions import Question
from game.engine.refusal import Refusal
from game.engine.score_sheet import ScoreSheet
from game.engine.scores import Outcome, ScoreLine, Standing

Seat = int
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Phase(Protocol):
    """A phase of a match."""

    @property
    def key(self) -> str:
        """`round_over` and `match_over` in every game, else a word of its own."""


class State(Protocol):
    """The state of a match at one moment; this much of it is common to all games."""

    @property
    def round(self) -> int:
        """The number of the round in play or just over, from 1."""

    @property
    def phase(self) -> Phase:
        """The phase of the round, which says what is awaited."""

    @property
    def totals(self) -> tuple[Decimal, ...]:
        """Match points of each team, rounds that are over included."""


class Action(Protocol):
    """An action: a frozen dataclass whose `str` is its text in records, read again by `Game.parse`."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class SeatView(Protocol):
    """The view of a seat; this much of it is common to all games."""

    @property
    def seat(self) -> Seat:
        """The seat that may know this."""

    @property
    def actor(self) -> Seat | None:
        """The seat whose action is awaited, if any."""

    @property
    def hand(self) -> tuple[Face, ...]:
        """The cards of the seat."""

    @property
    def round(self) -> int:
        """The number of the round in play or just over, from 1."""

    @property
    def phase(self) -> Phase:
        """The phase of the round, which says what is awaited."""

    @property
    def totals(self) -> tuple[Decimal, ...]:
        """Match points of each team, rounds that are over included."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A judged meld with its kind and its points."""

    kind: str
    """`run` or `set`."""
    cards: tuple[Face, ...]
    """The cards as the table shows them, left to right."""
    wilds: int
    """The number of cards that are wild in it."""
    bonus: Decimal
    points: Decimal
    """Card points of the whole meld, without the bonus."""


class Game(Protocol[S, A, V]):
    """A game's rules. `S` is its state, `A` the closed union of its actions, `V` what one seat may know."""

    name: str
    """The key of the game everywhere, which is the name of its `GameInfo`."""
    options: type[Any]
    """A frozen dataclass of options, see `game.engine.options`."""
    seats: range
    """The numbers of players it can be played with."""
    fewest_win: bool
    """Whether points count against those who get them, so that the lowest total wins."""
    round_scale: int
    """The points of a round that make one point of the match, in which totals count."""
    day_rounds: int
    """The number of rounds in a deal of the day."""
    rules_version: int
    """Raised whenever an old record might replay differently."""
    hashed_as: Mapping[str, str]
    """Former names of members of enums, as `Class.NAME`, that hashes of states go on to use because records have them.
    """
    contract_phases: frozenset[str]
    """Keys of the phases in which is settled what will be played for; empty where nothing is."""
    sheet: ScoreSheet
    """How rounds with real cards are entered and counted."""
    questions: tuple[Question, ...]
    """The questions that `majlis judge` can put to the game."""
    events: tuple[type[Event], ...]
    """Every kind of event of the game, the members of its union."""

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat; a game without partners has a team a seat."""

    def new_match(self, options: Any, seats: int, deals: Deals) -> tuple[S, tuple[Event, ...]]:
        """A match with its first round dealt, and the events of dealing."""

    def actor(self, state: S) -> Seat | None:
        """The seat whose action is awaited; None when a round is over (anyone may go on) or the match is."""

    def refusal(self, state: S, action: A) -> Refusal | None:
        """Why the actor may not do this, or None: the one source of legality."""

    def actions(self, state: S) -> Iterator[A]:
        """Every legal action, lazily and in a fixed order."""

    def apply(self, state: S, action: A, *, judged: bool = False) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal action and what happened; raises `IllegalActionError` for a refused one.

        One that was `judged` before, and not refused, is not judged again.
        """

    def view(self, state: S, seat: Seat) -> V:
        """All that `seat` may know, built from an allow-list."""

    def determinize(self, view: V, rng: Random) -> S:
        """A full state that fits the view, hidden cards and future deals drawn at random."""

    def standing(self, state: S) -> Standing:
        """Round, phase, totals and the points of a round just over."""

    def score(self, state: S) -> tuple[ScoreLine, ...]:
        """The score lines of a round just over; empty while one is in play."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the end of the match, or None while it goes on."""

    def parse(self, text: str) -> A:
        """The action that `str(action)` wrote; raises `ActionSyntaxError`."""

    def round_winners(self, state: S) -> tuple[int, ...]:
        """The team that won the round just over; none where nobody did, and while one is in play."""

    def round_traits(self, state: S) -> tuple[str, ...]:
        """Return the kind of the round just over, as words for statistics; none while one is in play."""

    def raw_points(self, state: S) -> tuple[Decimal, ...] | None:
        """Return the points that each team has won by the play of the cards alone; None in a game without such a
        measure.
        """

    def counted(self, state: S) -> tuple[Decimal, ...]:
        """Return the points of each team so far for cards on the table or taken, in points of the round in play.

        Zeros where nothing counts before its end, and as soon as it is over: it is in the totals then.
        """


AnyGame: TypeAlias = Game[State, Action, SeatView]
"""A game that was asked for by name. What it gives out goes back into this game only, for it knows the real types."""


@runtime_checkable
class MeldGame(Game[S, A, V], Protocol[S, A, V]):
    """A game of melds, which can also judge cards apart from any match."""

    def appraise(self, options: Any, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
        """Judge `cards` as a new meld, or added to the meld `onto`."""

    def hand_points(self, options: Any, cards: Sequence[Face]) -> Decimal:
        """Return the value of cards left in a hand at the end of a round, as a positive number."""
