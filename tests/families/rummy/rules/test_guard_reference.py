"""The guard of the rummies against a search that tries everything (rami 8.2, remik 4.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from game.cards import JOKER, Face, format_faces, parse_faces
from game.engine import Refusal, choose, stream
from game.families.rummy.rules.actions import Add, Lay, Swap
from game.families.rummy.rules.choices import group_of
from game.families.rummy.rules.house import HouseRules, TakeRule
from game.families.rummy.rules.legal import melded, opening_refusal
from game.families.rummy.rules.state import Owed
from game.families.rummy.rules.turn import Turn, can_end, passing_openings, refuse_discard
from game.games.rami.rules import RULES as RAMI
from game.games.remik.rules import RULES as REMIK
from game.melds.fixed_jokers import End, FixedMeld, add_to_meld, swap_joker
from game.melds.fixed_jokers.offers import fixed_melds_within
from tests.families.rummy.rules.positions import judged

HOUSES = {
    "rami": choose(RAMI.options, {}).house,
    "rami cafe": choose(RAMI.options, RAMI.options.PRESETS["cafe"]).house,
    "rami no joker last": choose(RAMI.options, {"no_joker_finish": "on", "layoff_same_turn": "on"}).house,
    "rami as written": choose(RAMI.options, RAMI.options.PRESETS["written"]).house,
    "rami joker at once": choose(
        RAMI.options, {"joker_used": "first", "take_discard_unopened": "must_open", "layoff_same_turn": "on"}
    ).house,
    "remik": choose(REMIK.options, {}).house,
    "remik as written": choose(REMIK.options, REMIK.options.PRESETS["written"]).house,
    "remik taken card at once": choose(REMIK.options, {"taken_melded": "first"}).house,
    "remik joker 50": choose(REMIK.options, {"joker_opening": "50"}).house,
    "remik minority": choose(REMIK.options, {"jokers_minority": "on"}).house,
}
NEAR = parse_faces("3H 4H 5H 6H 7H 8H 9H 4H 5H 6H 7H 5S 6S 7S 8S 7C 7D 6D 6C AS KS QS JK JK JK JK")
"""Cards among which there are many melds."""
each_house = pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)


def ends(turn: Turn, house: HouseRules, known: dict[Turn, bool]) -> bool:
    """Whether the turn can end, by trying everything that is allowed."""
    if turn not in known:
        known[turn] = any(refuse_discard(turn, card, house) is None for card in turn.hand) or any(
            ends(after, house, known) for after in ways_on(turn, house) if after.hand
        )
    return known[turn]


def ways_on(turn: Turn, house: HouseRules) -> Iterator[Turn]:
    """The turns after whatever may be melded next."""
    for after in ways_in_any_order(turn, house):
        pays = len(after.owed[0]) < len(turn.owed[0])
        if house.won_first and turn.owed != ((),) and not pays:
            continue
        taken_first = house.taking is TakeRule.MELDED_FIRST and turn.taken is not None
        if taken_first and after.hand.count(turn.taken) >= turn.hand.count(turn.taken):
            continue
        yield after


def ways_in_any_order(turn: Turn, house: HouseRules) -> Iterator[Turn]:
    if not turn.opened:
        needed = turn.taken if turn.taken_to_open(house) else None
        for melds in groups(turn.hand, house):
            with_needed = needed is None or any(needed in meld.cards for meld in melds)
            if with_needed and opening_refusal(melds, house) is None:
                yield turn.after_lay(melds, opening=True)
    if not turn.may_meld(house):
        return
    for meld in fixed_melds_within(turn.hand, house.melds):
        yield turn.after_lay((meld,))
    for number, meld in enumerate(turn.melds, start=1):
        for card in set(turn.hand):
            for end in End:
                grown = add_to_meld(meld, card, house.melds, end)
                if isinstance(grown, FixedMeld):
                    yield turn.after_add(number, card, grown)
            swapped = swap_joker(meld, card)
            if house.swaps and isinstance(swapped, FixedMeld):
                yield turn.after_swap(number, card, swapped, house)


def groups(hand: Sequence[Face], house: HouseRules) -> Iterator[tuple[FixedMeld, ...]]:
    """Every choice of up to two melds that the hand holds together."""
    every = list(fixed_melds_within(hand, house.melds))
    yield from ((meld,) for meld in every)
    for pair in combinations(every, 2):
        cards = [card for meld in pair for card in meld.cards]
        if all(cards.count(card) <= list(hand).count(card) for card in cards):
            yield pair


def some_turn(rng: Random, house: HouseRules) -> Turn | None:
    """A turn with few cards in which something is owed, or the last cards are in danger."""
    cards = list(NEAR)
    rng.shuffle(cards)
    melds: list[FixedMeld] = []
    while len(melds) < 1 + int(rng.random() * 3):
        near = [cards.pop() for _ in range(min(6, len(cards)))]
        within = [meld for meld in fixed_melds_within(near, house.melds) if len(meld.cards) < 6]
        if not within:
            return None
        melds.append(within[int(rng.random() * len(within))])
        left = list(near)
        for card in melds[-1].cards:
            left.remove(card)
        cards = left + cards
        rng.shuffle(cards)
    hand = tuple(sorted(cards[: 2 + int(rng.random() * 5)]))
    naturals = [card for card in hand if card != JOKER]
    owed: Owed = ((),)
    if JOKER in hand and rng.random() < 0.6:
        source = 1 + int(rng.random() * len(melds)) if house.won_elsewhere else 0
        owed = ((source,),)
        if hand.count(JOKER) > 1 and rng.random() < 0.3 and not house.won_first:
            owed = ((source, source),)
    able = [*naturals[:1], *hand[-1:]]
    taken = able[int(rng.random() * len(able))] if naturals and (owed == ((),) or rng.random() < 0.3) else None
    if not house.binds(opened=True) or (owed != ((),) and house.taking is TakeRule.MELDED_FIRST):
        taken = None
    return Turn(hand, tuple(melds), opened=True, taken=taken, owed=owed)


def described(turn: Turn) -> str:
    return f"{format_faces(turn.hand)} | {[str(meld) for meld in turn.melds]} | {turn.taken} | {turn.owed}"


@pytest.mark.slow
@each_house
@pytest.mark.parametrize("seed", range(4))
def test_the_guard_finds_an_end_of_the_turn_exactly_where_there_is_one(house: HouseRules, seed: int) -> None:
    rng = stream(seed, "guard")
    found = {True: 0, False: 0}
    while sum(found.values()) < 60:
        turn = some_turn(rng, house)
        if turn is not None and all(refuse_discard(turn, card, house) is not None for card in turn.hand):
            expected = ends(turn, house, {})
            found[expected] += 1
            assert can_end(turn, house) == expected, described(turn)
    assert min(found.values()) > 2


@each_house
@pytest.mark.parametrize("seed", range(2))
def test_an_opening_is_found_exactly_where_there_is_one(house: HouseRules, seed: int) -> None:
    low = replace(house, opening_points=24)
    rng = stream(seed, "openings")
    found = {True: 0, False: 0}
    while sum(found.values()) < 40:
        turn = some_turn(rng, low)
        if turn is not None:
            unopened = replace(turn, opened=False, owed=((),))
            expected = ends(unopened, low, {})
            found[expected] += 1
            assert can_end(unopened, low) == expected, described(unopened)
            if turn.taken is None:
                openings = [after for after in ways_on(unopened, low) if after.hand and ends(after, low, {})]
                assert any(True for _ in passing_openings(unopened, low)) == bool(openings), described(unopened)


@each_house
@pytest.mark.parametrize("seed", range(2))
def test_what_may_be_melded_is_what_leaves_a_way_to_end_the_turn(house: HouseRules, seed: int) -> None:
    rng = stream(seed, "melds")
    found = {True: 0, False: 0}
    while sum(found.values()) < 150:
        turn = some_turn(rng, house)
        if turn is None:
            continue
        known: dict[Turn, bool] = {}
        allowed = {after for after in ways_on(turn, house) if after.hand and ends(after, house, known)}
        for action, after in actions_of(turn, house):
            done = melded(turn, action, house)
            found[after in allowed] += 1
            assert (done == after) if after in allowed else isinstance(done, Refusal), f"{action}: {described(turn)}"
    assert min(found.values()) > 10


def actions_of(turn: Turn, house: HouseRules) -> Iterator[tuple[Lay | Add | Swap, Turn]]:
    """Every lay, add and swap that the cards allow, and the turn after it."""
    for meld in fixed_melds_within(turn.hand, house.melds):
        yield Lay(group_of(meld, house)), turn.after_lay((meld,))
    for number, meld in enumerate(turn.melds, start=1):
        for card in set(turn.hand):
            for end in End:
                grown = add_to_meld(meld, card, house.melds, end)
                if isinstance(grown, FixedMeld):
                    yield Add(card, number, end), turn.after_add(number, card, grown)
            swapped = swap_joker(meld, card)
            if house.swaps and isinstance(swapped, FixedMeld):
                yield Swap(card, number), turn.after_swap(number, card, swapped, house)


def test_a_joker_melded_counts_for_the_debt_for_which_it_helps_most() -> None:
    house = HOUSES["rami"]
    one, other, third = (judged(text, house) for text in ("5H 6H 7H", "7S 8S 9S", "9C TC JC"))
    turn = Turn(parse_faces("4D 9D JK JK"), (one, other, third), opened=True, owed=((1, 2),))
    grown = add_to_meld(third, JOKER, house.melds)
    assert isinstance(grown, FixedMeld)
    paid = turn.after_add(3, JOKER, grown)
    assert paid.owed == ((1,), (2,)), "it may have been either"
    grown = add_to_meld(other, JOKER, house.melds)
    assert isinstance(grown, FixedMeld)
    assert paid.after_add(2, JOKER, grown).owed == ((),), "the joker from there was paid before"


def test_a_joker_back_in_its_own_meld_pays_nothing_in_rami() -> None:
    house = HOUSES["rami"]
    meld = judged("5H 6H 7H", house)
    turn = Turn(parse_faces("4D 9D JK"), (meld,), opened=True, owed=((1,),))
    grown = add_to_meld(meld, JOKER, house.melds)
    assert isinstance(grown, FixedMeld)
    assert turn.after_add(1, JOKER, grown).owed == ((1,),)


def test_a_joker_taken_and_one_won_are_two_to_be_melded() -> None:
    house = HOUSES["remik"]
    meld = judged("5H 6H 7H", house)
    turn = Turn(parse_faces("4D 9D JK JK"), (meld,), opened=True, taken=JOKER, owed=((0,),))
    grown = add_to_meld(meld, JOKER, house.melds, End.HIGH)
    assert isinstance(grown, FixedMeld)
    once = turn.after_add(1, JOKER, grown)
    assert (once.owed, once.taken) == (((),), JOKER)
    grown = add_to_meld(grown, JOKER, house.melds, End.LOW)
    assert isinstance(grown, FixedMeld)
    assert once.after_add(1, JOKER, grown).taken is None
