"""The fast searches for lays and adds against trying everything (borako 3.2, 4.2, 9.2)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.cards import ALL_FACES, JOKER, Face, format_faces, parse_faces
from game.engine import shuffled, stream
from game.games.borako.rules.actions import Action, Add, Discard, Lay, Sweep
from game.games.borako.rules.meld import MELD_RULES, fitting
from game.games.borako.rules.state import DECK
from game.melds.judge import arrange_add, judge
from game.melds.meld import Meld
from game.melds.within import TWOS, some_lay
from tests.games.borako.rules.positions import BORAKO, position

THOROUGH = settings(max_examples=250)
GUARDED_TABLES = [
    (),
    ("3S 4S 5S 6S 7S 8S", "TC JC QC"),
    ("3S 4S 5S 6S 7S 8S 9S",),
    ("2H 2D AH AS",),
    ("5H 6H 2S 8H", "AD AC AD"),
]
RICH = [face for face in DECK if face == JOKER or face % 13 < 6]
"""Low cards, among which melds with 2s are frequent."""


SPARSE = parse_faces("AS 2S 4S 5S 8S JS QS 2H 3H 6H 9H TC KC AD JK JK")
"""Cards that are seldom a meld, though nearly."""


def hands(cards: list[Face] | tuple[Face, ...], most: int) -> st.SearchStrategy[tuple[Face, ...]]:
    return st.tuples(st.integers(1, most), st.integers(0, 1 << 30)).map(
        lambda drawn: tuple(sorted(shuffled(cards, stream(drawn[1], "hand"))[: drawn[0]]))
    )


def enough_copies(hand: tuple[Face, ...], melds: tuple[str, ...]) -> bool:
    cards = [*hand, *(face for meld in melds for face in parse_faces(meld))]
    return all(cards.count(face) <= 2 for face in cards)


def all_melds(hand: tuple[Face, ...]) -> set[tuple[Face, ...]]:
    groups = {group for size in range(3, len(hand) + 1) for group in combinations(hand, size)}
    return {group for group in groups if isinstance(judge(group, MELD_RULES), Meld)}


def up_to_wild_twos(cards: tuple[Face, ...]) -> tuple[str, ...]:
    """The lay as it is counted: 2s that are no naturals and not of the run's suit are one kind of wild."""
    meld = judge(cards, MELD_RULES)
    assert isinstance(meld, Meld)
    own = None if meld.suit is None else TWOS[meld.suit]
    alike = {index for index in meld.wilds if meld.cards[index] in TWOS and meld.cards[index] != own}
    shown = ["2?" if index in alike else str(card) for index, card in enumerate(meld.cards)]
    return (str(meld.suit), *sorted(shown))


@pytest.mark.slow
@THOROUGH
@given(st.one_of(hands(DECK, 14), hands(RICH, 9), hands(SPARSE, 5)))
def test_some_lay_says_whether_any_group_is_a_meld(hand: tuple[Face, ...]) -> None:
    assert some_lay(hand, MELD_RULES) == any(
        isinstance(judge(group, MELD_RULES), Meld) for size in (3, 4) for group in combinations(hand, size)
    )


@pytest.mark.slow
@pytest.mark.parametrize("melds", GUARDED_TABLES)
@THOROUGH
@given(st.one_of(hands(DECK, 9), hands(RICH, 9)), st.sampled_from(["taken", "untaken"]))
def test_actions_are_complete(melds: tuple[str, ...], hand: tuple[Face, ...], mour: str) -> None:
    assume(enough_copies(hand, melds))
    state = position(format_faces(hand), melds=melds, mour=mour)
    actions = list(BORAKO.actions(state))
    assert len(set(actions)) == len(actions)
    assert all(BORAKO.refusal(state, action) is None for action in actions)
    legal_lays = [group for group in all_melds(hand) if BORAKO.refusal(state, Lay(group)) is None]
    given_lays = [up_to_wild_twos(action.cards) for action in actions if isinstance(action, Lay)]
    assert sorted(given_lays) == sorted({up_to_wild_twos(group) for group in legal_lays})
    tried: list[Action] = [Add(face, number) for number in range(1, len(melds) + 1) for face in ALL_FACES]
    tried += [Discard(face) for face in ALL_FACES]
    others = [action for action in actions if not isinstance(action, Lay)]
    assert others == [action for action in tried if BORAKO.refusal(state, action) is None]


@pytest.mark.slow
@pytest.mark.parametrize("melds", GUARDED_TABLES)
@THOROUGH
@given(
    st.one_of(hands(DECK, 9), hands(RICH, 5), hands(DECK, 4)),
    st.integers(1, 3),
    st.sampled_from(["taken", "untaken"]),
    st.sampled_from(["free", "clean", "clean_and_dirty"]),
)
def test_a_sweep_is_legal_exactly_if_a_lay_or_add_follows(
    melds: tuple[str, ...], cards: tuple[Face, ...], piled: int, mour: str, going_out: str
) -> None:
    assume(len(cards) > piled and enough_copies(cards, melds))
    hand, pile = format_faces(cards[piled:]), format_faces(cards[:piled])
    begins = position(hand, pile=pile, turn="begins", melds=melds, mour=mour, going_out=going_out)
    swept = position(format_faces(cards), turn="swept", melds=melds, mour=mour, going_out=going_out)
    assert (BORAKO.refusal(begins, Sweep()) is None) == any(BORAKO.actions(swept))


@pytest.mark.slow
@settings(max_examples=60)
@given(hands(DECK, 40))
def test_fitting_says_of_every_face_what_adding_it_says(hand: tuple[Face, ...]) -> None:
    for group in combinations(hand[:18], 4):
        meld = judge(group, MELD_RULES)
        if isinstance(meld, Meld):
            left = [face for face in set(DECK) if group.count(face) < 2]
            fits = {face for face in left if isinstance(arrange_add(meld, face, MELD_RULES), Meld)}
            assert {face for face in left if fitting(meld) >> face & 1} == fits, format_faces(meld.cards)


@pytest.mark.parametrize(
    "start", ["5H 6H 7H", "QS KS AS", "AH 2H 3H", "AS AD JK", "2S 2D 2C", "4C 2C 2S 7C", "2H 2H 3H"]
)
def test_fitting_follows_melds_as_they_grow(start: str) -> None:
    for seed in range(12):
        meld = judge(parse_faces(start), MELD_RULES)
        for face in shuffled([*DECK, *DECK], stream(seed, "grow")):
            assert isinstance(meld, Meld)
            if meld.cards.count(face) == 2:
                continue
            grown = arrange_add(meld, face, MELD_RULES)
            assert isinstance(grown, Meld) == bool(fitting(meld) >> face & 1), (format_faces(meld.cards), str(face))
            meld = grown if isinstance(grown, Meld) else meld
