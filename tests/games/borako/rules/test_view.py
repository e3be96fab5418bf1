"""The view of a seat, and worlds that fit it (borako 2, 3, 8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from game.cards import parse_faces
from game.engine import Deals, stream
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import TEAMS
from game.games.borako.rules.view import BorakoView
from tests.games.borako.rules.positions import BORAKO, after, position

SHOWN = {
    "seat", "options", "round", "starter", "totals", "phase", "hand", "counts", "melds", "fits",
    "reserve_counts", "stock_count", "discards", "known", "log",
}  # fmt: skip


def test_a_view_holds_what_is_on_its_list_and_nothing_else() -> None:
    assert {entry.name for entry in fields(BorakoView)} == SHOWN


def test_a_view_tells_the_own_hand_and_counts_of_the_others() -> None:
    state = position("5H 6H KS", pile="9C", melds=("TC JC QC",), mour="taken", partner=4, opponents=6)
    view = BORAKO.view(state, 0)
    assert view.hand == parse_faces("KS 5H 6H")
    assert view.counts == (3, 6, 4, 6)
    assert view.reserve_counts == (0, 11)
    assert view.reserve_taken == (True, False)
    assert view.discards == parse_faces("9C")
    assert view.stock_count == len(state.stock)
    assert (view.actor, view.team, view.must_lay) == (0, 0, False)
    assert BORAKO.view(state, 3).team == 1


def test_a_view_says_that_a_sweep_owes_a_lay() -> None:
    swept = after(position("5H 6H KS", turn="begins", pile="9C 7H"), "sweep")
    assert BORAKO.view(swept, 2).must_lay
    assert not BORAKO.view(after(swept, "lay 5H 6H 7H"), 2).must_lay


def test_nobody_acts_in_the_view_of_a_round_that_is_over() -> None:
    assert BORAKO.view(after(position("4D KS", stock=0), "discard 4D"), 1).actor is None


def test_swept_cards_are_known_until_as_many_of_their_face_were_shown_away() -> None:
    swept = after(position("5H 6H KS 9C", turn="begins", pile="9C 7H 4D"), "sweep")
    assert BORAKO.view(swept, 1).known[0] == parse_faces("7H 9C 4D")
    laid = after(swept, "lay 5H 6H 7H")
    assert laid.known[0] == parse_faces("9C 4D")
    discarded = after(laid, "discard 9C")
    assert discarded.known[0] == parse_faces("4D"), "the other nine may be the one that was swept"
    assert discarded.hands[0] == parse_faces("KS 9C 4D")


def test_a_mour_leaves_nothing_known() -> None:
    swept = after(position("5H 6H", turn="begins", pile="7H"), "sweep", "lay 5H 6H 7H")
    assert len(swept.hands[0]) == 11
    assert swept.known[0] == ()


def test_the_log_tells_every_public_act_of_the_round() -> None:
    state = position("5H 6H 8H", turn="begins", pile="9C 7H")
    played = after(state, "sweep", "lay 5H 6H 7H", "add 8H to 1", "discard 9C", "draw")
    assert [(seat, verb, " ".join(map(str, faces))) for seat, verb, faces in played.log] == [
        (0, "sweep", "9C 7H"),
        (0, "lay", "5H 6H 7H"),
        (0, "add", "8H"),
        (0, "discard", "9C"),
        (0, "mour", ""),
        (1, "draw", ""),
    ]
    assert BORAKO.view(played, 2).log == played.log


def test_the_log_begins_anew_with_each_round() -> None:
    assert after(position("4D KS", stock=0), "discard 4D", "next round").log == ()


@pytest.mark.parametrize("seat", range(4))
def test_determinizing_keeps_known_cards_where_they_are(seat: int) -> None:
    state = after(position("5H 6H KS QS", turn="begins", pile="9C 7H 4D"), "sweep", "lay 5H 6H 7H")
    for number in range(20):
        world = BORAKO.determinize(BORAKO.view(state, seat), stream(number, "world"))
        assert not Counter(state.known[0]) - Counter(world.hands[0])
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]


def test_determinizing_moves_every_hidden_card_and_the_future_deals() -> None:
    state = position("5H 6H KS", pile="9C", partner=6)
    view = BORAKO.view(state, 0)
    worlds = [BORAKO.determinize(view, stream(number, "world")) for number in range(30)]
    for places in (
        [world.hands[2] for world in worlds],
        [world.reserves[0] for world in worlds],
        [world.reserves[1] for world in worlds],
        [world.stock for world in worlds],
        [world.deals for world in worlds],
    ):
        assert len(set(places)) > 25
    hidden = Counter(card for world in worlds for card in world.hands[2])
    assert len(hidden) > 45, "any hidden card may be in the partner's hand"


def test_determinizing_ends_the_round_as_it_is_scored() -> None:
    over = after(position("4D KS", stock=0), "discard 4D")
    world = BORAKO.determinize(BORAKO.view(over, 0), stream(1, "world"))
    assert BORAKO.view(world, 0) == BORAKO.view(over, 0)
    assert BORAKO.actor(world) is None


@pytest.mark.parametrize("seed", range(8))
def test_what_is_known_of_a_hand_is_in_it(seed: int) -> None:
    state = BORAKO.new_match(BorakoOptions(), 4, Deals(seed))[0]
    rng = stream(seed, "known")
    while (actor := BORAKO.actor(state)) is not None:
        actions = list(BORAKO.actions(state))
        before, state = state, BORAKO.apply(state, actions[int(rng.random() * len(actions))])[0]
        assert not any(Counter(known) - Counter(hand) for known, hand in zip(state.known, state.hands, strict=True))
        others = [seat for seat in range(4) if seat != actor]
        assert [state.hands[seat] for seat in others] == [before.hands[seat] for seat in others]
        assert state.melds[1 - TEAMS[actor]] == before.melds[1 - TEAMS[actor]]
        assert state.log[: len(before.log)] == before.log
