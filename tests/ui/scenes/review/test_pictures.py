"""The table of a decision: drawn in the background, with both ways on it, in the points of the match."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.i18n import use_language
from game.match.worker_process import WorkerProcess
from game.review.decisions import choices_of, own_seat
from game.review.deeds import CARD_BACK, Deed, better, done
from game.review.findings import by_weight
from game.review.judging import Judged
from game.review.units import read_back
from game.review.views import ReviewViews
from game.ui.judged.position import Position, PositionScene, position_picture, serve
from game.ui.judged.positions import Positions
from game.ui.judged.signs import Sign
from game.ui.kit import walk
from game.ui.scenes.review.scene import ReviewScene
from game.ui.table.contract.game_table import table_of
from tests.ui.answers import answer_at_once
from tests.ui.pilot import Pilot
from tests.ui.scenes.review import test_scene
from tests.ui.scenes.review.test_scene import instant, opened, record
from tests.ui.shelves import RECORDS

__all__ = ["instant", "record"]
ROOM = (768, 432)


def borako() -> bytes:
    return next(path for path in sorted(RECORDS.glob("borako*.jsonl"))).read_bytes()


def first_add() -> Judged:
    """The first card that somebody added to a meld."""
    playback = read_back(GAMES, borako())
    for number in range(playback.last):
        line = playback.still_at(number + 1).action
        if line is not None and line.text.startswith("add"):
            return Judged(number, 1, (line.text,))
    raise AssertionError("nobody adds a card")


@pytest.fixture
def asked(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[Position]:
    """Pictures are one colour and there at once; what is asked for is noted."""
    heard: list[Position] = []

    def draw(position: Position) -> bytes:
        heard.append(position)
        picture = pygame.Surface(position.room)
        picture.fill("magenta")
        return pygame.image.tobytes(picture, "RGB")

    answer_at_once(monkeypatch, draw)
    pilot.stage.profile.draws_pictures = True
    return heard


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_the_table_of_the_chosen_decision_is_shown_as_soon_as_it_is_drawn(
    pilot: Pilot, record: Path, instant: object, asked: list[Position]
) -> None:
    scene = opened(pilot, record)
    assert [(each.number, each.sign) for each in asked] == [(8, Sign.BAD)]
    assert asked[0].better
    table = shown(scene)
    assert pilot.surface.get_at(table.center)[:3] == (255, 0, 255)
    pilot.key(pygame.K_DOWN)
    pilot.wait(300)
    pilot.key(pygame.K_UP)
    pilot.wait(300)
    assert [each.number for each in asked] == [8, 5], "what was drawn is kept"


def shown(scene: ReviewScene) -> pygame.Rect:
    return next(node.rect for node in walk(scene.tree) if node.name == "table")


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_a_table_that_cannot_be_drawn_is_asked_for_once(
    pilot: Pilot, record: Path, instant: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Position] = []

    answer_at_once(monkeypatch, asked.append)
    pilot.stage.profile.draws_pictures = True
    opened(pilot, record)
    pilot.wait(1_000)
    assert len(asked) == 1


@pytest.mark.slow
def test_a_process_draws_both_ways_and_survives_what_is_no_position(pilot: Pilot) -> None:
    profile, decision = pilot.stage.profile, first_add()
    worker = WorkerProcess("positions", serve, profile.folders, profile.settings, GAMES, borako())
    assert worker.start()
    try:
        assert worker.ask(Position(0, ("nothing of the kind",), (), Sign.GOOD, ROOM), 60.0) is None
        pixels = worker.ask(Position(decision.number, decision.done, (), Sign.GOOD, ROOM), 60.0)
    finally:
        worker.stop()
    assert len(pixels) == ROOM[0] * ROOM[1] * 3


def test_what_was_done_is_drawn_on_the_table(pilot: Pilot) -> None:
    decision, playback = first_add(), read_back(GAMES, borako())

    def picture(done: tuple[str, ...], sign: Sign) -> bytes:
        position = Position(decision.number, done, (), sign, ROOM)
        return pygame.image.tobytes(position_picture(pilot.stage.profile, playback, position), "RGB")

    plain = picture((), Sign.GOOD)
    assert len({plain, picture(decision.done, Sign.GOOD), picture(decision.done, Sign.BAD)}) == 3


def test_the_meld_that_a_card_joined_is_shown_with_it() -> None:
    decision, playback = first_add(), read_back(GAMES, borako())
    deed = done(playback, table_of("borako").placement, decision)
    assert decision.done[0].split()[1] == deed.cards
    assert len(deed.onto.split()) >= 3


def test_turns_are_those_of_the_player_in_the_round() -> None:
    use_language("en")
    playback = read_back(GAMES, borako())
    begins = [
        number
        for number in range(playback.last)
        if (still := playback.still_at(number)).actor == 0
        and (not number or still.deals or playback.still_at(number - 1).actor != 0)
    ]
    second = next(number for number in begins[1:] if playback.still_at(number).state.round == 1)
    views = ReviewViews(playback, table_of("borako").placement)
    done = [playback.still_at(number + 1).action for number in (begins[0], second)]
    turns = [
        views.decision(Judged(number, 1, (line.text,))).turn
        for number, line in zip((begins[0], second), done, strict=True)
        if line is not None
    ]
    assert turns == [1, 2]


def test_a_large_picture_comes_in_frame_by_frame(pilot: Pilot, asked: list[Position]) -> None:
    positions, large = Positions(pilot.stage.profile, b""), Position(1, (), (), Sign.GOOD, (1000, 700))
    assert positions.want(large) is None
    assert positions.update() is False
    frames = 0
    while not positions.update():
        frames += 1
        assert positions.want(large) is None
        assert positions.wake_after() is not None
    assert frames == 3
    picture = positions.want(large)
    assert picture is not None
    assert {tuple(picture.get_at((x, y)))[:3] for x in (0, 999) for y in (0, 299, 300, 699)} == {(255, 0, 255)}
    assert positions.wake_after() is None
    assert asked == [large]


@pytest.mark.slow
def test_where_nothing_mattered_all_decisions_are_listed(
    pilot: Pilot, record: Path, instant: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_scene, "COSTS", {})
    scene = opened(pilot, record)
    assert scene.view is not None
    assert scene.listed
    assert scene.listed == scene.view.decisions


def test_a_card_that_is_drawn_is_no_part_of_the_decision() -> None:
    use_language("en")
    playback = read_back(GAMES, borako())
    number = next(
        number
        for number in range(playback.last)
        if (still := playback.still_at(number)).actor == 0 and "draw" in map(str, playback.game.actions(still.state))
    )
    both = Judged(number, 1, ("draw",), ("draw",), 1.0)
    deed = better(playback, table_of("borako").placement, both)
    assert deed == Deed("A strong player draws a card.", CARD_BACK)


def test_gains_come_after_all_costs() -> None:
    costs = (2.0, -9.0, 7.0, 0.1, -3.0)
    found = [Judged(number, 1, ("x",), ("y",), cost, 0.5) for number, cost in enumerate(costs)]
    assert [each.cost for each in by_weight(found)] == [7.0, 2.0, -9.0, -3.0]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["borako", "baloot", "remik"])
def test_the_melds_of_both_ways_are_side_by_side_within_their_tray(game: str, pilot: Pilot) -> None:
    raw = next(path for path in sorted(RECORDS.glob(f"{game}*.jsonl"))).read_bytes()
    playback = read_back(GAMES, raw)
    for choice in list(choices_of(playback, own_seat(playback)))[:24]:
        state = playback.still_at(choice.number).state
        others = [str(action) for action in playback.game.actions(state)]
        position = Position(choice.number, tuple(others[:1]), tuple(others[-1:]), Sign.BAD, ROOM)
        scene = PositionScene(pilot.stage, read_back(GAMES, raw), position)
        pilot.stage.push(scene)
        pilot.settle()
        assert scene.drawn is not None
        lying = [ghosts.box for ghosts in scene.drawn.ghosts]
        assert all(pygame.Rect(0, 0, *pilot.stage.size).contains(place) for place in lying)
        if len(lying) == 2 and others[0] != others[-1]:
            assert abs(lying[0].left - lying[1].left) >= lying[0].width // 2 or not lying[0].colliderect(lying[1])
        pilot.stage.pop()
