"""The texts of actions, and the list of what is legal (buraco 3, 4, 7.2, 9.2)."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.cards import JOKER, Face, parse_face, parse_faces
from game.engine import ActionSyntaxError
from game.games.buraco.rules.actions import (
    Action,
    Add,
    Discard,
    Draw,
    End,
    Lay,
    Morto,
    NextRound,
    Open,
    Take,
    parse_action,
)
from game.games.buraco.rules.meld import meld_rules
from game.melds.judge import judge
from game.melds.meld import Meld
from tests.games.buraco.rules.positions import BURACO, LIMPA, position, reason

TEXTS: list[tuple[str, Action]] = [
    ("draw", Draw()),
    ("take 4C", Take(parse_face("4C"))),
    ("lay 5H 6H 7H", Lay(parse_faces("5H 6H 7H"))),
    ("lay AS JK AD", Lay(parse_faces("AS JK AD"))),
    ("open 5H 6H 7H / QS KS AS", Open((parse_faces("5H 6H 7H"), parse_faces("QS KS AS")))),
    ("open 5H 6H 7H", Open((parse_faces("5H 6H 7H"),))),
    ("add 8H to 2", Add(parse_face("8H"), 2)),
    ("add JK to 13", Add(parse_face("JK"), 13)),
    ("discard 4D", Discard(parse_face("4D"))),
    ("morto 2", Morto(2)),
    ("end", End()),
    ("next round", NextRound()),
]


@pytest.mark.parametrize(("text", "action"), TEXTS)
def test_every_action_has_a_text_that_reads_back(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take 4C 5C",
        "draw 5H",
        "lay",
        "lay 5H 6X",
        "open",
        "open /",
        "open 5H 6H 7H /",
        "open / 5H 6H 7H",
        "add 8H",
        "add 8H to x",
        "add 8H to -1",
        "add 8H to 1000",
        "discard",
        "discard 4D 5D",
        "morto",
        "morto one",
        "morto ٢",
        "end turn",
        "round next",
    ],
)
def test_any_other_text_is_refused_with_a_clear_line(text: str) -> None:
    with pytest.raises(ActionSyntaxError, match=r"Buraco|is not a card"):
        parse_action(text)


@pytest.mark.parametrize("hand", ["5H 6H 7H 8H 2H 2D JK KS", "AS AD AC 2S JK 3S 4S", "4C 5C 6C 4C 5C 6C 2D 2D KH"])
@pytest.mark.parametrize("option", ["off", "on"])
def test_every_lay_is_given_once_up_to_the_suit_of_a_wild_2(hand: str, option: str) -> None:
    state = position(hand, natural_two_with_wild_two=option)
    rules = meld_rules(state.options)
    cards = state.hands[0]

    def kind(laid: tuple[Face, ...]) -> tuple[object, ...]:
        meld = judge(laid, rules)
        assert isinstance(meld, Meld)
        own_two = None if meld.suit is None else meld.suit * 13 + 1
        wilds = ["2" if meld.cards[at] not in (JOKER, own_two) else str(meld.cards[at]) for at in meld.wilds]
        return tuple(sorted(card for at, card in enumerate(meld.cards) if at not in meld.wilds)), tuple(wilds)

    groups = {group for size in range(3, len(cards) + 1) for group in combinations(cards, size)}
    expected = {kind(group) for group in groups if BURACO.refusal(state, Lay(group)) is None}
    given = [kind(action.cards) for action in BURACO.actions(state) if isinstance(action, Lay)]
    assert len(set(given)) == len(given)
    assert set(given) == expected


def test_adds_and_discards_are_given_once_each() -> None:
    state = position("QH QH 4H JK KD", melds=(LIMPA,))
    texts = [str(action) for action in BURACO.actions(state)]
    assert texts == [
        "add 4H to 1",
        "add QH to 1",
        "add JK to 1",
        "discard 4H",
        "discard QH",
        "discard KD",
        "discard JK",
    ]


def test_what_is_not_given_is_refused() -> None:
    state = position("QH 4D KD", turn="took", pile="9C KC", melds=(LIMPA,))
    texts = {str(action) for action in BURACO.actions(state)}
    assert texts == {"add QH to 1", "take 9C", "take KC"}
    for text in ("discard QH", "end", "draw", "add 4D to 1", "morto 1"):
        assert reason(state, text) is not None
