"""Nobody takes a card from the pile to put it back, or another one for nothing: it might have been left lying."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards import ALL_FACES, parse_face, parse_faces
from game.families.canasta.opponents import searching
from game.families.canasta.opponents.lean.options import DRAW, LEAVE, PILE, Option
from game.families.canasta.opponents.lean.search import Found
from game.games import game_named
from game.games.buraco.rules.state import Melding
from game.games.buraco.rules.view import BuracoView
from game.opponents.protocol import NoDeadline, agent_for
from tests.games.buraco.opponents.positions import view_of

TAKEN = "QH"
POSITION = {
    "name": "the one card of the pile is in hand",
    "turn": "taken",
    "hand": "3C 5D 9S KD QH 6C 8S",
    "ours": ["4H 5H 6H"],
    "others": [9, 9, 9],
    "mortos": [],
}


def view_after(*deeds: tuple[str, str]) -> BuracoView:
    """The position after the player did this."""
    log = tuple((0, verb, tuple(parse_faces(cards))) for verb, cards in deeds)
    return replace(view_of(POSITION), log=log)


@pytest.mark.parametrize("level", ["club", "casual"])
def test_the_best_discard_is_another_one_if_it_was_taken_in_this_turn(level: str) -> None:
    best = "KD"
    agent = agent_for(game_named("buraco"), level)
    before, here = (
        {str(agent.decide(view, Random(luck), NoDeadline()).action) for luck in range(8)}
        for view in (view_after(("take", best), ("end", "")), view_after(("take", best)))
    )
    assert f"discard {best}" in before
    assert f"discard {best}" not in here


def test_what_was_taken_goes_back_rather_than_a_joker() -> None:
    """All but the joker was taken in this turn, and something has to be put back."""
    position = {
        "name": "three cards, two of them taken",
        "turn": "taken",
        "hand": "3H 4D JK",
        "ours": ["5H 6H 2H 8H 9H TH JH", "TH JH 2H", "9S TS 2C QS KS", "9D JK JD QD KD"],
        "theirs": ["8C 9C JK JC QC KC AC", "3S 4S 5S 6S 7S 8S", "3D 4D 5D 6D 7D 8D"],
        "others": [11, 2, 3],
        "mortos": ["ours"],
    }
    log = tuple((0, "take", parse_faces(card)) for card in ("4D", "3H"))
    view = replace(view_of(position), log=log)
    action = agent_for(game_named("buraco"), "club").decide(view, Random(1), NoDeadline()).action
    assert str(action) in ("discard 3H", "discard 4D")


@pytest.fixture
def thought_of(monkeypatch: pytest.MonkeyPatch) -> list[Option]:
    """What Strong thinks of, which then plays as Club does."""
    found: list[Option] = []

    def search(_worlds: object, _outlooks: object, options: list[Option], *_: object) -> Found:
        found.extend(options)
        return Found(0, 0.0, False)

    monkeypatch.setattr(searching, "search", search)
    return found


@pytest.mark.parametrize(("pile", "club"), [("3C", "draw"), ("3S", "take 3S")])
def test_the_one_card_of_the_pile_is_not_exchanged_where_club_draws(
    pile: str, club: str, thought_of: list[Option]
) -> None:
    view = view_of({"turn": "take", "hand": "7D 8D 5S 6S QH JC TC KC 9H 8H AD", "discards": pile})
    decision = agent_for(game_named("buraco"), "strong").decide(view, Random(1), NoDeadline())
    assert str(decision.action) == club
    assert [option for option in thought_of if option.kind == DRAW]
    assert bool([option for option in thought_of if option.kind == PILE]) is (club != "draw")


@pytest.mark.parametrize("here", [True, False])
def test_what_was_taken_in_this_turn_is_not_thought_of_as_the_discard(here: bool, thought_of: list[Option]) -> None:
    view = view_after(("take", TAKEN)) if here else view_after(("take", TAKEN), ("end", ""))
    agent_for(game_named("buraco"), "strong").decide(view, Random(1), NoDeadline())
    faces = {str(ALL_FACES[option.face]) for option in thought_of if option.kind == LEAVE}
    assert len(faces) > 1
    assert (TAKEN in faces) is not here


@pytest.mark.parametrize("level", ["club", "strong"])
def test_the_last_card_that_may_go_back_is_not_added(level: str) -> None:
    """The 6 of diamonds lay alone in the pile, so it may not go back there (buraco 3.3, 7.4)."""
    position = {
        "name": "only one of two cards may go back",
        "turn": "taken",
        "hand": "6C 6D",
        "ours": ["8C 9C TC JC QC KC AC", "JH QH KH AH", "8D 9D TD JD QD KD", "2C 3C 4C", "6S JK 8S"],
        "theirs": ["9S TS JS QS KS", "7H 8H 9H TH", "JS QS KS"],
        "others": [12, 4, 6],
        "mortos": [],
        "discards": "",
    }
    view = view_of(position)
    assert isinstance(view.phase, Melding)
    view = replace(view, phase=replace(view.phase, only=parse_face("6D")))
    decision = agent_for(game_named("buraco"), level).decide(view, Random(1), NoDeadline())
    assert str(decision.action) == "discard 6C"
