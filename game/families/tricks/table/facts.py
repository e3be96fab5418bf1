"""What a table of the family says of a deal: its contract, calls in bubbles, points so far, projects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.cards import Face, Suit
from game.engine import Action, Event, Shuffled
from game.families.tricks.rules.events import CardPlayed, ProjectDeclared, TrickWon
from game.families.tricks.table.dialogue import SpokenCall
from game.i18n import Message, _, mark

_FROM_PROJECTS: Final = mark("{points} from projects")


@dataclass(frozen=True, slots=True)
class ContractFacts:
    """The contract, final or offered to be taken over."""

    word: str
    brief: str
    sign: str
    """A picture as SVG for a contract without a trump suit; empty where the suit is not named yet."""
    suit: Suit | None
    """The trump suit, if any."""
    buyer: int
    by: str
    """The buyer, in words."""
    times: str
    """How often the deal counts, such as `×2`; empty where nobody doubled."""
    locked: str
    """A few words if trumps may not be led, else empty."""
    final: bool
    """Whether the contract is final."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """A call in a bubble, with its duration."""

    said: SpokenCall
    spoken_in_play: bool = False
    """Whether it stays through the trick: a project, or what is said with a card."""
    stale: bool = False
    """Whether the next card takes it away."""


@dataclass(frozen=True, slots=True)
class Talked:
    """What calls do to the bubbles that hang already, by the kinds of their events."""

    fresh: tuple[type[Event], ...] = ()
    """These take all others away."""
    in_play: tuple[type[Event], ...] = ()
    """These stay through the trick, as declared projects do."""


@dataclass(frozen=True, slots=True)
class PointsFacts:
    """Card points of both teams so far, the own first."""

    names: tuple[str, str]
    cards: tuple[int, int]
    projects: tuple[int, int]
    """The points of projects that were shown, and what counts like them."""
    origin: Message = _FROM_PROJECTS
    """Says where those come from."""


def points_of(team: int, cards: Sequence[int], extra: Sequence[int], origin: Message = _FROM_PROJECTS) -> PointsFacts:
    """The points of both teams so far as `team` reads them, given those of cards, and of projects and the like."""
    other = 1 - team
    return PointsFacts((_("Us"), _("Them")), (cards[team], cards[other]), (extra[team], extra[other]), origin)


@dataclass(frozen=True, slots=True)
class ProjectFacts:
    """A project in words and cards."""

    seat: int
    name: str
    """`Sira`, `50` …"""
    worth: str
    """The points it adds to the card points; empty where its name says that."""
    cards: tuple[Face, ...]
    """The cards from the highest; empty while they are not shown."""


@dataclass(frozen=True, slots=True)
class ProjectOffer:
    """A button that declares or shows a project, or several at once."""

    name: str
    """`declare_0` …, `declare_all`, `show_0` …"""
    label: str
    worth: str
    """The points of the project."""
    brief: str
    """The kind and the points."""
    cards: tuple[Face, ...]
    actions: tuple[Action, ...]
    kind: str = ""
    """The name of the project; empty for several."""


def bubbles_after(
    bubbles: Mapping[int, Bubble], event: Event, call_of: Callable[[Event], SpokenCall | None], talked: Talked
) -> Mapping[int, Bubble]:
    """The bubbles at the panels after an event."""
    match event:
        case Shuffled():
            return {}
        case CardPlayed():
            return {seat: one for seat, one in bubbles.items() if one.spoken_in_play and not one.stale}
        case TrickWon():
            return {seat: replace(one, stale=True) for seat, one in bubbles.items()}
    said = call_of(event)
    if said is None or event.seat is None:
        return bubbles
    kept = {} if isinstance(event, talked.fresh) else dict(bubbles)
    before = kept.get(event.seat)
    in_play = isinstance(event, (ProjectDeclared, *talked.in_play))
    if in_play and before is not None and before.spoken_in_play and not before.stale:  # a second project
        said = SpokenCall(f"{before.said.text} · {said.text}", False)
    kept[event.seat] = Bubble(said, in_play)
    return kept
