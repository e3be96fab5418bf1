"""The replay at the real table: every moment looks the same from wherever it is reached, by mouse and by keyboard."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import dist
from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest

from game.engine import Place
from game.engine.record import read_record
from game.games import GAMES
from game.i18n import use_language
from game.match.resume import replayed
from game.match.saves import played_back
from game.ui.graphics.motion import Pace
from game.ui.scenes.replay import ReplayScene
from game.ui.table.layout.geometry import MIN_INDEX
from tests.ui.pilot import Pilot

_STEERS: Final = ("replay.", "menu", "seat.", "backs.", "did.", "rail.", "round.", "moment", "tools", "said.", "top")
"""The controls that lead through time or to another seat."""
RECORDS: Final = sorted((Path(__file__).parents[3] / "records").glob("*/*.jsonl"))


def record_of(game: str) -> Path:
    return next(path for path in RECORDS if path.stem.startswith(game))


def opened(pilot: Pilot, path: Path) -> ReplayScene:
    scene = ReplayScene(pilot.stage, played_back(GAMES, path.read_bytes()))
    pilot.stage.push(scene)
    pilot.settle()
    return scene


def picture(pilot: Pilot) -> bytes:
    """Return the picture at rest, with the pointer nowhere and nothing focused."""
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    pilot.settle()
    scene.group.set_focus(None)
    pilot.skip(3_000)
    pilot.settle()
    return pygame.image.tobytes(pilot.surface, "RGB")


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if place == 1 else pytest.mark.slow) for place, game in enumerate(GAMES)]
)
def test_a_moment_looks_the_same_forwards_backwards_and_at_once(game: str, pilot: Pilot) -> None:
    scene = opened(pilot, record_of(game))
    random = Random(game)
    number = random.randrange(5, scene.playback.last - 5)
    seen = []
    for before, keys in (
        (number - 2, [pygame.K_RIGHT, pygame.K_RIGHT]),
        (number + 2, [pygame.K_LEFT, pygame.K_LEFT]),
        (number, []),
    ):
        scene.jump(before)
        for key in keys:
            pilot.key(key)
        assert scene.playback.number == number
        seen.append((scene.playback.state_hash(), picture(pilot)))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_neighbouring_moments_look_different(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("baloot"))
    scene.jump(4)
    before = picture(pilot)
    pilot.key(pygame.K_RIGHT)
    assert picture(pilot) != before


def test_keys_lead_by_moves_turns_and_rounds(pilot: Pilot) -> None:
    path = RECORDS[[record.stem for record in RECORDS].index("borako-second-round")]
    playback = opened(pilot, path).playback
    last = playback.last
    for key, there in (
        (pygame.K_END, last),
        (pygame.K_LEFT, last - 1),
        (pygame.K_RIGHT, last),
        (pygame.K_PAGEUP, playback.rounds[1]),
        (pygame.K_PAGEUP, 0),
        (pygame.K_PAGEDOWN, playback.rounds[1]),
        (pygame.K_HOME, 0),
        (pygame.K_LEFT, 0),
    ):
        pilot.key(key)
        assert playback.number == there
    pilot.key(pygame.K_DOWN)
    assert playback.still.actor != playback.still_at(0).actor
    pilot.key(pygame.K_UP)
    assert playback.number == 0


@pytest.mark.slow
def test_the_moments_of_a_round_are_dragged_and_its_rounds_clicked(pilot: Pilot) -> None:
    path = RECORDS[[record.stem for record in RECORDS].index("borako-second-round")]
    playback = opened(pilot, path).playback
    line, second = pilot.where("replay.time"), playback.rounds[1]
    low = pilot.where("moment").centery
    pilot.drag("moment", (line.right - 300, low))
    assert 0 < playback.number < second
    pilot.press((line.right - 1, low))
    pilot.release((line.right - 1, low))
    assert playback.number == second - 1, "the line ends with the round"
    pilot.click("round.2")
    assert playback.number == second
    pilot.press((line.right - 1, low))
    pilot.release((line.right - 1, low))
    assert playback.number == playback.last
    pilot.drag("round.2", (line.left, pilot.where("round.1").centery))
    assert playback.number == 0


def test_rounds_are_distinguished_from_moves(pilot: Pilot) -> None:
    use_language("en")
    path = RECORDS[[record.stem for record in RECORDS].index("borako-second-round")]
    scene = opened(pilot, path)
    scene.jump(scene.playback.rounds[1] + 2)
    count = scene.playback.last - scene.playback.rounds[1]
    assert scene.group.named("time").spoken == f"Round 2 of 2. Move 2 of {count}. Round 2: unfinished"
    assert scene.group.named("words").spoken == f"Round 2 of 2. Move 2 of {count}"


@pytest.mark.slow
def test_clicks_lead_where_keys_do(pilot: Pilot) -> None:
    playback = opened(pilot, record_of("rami")).playback
    for name, there in (("step", 1), ("step", 2), ("step_back", 1), ("round", playback.round(1)), ("round_back", 0)):
        pilot.click(f"replay.{name}")
        assert playback.number == there
    assert "replay.step_back" not in pilot.stage.targets()


@pytest.mark.slow
def test_it_plays_to_the_end_and_then_from_the_beginning(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("baloot"))
    pilot.key(pygame.K_SPACE)
    while scene.running.speed is not Pace.INSTANT:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_PLUS, mod=0, unicode="+", scancode=0))
        pilot.frame()
    for _ in range(200):
        pilot.skip(1_000)
        if scene.playback.number == scene.playback.last:
            break
    assert scene.playback.number == scene.playback.last
    pilot.settle()
    pilot.key(pygame.K_SPACE)
    assert scene.playback.number in (0, 1)
    pilot.key(pygame.K_SPACE)
    pilot.settle()
    stopped = scene.playback.number
    pilot.skip(5_000)
    assert scene.playback.number == stopped


def test_hands_are_as_they_were_seen_or_open(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("borako"))
    others = [Place("hand", seat) for seat in range(4) if seat != scene.seat]
    assert all(set(scene.board.placement[hand]) == {None} for hand in others)
    pilot.click("replay.hands")
    for hand in others:
        assert Counter(scene.board.placement[hand]) == Counter(scene.playback.view(hand.owner or 0).hand)
        lying = [(slot.cx, slot.cy) for slot in scene.board.layout.slots[hand]]
        assert all(dist(one, other) >= MIN_INDEX for one, other in pairwise(lying)), "every index can be read"
    pilot.click("replay.hands")
    assert all(set(scene.board.placement[hand]) == {None} for hand in others)


def test_the_same_moment_is_seen_from_any_seat(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("borako"))
    scene.jump(9)
    state = scene.playback.state_hash()
    pilot.click("seat.2")
    pilot.click("replay.seat")
    turned = pilot.scene
    assert isinstance(turned, ReplayScene)
    pilot.settle()
    assert (turned.seat, turned.playback.number, turned.playback.state_hash()) == (3, 9, state)
    assert Counter(turned.board.placement[Place("hand", 3)]) == Counter(turned.playback.view(3).hand)
    assert set(turned.board.placement[Place("hand", scene.seat)]) == {None}
    pilot.key(pygame.K_LEFT)
    assert turned.playback.number == 8
    assert pilot.stage.names == ("replay",)


def test_nothing_can_be_done_at_the_table(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("borako"))
    before = scene.playback.state_hash()
    for name in [name for name in pilot.stage.targets() if not name.startswith(_STEERS)]:
        pilot.click(name)
    assert (pilot.scene, scene.playback.state_hash(), scene.board.selected) == (scene, before, [])


def test_a_click_plays_on_in_a_match_of_its_own(pilot: Pilot) -> None:
    path = record_of("remik")
    scene = opened(pilot, path)
    scene.jump(6)
    state = scene.playback.state_hash()
    pilot.click("replay.branch")
    assert pilot.scene.name == "table"
    match = pilot.stage.profile.match
    assert match is not None
    assert match.record_path is not None
    assert (match.number, match.state_hash()) == (6, state)
    assert match.close()
    assert replayed(read_record(match.record_path.read_bytes()), GAMES).match.state_hash() == state


@pytest.mark.slow
def test_a_match_that_is_over_is_not_played_on_from_its_end(pilot: Pilot) -> None:
    opened(pilot, next(path for path in RECORDS if path.stem == "remik-two-finished"))
    assert "replay.branch" in pilot.stage.targets()
    pilot.key(pygame.K_END)
    assert "replay.branch" not in pilot.stage.targets()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 600), (3840, 2160)])
def test_nothing_covers_anything_in_small_and_large_windows(pilot: Pilot, size: tuple[int, int]) -> None:
    opened(pilot, record_of("baloot"))
    pilot.resize(size)
    targets = pilot.stage.targets()
    named = [name for name in targets if name.startswith("replay.")]
    for number, name in enumerate(named):
        assert pygame.Rect((0, 0), size).contains(targets[name])
        assert targets[name].collidelist([targets[other] for other in named[number + 1 :]]) < 0
    hand = targets["hand"]
    assert not hand.colliderect(targets["replay.time"])


@pytest.mark.slow
def test_time_runs_to_the_left_in_arabic(pilot: Pilot, arabic: None) -> None:
    playback = opened(pilot, record_of("baloot")).playback
    pilot.key(pygame.K_LEFT)
    assert playback.number == 1
    line = pilot.where("replay.time")
    low = pilot.where("moment").centery
    pilot.press((line.left, low))
    pilot.release((line.left, low))
    assert playback.number == playback.round_of(1)[1]


@pytest.mark.slow
def test_a_record_that_stops_in_the_middle_says_so(pilot: Pilot) -> None:
    raw = record_of("baloot").read_bytes().splitlines(keepends=True)
    damaged = b"".join([*raw[:5], raw[5].replace(b"sum", b"som"), *raw[6:]])
    scene = ReplayScene(pilot.stage, played_back(GAMES, damaged))
    pilot.stage.push(scene)
    pilot.skip(200)
    assert scene.said
    assert scene.playback.last < 5
