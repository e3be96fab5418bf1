"""Club in positions of Baloot in which a good player would not hesitate."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from game.agents.protocol import Unhurried
from game.agents.registry import agent_for
from tests.agents.baloot.positions import GAME, led_in_turn, positions_of, view_of

POSITIONS = positions_of(Path(__file__).parents[2] / "positions" / "baloot.toml")


@cache
def club_plays() -> dict[str, str]:
    """What Club says or plays in each position."""
    club = agent_for(GAME, "club")
    return {
        position["name"]: str(club.decide(view_of(position), Random(1), Unhurried()).action) for position in POSITIONS
    }


def test_there_are_thirty_positions_twelve_of_them_about_the_partner() -> None:
    assert len({position["name"] for position in POSITIONS}) == 30
    assert sum(bool(position.get("partner")) for position in POSITIONS) == 12


def test_the_tricks_of_a_position_follow_one_another() -> None:
    for position in POSITIONS:
        view = view_of(position)
        assert led_in_turn(view.tricks, view.leader), position["name"]


def test_all_answers_of_the_positions_are_legal() -> None:
    for position in POSITIONS:
        state = GAME.determinize(view_of(position), Random(1))
        for text in (*position["accepted"], *position["forbidden"]):
            assert GAME.refusal(state, GAME.parse(text)) is None, f"{position['name']}: {text}"


def test_club_plays_an_accepted_move_in_twenty_six() -> None:
    plays = club_plays()
    others = {
        position["name"]: plays[position["name"]]
        for position in POSITIONS
        if plays[position["name"]] not in position["accepted"]
    }
    assert len(others) <= 4, others


def test_club_never_plays_a_forbidden_move() -> None:
    plays = club_plays()
    forbidden = {
        position["name"]: plays[position["name"]]
        for position in POSITIONS
        if plays[position["name"]] in position["forbidden"]
    }
    assert not forbidden
