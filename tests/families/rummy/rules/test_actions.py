"""Actions of the rummies and their texts, and the list of them against trying everything."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from game.cards import JOKER, Face, parse_faces, without
from game.engine import ActionSyntaxError, IllegalActionError, Refusal
from game.families.rummy.rules.actions import Add, Group, Lay, Open, Swap
from game.families.rummy.rules.apply import apply
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.state import RummyState
from game.games.rami.rules import RULES as RAMI
from game.games.remik.rules import RULES as REMIK
from game.melds.fixed_jokers import End, Kind
from tests.families.rummy.rules.positions import Table

each_game = pytest.mark.parametrize("game", [RAMI, REMIK], ids=lambda game: game.name)
TEXTS = (
    "draw", "take", "open 5H 6H 7H / KS KC KD", "open 5H 6H 7H / set 5H JK JK", "lay 5H JK 7H", "lay run 5H JK JK",
    "add 8H to 2", "add JK to 12 low", "add JK to 2 high", "swap 7S in 3", "discard 4D", "next round",
)  # fmt: skip


@each_game
@pytest.mark.parametrize("text", TEXTS)
def test_the_text_of_an_action_parses_back(game: Rummy, text: str) -> None:
    assert str(game.parse(text)) == text


@each_game
@pytest.mark.parametrize(
    "text", ["", "sweep", "lay", "open", "open 5H 6H 7H /", "add 8H", "add 8H to two", "add 8H to 2 left", "swap 7S"]
)
def test_anything_else_is_no_action(game: Rummy, text: str) -> None:
    with pytest.raises(ActionSyntaxError):
        game.parse(text)


def test_a_text_says_which_game_does_not_know_it() -> None:
    with pytest.raises(ActionSyntaxError, match="is not an action of Remik"):
        REMIK.parse("sweep")


POSITIONS = (
    ("5H 6H 7H 8H 6S 6C KS", ["9H TH JH", "6D 7D 8D"]),
    ("5H 6H 7H JK 6S 6C KS", ["9H TH JK", "4C 4D 4S"]),
    ("5H 7H JK JK 9C KS", ["9H TH JH", "4C 4D JK"]),
    ("AH AS AD 2H 3H KH QH 4S", ["TS JS QS"]),
    ("5H JK JK JK 4D", ["TS JK QS"]),
)


@pytest.mark.slow
@each_game
@pytest.mark.parametrize(("hand", "melds"), POSITIONS)
def test_every_legal_lay_add_and_swap_is_listed(game: Rummy, hand: str, melds: list[str]) -> None:
    table = Table(game)
    state = table.position(hand, melds=melds)
    listed = {table.after(state, str(action)).melds for action in game.actions(state) if isinstance(action, Lay)}
    tried = {after.melds for after in lays(game, state)}
    assert listed == tried
    faces = set(state.hands[0])
    ends = (None, End.LOW, End.HIGH)
    adds = [Add(face, number, end) for face in faces for number in range(1, len(melds) + 1) for end in ends]
    for kind, every in ((Add, adds), (Swap, [Swap(face, number) for face in faces for number in (1, 2)])):
        listed = {table.after(state, str(action)).melds for action in game.actions(state) if isinstance(action, kind)}
        assert listed == {game.apply(state, act)[0].melds for act in every if game.refusal(state, act) is None}


def lays(game: Rummy, state: RummyState) -> list[RummyState]:
    """The states after every legal lay of the hand in any order of cards and as either kind."""
    hand = state.hands[0]
    orders: set[tuple[Face, ...]] = set()
    for size in range(1, 6):
        for cards in set(combinations(hand, size)):
            orders |= set(permutations(cards)) if JOKER in cards else {cards}
    every = [Lay(Group(order, kind)) for order in orders for kind in (None, *Kind)]
    return [game.apply(state, lay)[0] for lay in every if game.refusal(state, lay) is None]


@each_game
def test_openings_are_listed_with_the_fewest_melds_and_with_the_most(game: Rummy) -> None:
    state = Table(game).position("TS JS QS KS 8D 8C 8H 9H TH JH 4C 4D 4S 2C 3D", opened=False)
    openings = [action for action in game.actions(state) if isinstance(action, Open)]
    sizes = [sum(len(group.cards) for group in opening.groups) for opening in openings]
    assert max(sizes) == 13
    assert len(set(openings)) == len(openings)
    assert all(game.refusal(state, opening) is None for opening in openings)
    assert min(sizes) == (8 if game is RAMI else 6)


def test_an_opening_listed_keeps_a_card_that_may_be_discarded() -> None:
    state = Table(RAMI).position("TS JS QS KS 8D 8C 8H 9H TH JH", opened=False, turn="took TS")
    openings = [action for action in RAMI.actions(state) if isinstance(action, Open)]
    assert openings
    for opening in openings:
        left = without(state.hands[0], [card for group in opening.groups for card in group.cards])
        assert left
        assert left != parse_faces("TS")


NOT_HELD = (
    (False, "open TS JS QS KS / 8D 8C 8H", "TS JS QS KS 8D 8C 8H"),
    (False, "open TS JS QS / 9D 9C 9H", "TS JS QS 9D 9C 9H"),
    (True, "lay TS JS QS KS", "TS JS QS KS"),
    (True, "lay TS TS TS", "TS TS TS"),
    (True, "add KS to 1", "KS"),
    (True, "add KS to 9", "KS"),
    (True, "swap KS in 1", "KS"),
    (True, "discard KS", "KS"),
)
"""Whether the player has opened, what is tried with TS JS QS 9D 9C 4H in hand, and the cards that it takes."""


@each_game
@pytest.mark.parametrize(("opened", "text", "cards"), NOT_HELD)
def test_nothing_is_done_with_a_card_that_is_not_held(game: Rummy, opened: bool, text: str, cards: str) -> None:
    state = Table(game).position("TS JS QS 9D 9C 4H", opened=opened, melds=["TS JS QS"])
    clause = {"rami": "rami 5.1", "remik": "remik 4.3"}[game.name]
    assert game.refusal(state, game.parse(text)) == Refusal(clause, "not_in_hand", (("cards", cards),))


@each_game
@pytest.mark.parametrize("text", ["draw", "lay TS JS KS", "discard 5C"])
def test_what_is_refused_is_not_done(game: Rummy, text: str) -> None:
    state, action = Table(game).position("TS JS QS 9D 9C 4H"), game.parse(text)
    with pytest.raises(IllegalActionError) as raised:
        apply(state, action)
    assert raised.value.refusal == game.refusal(state, action)


@each_game
def test_the_last_copy_of_a_card_is_enough_to_be_held(game: Rummy) -> None:
    table = Table(game)
    state = table.position("TS TS JS QS KS 4H 5H", melds=["7S 8S 9S"])
    assert table.reason(state, "add TS to 1") is None
    once = table.after(state, "lay TS JS QS")
    assert table.reason(once, "add TS to 1") is None
    assert table.reason(table.after(once, "add TS to 1"), "discard TS") == table.reason(state, "discard 6H")
