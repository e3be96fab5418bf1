"""Club in positions of Buraco in which a good player would not hesitate."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.agents.protocol import Unhurried
from game.agents.registry import agent_for
from tests.agents.buraco.play import GAME
from tests.agents.buraco.positions import view_of
from tests.agents.positions import positions_of

POSITIONS = positions_of(Path(__file__).parent.parent.parent / "positions" / "buraco.toml")


def club_plays() -> dict[str, str]:
    """What Club plays in each position."""
    club = agent_for(GAME, "club")
    return {
        position["name"]: str(club.decide(view_of(position), Random(1), Unhurried()).action) for position in POSITIONS
    }


def test_there_are_twenty_positions_eight_of_them_about_the_partner() -> None:
    assert len({position["name"] for position in POSITIONS}) == 20
    assert sum(bool(position.get("partner")) for position in POSITIONS) == 8


def test_all_answers_of_the_positions_are_legal() -> None:
    for position in POSITIONS:
        state = GAME.determinize(view_of(position), Random(1))
        for text in (*position["accepted"], *position["forbidden"]):
            assert GAME.refusal(state, GAME.parse(text)) is None, f"{position['name']}: {text}"


def test_club_plays_an_accepted_move_in_seventeen() -> None:
    plays = club_plays()
    accepted = [position["name"] for position in POSITIONS if plays[position["name"]] in position["accepted"]]
    assert len(accepted) >= 17, plays


def test_club_never_plays_a_forbidden_move() -> None:
    plays = club_plays()
    assert [position["name"] for position in POSITIONS if plays[position["name"]] in position["forbidden"]] == []
