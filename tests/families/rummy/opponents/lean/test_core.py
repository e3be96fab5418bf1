"""The lean core of the rummies is the rules once more: whole random rounds are played through both."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import JOKER, without
from game.engine import Deals, stream
from game.families.rummy.opponents.lean.house import LeanHouse
from game.families.rummy.opponents.lean.melds import cards_of, code_of
from game.families.rummy.opponents.lean.round import OVER, LeanRound
from game.families.rummy.opponents.lean.worlds import round_of
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Lay, Open, Swap, Take
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.state import Melding, RummyState
from game.melds.fixed_jokers import End, fitting, swappable
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import GAMES

_ENDS = {None: 0, End.LOW: 1, End.HIGH: 2}
HOUSES: list[tuple[str, dict[str, Any], int]] = [
    ("rami", {}, 4),
    ("rami", GAMES["rami"].options.PRESETS["cafe"], 4),
    ("rami", {"unopened_flat_100": "on", "jokers_per_meld": "2", "first_cycle_stock_only": "on"}, 4),
    ("rami", GAMES["rami"].options.PRESETS["written"], 4),
    ("rami", {"discard_taken": "on", "take_discard_unopened": "must_open"}, 4),
    ("remik", {}, 4),
    ("remik", {}, 3),
    ("remik", {"joker_swap": "off", "jokers_minority": "on"}, 2),
    ("remik", {"joker_opening": "50"}, 3),
    ("remik", GAMES["remik"].options.PRESETS["written"], 4),
]
EACH_HOUSE = pytest.mark.parametrize(("game", "options", "seats"), HOUSES)


def done(lean: LeanRound, action: Action, before: RummyState, after: RummyState) -> None:
    """The same action in the lean round; what chance decided is that of the rules."""
    match action:
        case Draw():
            if after.shuffles > before.shuffles:
                drawn = without(after.hands[after.playing[lean.seat]], before.hands[after.playing[lean.seat]])
                lean.renew([int(card) for card in (*after.stock, *drawn)])
            lean.draw(Random(0))
        case Take():
            lean.take()
        case Open():
            lean.open([code_of(meld) for meld in after.melds[len(before.melds) :]])
        case Lay():
            lean.lay(code_of(after.melds[-1]))
        case Add(card, number, end):
            lean.add(int(card), number - 1, _ENDS[end])
        case Swap(card, number):
            lean.swap(int(card), number - 1)
        case Discard(card):
            lean.discard(int(card))


def as_dict(lean: LeanRound) -> dict[str, Any]:
    """All that a round is, with nothing that the order of a hand or of jokers in a count would change."""
    return {
        "hands": [sorted(hand.cards) for hand in lean.hands],
        "masks": [(hand.once, hand.twice, hand.jokers, hand.line) for hand in lean.hands],
        "stock": lean.stock,
        "discards": lean.discards,
        "melds": lean.melds,
        "opened": lean.opened,
        "known": [sorted(known) for known in lean.known],
        "gone": lean.gone,
        "fits": lean.fits,
        "gifts": lean.gifts,
        "turn": (lean.phase, lean.turn, lean.quiet, lean.busy, lean.shuffles),
        "seat": lean.seat if lean.phase != OVER else None,
        "owing": (lean.taken, lean.owed, lean.opened_now) if lean.phase != OVER else None,
    }


def a_round(game: Rummy, options: Any, seats: int, seed: int) -> Any:
    """The states of a round and what was done in them: Club now and then, anything legal otherwise."""
    state, _ = game.new_match(options, seats, Deals(seed))
    club, rng = agent_for(game, "club"), stream(seed, "anything")
    number = 0
    while (seat := game.actor(state)) is not None:
        number += 1
        if rng.random() < 0.7:
            action = club.decide(game.view(state, seat), stream(seed, "club", number), NoDeadline()).action
        else:
            actions = list(game.actions(state))
            action = actions[int(rng.random() * len(actions))]
        after, _ = game.apply(state, action)
        yield state, action, after
        state = after


@EACH_HOUSE
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 4))])
def test_a_round_is_the_same_in_the_lean_core(game: str, options: dict[str, Any], seats: int, seed: int) -> None:
    rules = GAMES[game]
    chosen = rules.options(**options)
    house = LeanHouse(chosen.house)
    lean: LeanRound | None = None
    kinds = set()
    for before, action, after in a_round(rules, chosen, seats, 40 + seed):
        if lean is None:
            lean = round_of(before, before.hands, before.stock, house)
        done(lean.copy(), action, before, after)  # a copy is a round of its own
        done(lean, action, before, after)
        assert as_dict(lean) == as_dict(round_of(after, after.hands, after.stock, house))
        kinds.add(type(action))
        if lean.phase == OVER:
            points = [int(gained) for gained in rules.standing(after).round_points or ()]
            assert [points[seat] for seat in after.playing] == lean.points()
    assert {Draw, Discard} < kinds
    assert lean is not None
    assert lean.phase == OVER


@pytest.mark.slow
@EACH_HOUSE
def test_what_fits_a_meld_is_what_the_rules_let_in(game: str, options: dict[str, Any], seats: int) -> None:
    rules = GAMES[game]
    chosen = rules.options(**options)
    house = LeanHouse(chosen.house)
    seen = 0
    for seed in range(3):
        for _, _, after in a_round(rules, chosen, seats, seed):
            lean = round_of(after, after.hands, after.stock, house)
            assert sum(lean.gone) == len(after.discards) + sum(len(meld.cards) for meld in after.melds)
            fits = gifts = 0
            for meld in after.melds:
                seen += 1
                assert sorted(cards_of(code_of(meld))) == sorted(map(int, meld.cards))
                fits |= fitting(meld, chosen.house.melds)
                gifts |= swappable(meld) if chosen.house.swaps else 0
            assert (lean.fits, lean.gifts) == (fits, gifts)
    assert seen > 20


@pytest.mark.slow
def test_a_joker_owed_is_counted() -> None:
    rules = GAMES["remik"]
    for seed in range(30):
        for _, action, after in a_round(rules, rules.options(), 4, seed):
            if isinstance(action, Swap) and isinstance(after.phase, Melding):
                lean = round_of(after, after.hands, after.stock, LeanHouse(after.house))
                assert lean.owed == 1
                assert JOKER in lean.hands[lean.seat].cards
                return
    raise AssertionError("nobody won a joker")
