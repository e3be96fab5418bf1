"""Nobody takes a card from the pile to put it back: it might have been left lying."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards import ALL_FACES, parse_faces
from game.families.canasta.opponents import searching
from game.families.canasta.opponents.lean.options import LEAVE, Option
from game.families.canasta.opponents.lean.search import Found
from game.games import game_named
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


@pytest.mark.parametrize("here", [True, False])
def test_what_was_taken_in_this_turn_is_not_thought_of_as_the_discard(
    here: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought_of: list[Option] = []

    def search(_worlds: object, _outlooks: object, options: list[Option], *_: object) -> Found:
        thought_of.extend(options)
        return Found(0, 0.0, False)

    monkeypatch.setattr(searching, "search", search)
    view = view_after(("take", TAKEN)) if here else view_after(("take", TAKEN), ("end", ""))
    agent_for(game_named("buraco"), "strong").decide(view, Random(1), NoDeadline())
    faces = {str(ALL_FACES[option.face]) for option in thought_of if option.kind == LEAVE}
    assert len(faces) > 1
    assert (TAKEN in faces) is not here
