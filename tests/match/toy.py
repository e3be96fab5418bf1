"""A game for tests of the match: two seats draw, lay cards for points and discard; so the match knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random
from types import MappingProxyType
from typing import Any, assert_never, cast

from game.cards import CardSyntaxError, Face, parse_face, parse_faces, sorted_faces, without
from game.engine import (
    ActionSyntaxError,
    AnyGame,
    Appraisal,
    CardsDealt,
    Deals,
    Event,
    IllegalActionError,
    Outcome,
    Place,
    Refusal,
    RoundEnded,
    ScoreLine,
    Shuffled,
    Standing,
    option,
    shuffled,
)
from game.engine.questions import Question
from game.engine.score_sheet import ScoreSheet
from game.melds.common import Discarded, Drawn, Laid

DECK = sorted_faces(parse_faces("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"))


@dataclass(frozen=True, slots=True)
class ToyOptions:
    target: int = option(60, choices=(20, 60, 100_000), clause="toy 1")


@dataclass(frozen=True, slots=True)
class Draw:
    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Lay:
    card: Face

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class Discard:
    card: Face

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class NextRound:
    def __str__(self) -> str:
        return "next round"


ToyAction = Draw | Lay | Discard | NextRound


@dataclass(frozen=True, slots=True)
class ToyState:
    options: ToyOptions
    deals: Deals
    hands: tuple[tuple[Face, ...], ...]
    laid: tuple[tuple[Face, ...], ...]
    stock: tuple[Face, ...]
    discards: tuple[Face, ...]
    seat: int
    phase: str
    round: int = 1
    totals: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: int
    actor: int | None
    hand: tuple[Face, ...]
    laid: tuple[tuple[Face, ...], ...]
    discards: tuple[Face, ...]
    phase: str
    options: ToyOptions
    round: int
    totals: tuple[int, int]


class Toy:
    """The toy's rules."""

    name = "toy"
    options: type[Any] = ToyOptions
    seats = range(2, 3)
    day_rounds = 2
    rules_version = 1
    hashed_as: Mapping[str, str] = MappingProxyType({})
    contract_phases: frozenset[str] = frozenset()
    fewest_win = False
    round_scale = 1
    sheet: ScoreSheet
    questions: tuple[Question, ...] = ()
    events: tuple[type[Event], ...] = (Shuffled, CardsDealt, Drawn, Laid, Discarded, RoundEnded)

    def teams(self, seats: int) -> tuple[int, ...]:
        return tuple(range(seats))

    def new_match(self, options: Any, seats: int, deals: Deals) -> tuple[ToyState, tuple[Event, ...]]:
        empty = ToyState(options, deals, ((), ()), ((), ()), (), (), 0, "draw")
        return self._deal(empty)

    def _deal(self, state: ToyState) -> tuple[ToyState, tuple[Event, ...]]:
        label = f"deal {state.round}"
        order = state.deals.order(label, DECK)
        hands = (sorted_faces(order[:3]), sorted_faces(order[3:6]))
        dealt = replace(
            state, hands=hands, laid=((), ()), stock=order[6:], discards=(), seat=(state.round + 1) % 2, phase="draw"
        )
        events: list[Event] = [Shuffled(cards=order, seen_by=frozenset(), label=label)]
        events += [
            CardsDealt(seat, Place("stock"), Place("hand", seat), hand, frozenset({seat}))
            for seat, hand in enumerate(hands)
        ]
        return dealt, tuple(events)

    def actor(self, state: ToyState) -> int | None:
        return state.seat if state.phase in ("draw", "play") else None

    def refusal(self, state: ToyState, action: ToyAction) -> Refusal | None:
        hand = state.hands[state.seat]
        match action:
            case Draw():
                return None if state.phase == "draw" else Refusal("toy 2", "not_now")
            case Lay(card) | Discard(card):
                if state.phase != "play":
                    return Refusal("toy 2", "not_now")
                if card not in hand:
                    return Refusal("toy 3", "not_held")
                if isinstance(action, Lay) and len(hand) < 2:
                    return Refusal("toy 4", "keep_one")
                return None
            case NextRound():
                return None if state.phase == "round_over" else Refusal("toy 2", "not_now")
            case _:
                assert_never(action)

    def actions(self, state: ToyState) -> Iterator[ToyAction]:
        hand = state.hands[state.seat]
        candidates: list[ToyAction] = [Draw(), NextRound()]
        for card in hand:
            candidates += [Lay(card), Discard(card)]
        for action in candidates:
            if self.refusal(state, action) is None:
                yield action

    def apply(self, state: ToyState, action: ToyAction, *, judged: bool = False) -> tuple[ToyState, tuple[Event, ...]]:
        refusal = None if judged else self.refusal(state, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        seat, hand = state.seat, state.hands[state.seat]
        match action:
            case Draw():
                card = state.stock[-1]
                drawn = replace(state, stock=state.stock[:-1], phase="play", hands=_with(state, (*hand, card)))
                where = Place("stock"), Place("hand", seat)
                return drawn, (Drawn(seat, *where, (card,), frozenset({seat})),)
            case Lay(card):
                laid = tuple((*cards, card) if owner == seat else cards for owner, cards in enumerate(state.laid))
                held = _with(state, without(hand, (card,)))
                where = Place("hand", seat), Place("meld", seat, 0)
                return replace(state, hands=held, laid=laid), (Laid(seat, *where, (card,)),)
            case Discard(card):
                return self._after_discard(state, card)
            case NextRound():
                return self._deal(replace(state, round=state.round + 1))
            case _:
                assert_never(action)

    def _after_discard(self, state: ToyState, card: Face) -> tuple[ToyState, tuple[Event, ...]]:
        seat = state.seat
        held = _with(state, without(state.hands[seat], (card,)))
        after = replace(state, hands=held, discards=(*state.discards, card), seat=1 - seat, phase="draw")
        events: list[Event] = [Discarded(seat, Place("hand", seat), Place("discards"), (card,))]
        if not after.stock:
            points = _points(after)
            totals = (after.totals[0] + points[0], after.totals[1] + points[1])
            won = max(totals) >= after.options.target and totals[0] != totals[1]
            after = replace(after, phase="match_over" if won else "round_over", totals=totals)
            events.append(RoundEnded(round=state.round))
        return after, tuple(events)

    def view(self, state: ToyState, seat: int) -> ToyView:
        return ToyView(
            seat,
            self.actor(state),
            state.hands[seat],
            state.laid,
            state.discards,
            state.phase,
            state.options,
            state.round,
            state.totals,
        )

    def determinize(self, view: ToyView, rng: Random) -> ToyState:
        known = [*view.hand, *view.laid[0], *view.laid[1], *view.discards]
        hidden = shuffled(without(DECK, known), rng)
        others = 3 - len(view.laid[1 - view.seat])
        hands = [view.hand, sorted_faces(hidden[:others])]
        return ToyState(
            view.options,
            Deals(int(rng.random() * 2**32)),
            tuple(hands if view.seat == 0 else reversed(hands)),
            view.laid,
            hidden[others:],
            view.discards,
            view.seat if view.actor is None else view.actor,
            view.phase,
            view.round,
            view.totals,
        )

    def standing(self, state: ToyState) -> Standing:
        over = state.phase in ("round_over", "match_over")
        points = tuple(map(Decimal, _points(state))) if over else None
        return Standing(state.round, state.phase, tuple(map(Decimal, state.totals)), points)

    def score(self, state: ToyState) -> tuple[ScoreLine, ...]:
        if state.phase not in ("round_over", "match_over"):
            return ()
        return tuple(ScoreLine("laid", seat, Decimal(points), "toy 5") for seat, points in enumerate(_points(state)))

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.phase != "match_over":
            return None
        return Outcome((state.totals.index(max(state.totals)),), "target", tuple(map(Decimal, state.totals)))

    def parse(self, text: str) -> ToyAction:
        match text.split():
            case ["draw"]:
                return Draw()
            case ["next", "round"]:
                return NextRound()
            case ["lay" | "discard" as verb, card]:
                try:
                    return (Lay if verb == "lay" else Discard)(parse_face(card))
                except CardSyntaxError as error:
                    raise ActionSyntaxError(str(error)) from error
            case _:
                raise ActionSyntaxError(text)

    def appraise(self, options: Any, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
        points = Decimal(sum(card % 13 + 1 for card in (*onto, *cards)))
        return Appraisal("run", (*onto, *cards), 0, Decimal(0), points)

    def hand_points(self, options: Any, cards: Sequence[Face]) -> Decimal:
        return Decimal(len(cards))

    def round_winners(self, state: ToyState) -> tuple[int, ...]:
        return ()

    def round_traits(self, state: ToyState) -> tuple[str, ...]:
        return ()

    def raw_points(self, state: ToyState) -> None:
        return None

    def counted(self, state: ToyState) -> tuple[Decimal, ...]:
        return tuple(Decimal(0) for _team in state.totals)


TOY = Toy()
GAMES: Mapping[str, AnyGame] = {"toy": cast(AnyGame, TOY)}


def _with(state: ToyState, hand: tuple[Face, ...]) -> tuple[tuple[Face, ...], ...]:
    return tuple(sorted_faces(hand) if seat == state.seat else held for seat, held in enumerate(state.hands))


def _points(state: ToyState) -> tuple[int, int]:
    first, second = (sum(card % 13 + 1 for card in cards) for cards in state.laid)
    return first, second
