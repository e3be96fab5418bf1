"""Two ways to go on, as a table sees them: which cards they take, where they bring them, and what is called out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Final

from game.cards import Face
from game.engine import Action, CardsDealt, Event, Place, SeatView
from game.engine.events import UNSEEN
from game.engine.game import State
from game.match.playback import Playback
from game.opponents.protocol import opponents_of
from game.ui.judged.signs import Sign
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.game_table import table_of
from game.ui.table.layout.geometry import Landing
from game.ui.table.layout.landings import PILE, landing_in

_LEFT: Final = frozenset({"hand", "discards", "meld", *UNSEEN})
_REACHED: Final = frozenset({"hand", "discards", "meld", "trick"})
"""Places that cards leave and reach by what is decided."""
_MOST: Final = 5
"""So many cards are shown in a hand that takes more: those that count, and the newest."""
_MOST_UNSEEN: Final = 2
_NEW: Final = 99
"""The number of a meld that lies behind all others."""
_LOOKED_AT: Final = 2000
"""Actions after the better way that are looked at, at most."""
Called = Callable[[Event], str]
"""What is called out with an event."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards that go from one place to another."""

    source: Place
    cards: tuple[Face | None, ...]
    landing: Landing
    """Where they come to lie, or as many of them as are shown there."""
    back: tuple[Face | None, ...] = ()
    """What comes back from there for them."""
    new: bool = False
    """Whether nothing lay there before."""


@dataclass(frozen=True, slots=True)
class Way:
    """One action of a way."""

    sign: Sign
    cards: tuple[Face, ...]
    """The cards of the hand that it is done with."""
    moved: tuple[Moved, ...]
    called: str = ""
    """What is called out with it, where no card goes anywhere."""
    step: int = 0
    """Which step of a turn it is, from 1; 0 where the way has no other."""

    @property
    def taken(self) -> tuple[Face, ...]:
        """Cards of the pile that it takes."""
        moved = (each for each in self.moved if each.source == PILE)
        return tuple(card for each in moved for card in each.cards if card is not None)

    @property
    def is_seen(self) -> bool:
        """Whether it does something with cards or places of the table."""
        return bool(self.cards or self.moved)


def ways_of(
    playback: Playback,
    seat: int,
    texts: Sequence[str],
    sign: Sign,
    called: Called,
    *,
    at: int,
    better: bool,
    named: Sequence[str] = (),
    plan: Sequence[str] = (),
) -> list[Way]:
    """What actions do one after the other `at` a moment; of `named` cards all are shown where they go.

    The `better` ones were not done: what they would have met is not known. A `plan` goes on with them: each is a step.
    """
    game, table = playback.game, table_of(playback.game_name)
    state, ways = _known(playback, seat, at, better=better), list[Way]()
    actor, joins, step, before_it = playback.still_at(at).actor, opponents_of(game).joins, 0, list[Action]()
    for action in map(game.parse, (*texts, *plan)):
        view = game.view(state, seat)
        gesture, before = table.gesture(view, action), table.placement(view)
        state, events = game.apply(state, action)
        after = table.placement(game.view(state, seat))
        moved = _exchanged([_moved(event, before, after, named) for event in events if _is_shown(event, actor)])
        words = next(filter(None, map(called, events)), "") if not moved else ""
        step += bool(plan and moved and not (before_it and joins(before_it[-1], action)))
        before_it.append(action)
        ways.append(Way(sign, gesture.cards, tuple(moved), words, step))
    return _grown(ways) if plan else ways


def _grown(ways: Sequence[Way]) -> list[Way]:
    """Let a meld that is laid, and that others are added to later, lie there whole from the beginning."""
    grown, laid = list[Way](), dict[Place, int]()
    for way in ways:
        kept = list[Moved]()
        for moved in way.moved:
            place, landing = moved.landing.place, moved.landing
            if place in laid and not moved.back:
                first = grown[laid[place]]
                whole = replace(first.moved[0].landing, faces=_merged(first.moved[0].landing, landing))
                grown[laid[place]] = replace(first, moved=(replace(first.moved[0], landing=whole), *first.moved[1:]))
                kept.append(replace(moved, landing=replace(landing, faces=(), before=())))
                continue
            if place.zone == "meld" and landing.faces and moved.new:
                laid[place] = len(grown)
            kept.append(moved)
        grown.append(replace(way, moved=tuple(kept)))
    return grown


def _merged(lying: Landing, added: Landing) -> tuple[Face | None, ...]:
    """The cards of a meld with those that are added to it, each in its place."""
    faces = list[Face | None]()
    for number in range(len(lying.faces) + 1):
        faces += (face for face, at in zip(added.faces, added.before, strict=False) if at == number)
        faces += lying.faces[number : number + 1]
    return tuple(faces)


def met_now(ways: Sequence[Way], before: CardPlacement, now: CardPlacement) -> list[Way]:
    """Let ways begin from the cards that lie `now`, not from those `before`: what was done instead is done."""

    def landing(there: Landing) -> Landing:
        place = there.place
        if place.zone != "meld" or before.get(place) == now.get(place):
            return there
        return replace(there, before=()) if place in before else replace(there, place=replace(place, index=_NEW))

    return [replace(way, moved=tuple(replace(m, landing=landing(m.landing)) for m in way.moved)) for way in ways]


def landed_once(ways: Sequence[Way]) -> list[Way]:
    """Let only the better of two ways bring cards somewhere: what the other takes is enough to know it by.

    Only where both take the same cards the places tell them apart. What comes to a hand is known by where it is taken.
    """
    taken = {
        sign: _taken([way for way in ways if way.sign is sign and way.step <= 1]) for sign in {way.sign for way in ways}
    }
    alike = len(taken) > 1 and len(set(taken.values())) == 1

    def landing(way: Way, moved: Moved) -> Landing:
        stays = moved.landing.place.zone == "hand" or (way.sign in (Sign.BAD, Sign.OTHER) and not alike)
        return Landing(moved.source, ()) if stays else moved.landing

    return [
        replace(way, moved=tuple(m if m.back else replace(m, landing=landing(way, m)) for m in way.moved))
        for way in ways
    ]


def _taken(ways: Sequence[Way]) -> tuple[tuple[Place, tuple[Face | None, ...]], ...]:
    """List the cards that ways take, and from where."""
    return tuple((moved.source, moved.cards) for way in ways for moved in way.moved)


def partners(playback: Playback, seat: int, at: int, better: Sequence[str], named: Sequence[str]) -> Sequence[Face]:
    """The fewest cards of the hand with which those that are named can be laid after the better way."""
    game, table = playback.game, table_of(playback.game_name)
    state = _known(playback, seat, at, better=True)
    for text in better:
        state, _told = game.apply(state, game.parse(text))
    view, found = game.view(state, seat), list[list[Face]]()
    for action in islice(game.actions(state), _LOOKED_AT):
        gesture, left, rest = table.gesture(view, action), Counter(named), list[Face]()
        for card in gesture.cards:
            if left[str(card)]:
                left[str(card)] -= 1
            else:
                rest.append(card)
        if gesture.cards and gesture.zone != PILE.zone and not left.total():
            found.append(rest)
    return min(found, key=len, default=())


def _known(playback: Playback, seat: int, at: int, *, better: bool) -> State:
    """The state in which something was done, or would have been by what the seat saw."""
    view: SeatView = playback.view_at(at, seat)
    return playback.game.determinize(view, Random(0)) if better else playback.still_at(at).state


def _is_shown(event: Event, actor: int | None) -> bool:
    """Whether an event brings cards somewhere by what somebody decides."""
    source, target = event.source, event.target
    if event.seat != actor or source is None or target is None or not event.cards or isinstance(event, CardsDealt):
        return False
    return source.zone in _LEFT and target.zone in _REACHED


def _moved(event: Event, before: CardPlacement, after: CardPlacement, named: Sequence[str]) -> Moved:
    source, target = event.source, event.target
    assert source is not None, "it is shown"
    assert target is not None, "it is shown"
    if source.zone in UNSEEN:
        hidden: tuple[Face | None, ...] = (None,) * len(event.cards)
        return Moved(source, hidden, Landing(target, hidden[:_MOST_UNSEEN]))
    landing = landing_in(target, before.get(target, ()), after.get(target, ())) if target.zone == "meld" else None
    new = target not in before
    return Moved(source, event.cards, landing or Landing(target, _shown(event.cards, named)), new=new)


def _exchanged(moved: Sequence[Moved]) -> Sequence[Moved]:
    """Join what goes to a meld with what comes from it in exchange."""
    if len(moved) != 2 or moved[0].source.zone != "hand":
        return moved
    there, back = moved
    if (there.source, there.landing.place) != (back.landing.place, back.source):
        return moved
    return [Moved(there.source, there.cards, Landing(there.landing.place, ()), back.cards)]


def _shown(cards: Sequence[Face | None], named: Sequence[str]) -> tuple[Face | None, ...]:
    """Choose from many cards those that are named, and the newest."""
    wanted = [number for number, card in enumerate(cards) if str(card) in named]
    others = [number for number in range(len(cards)) if number not in wanted]
    chosen = sorted((wanted + others[::-1])[:_MOST])
    return tuple(cards[number] for number in chosen)
