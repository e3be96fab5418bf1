"""The list of moves next to a replay: it has every move, the moment shown is chosen, and any of them leads there."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine import Place
from game.families.tricks.rules.events import ProjectBeaten
from game.i18n import use_language
from game.i18n.phrases import captions_of
from game.ui.kit import spoken
from game.ui.scenes.replay import ReplayScene
from game.ui.table.melds.strip import STRIP
from game.ui.table.melds.trays import MeldTrays
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of

WIDE = (1280, 720)


@pytest.fixture
def replay(pilot: Pilot) -> ReplayScene:
    use_language("en")
    scene = opened(pilot, record_of("borako"))
    pilot.resize(WIDE)
    scene.jump(12)
    pilot.settle()
    return scene


def chosen(scene: ReplayScene) -> int:
    row = scene.lists.moves.chosen
    assert row is not None
    return scene.lists.rows[row].number


def test_a_row_leads_to_its_moment_by_mouse_and_by_keyboard(pilot: Pilot, replay: ReplayScene) -> None:
    assert chosen(replay) == replay.playback.number == 12
    row = replay.lists.moves.chosen or 0
    pilot.click(f"replay.moves.{row + 2}")
    assert replay.playback.number == replay.lists.rows[row + 2].number > 12
    replay.lists.moves.focused = True
    pilot.key(pygame.K_UP)
    assert replay.playback.number == replay.lists.rows[row + 1].number
    replay.group.set_focus(None)
    pilot.key(pygame.K_LEFT)
    assert chosen(replay) == replay.playback.number == replay.lists.rows[row].number


def test_a_player_who_listens_hears_the_move_with_its_cards(replay: ReplayScene) -> None:
    rows = [(move, spoken(replay.lists.moves.compose_row(row))) for row, move in enumerate(replay.lists.rows)]
    assert "deal" in rows[0][1]
    shown = [heard for move, heard in rows if 0 < len(move.cards.split()) < 5]
    assert shown
    assert all(" of " in heard or "joker" in heard.casefold() for heard in shown)
    assert not any(heard.count(" of ") > 1 for move, heard in rows if move.named and len(move.cards.split()) == 1)


def test_a_heading_says_who_won_the_trick_as_soon_as_that_is_seen(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("baloot-finished"))
    pilot.resize(WIDE)
    scene.jump(12)
    row, move = next((row, move) for row, move in enumerate(scene.lists.rows) if move.heading)
    for number, expected in ((move.known_from, f"Trick 1. {move.text}"), (move.known_from - 1, "Trick 1")):
        scene.jump(number)
        assert spoken(scene.lists.moves.compose_row(row)) == expected


@pytest.mark.slow
def test_what_the_list_tells_is_not_marked_on_the_table_besides(pilot: Pilot, replay: ReplayScene) -> None:
    assert not replay.lap_marks.lap.steps
    assert replay.strip is None
    assert not any(name.startswith(STRIP) for name in replay.board.layout.zones)
    assert Place("discards") in replay.board.layout.slots
    pilot.resize((960, 600))
    pilot.settle()
    assert replay.lists.moves not in replay.group.widgets
    assert replay.lap_marks.lap.steps, "without a list the marks tell what the others did"


def test_the_prompt_says_what_was_done_last_with_its_card(replay: ReplayScene) -> None:
    playback = replay.playback
    number = next(
        number
        for number in range(1, playback.last)
        if (action := playback.still_at(number).action) is not None and action.text.startswith("discard")
    )
    replay.jump(number)
    done = replay.panels.facts.done
    action = playback.still_at(number).action
    assert done is not None
    assert action is not None
    assert done.seat == action.seat
    assert "discard" in done.text
    assert " of " in done.text or "joker" in done.text
    assert replay.panels.facts.prompt == done.text
    assert len(done.cards.split()) == 1, "it is shown besides, as with every move"


@pytest.mark.slow
def test_nobody_is_asked_for_a_card(pilot: Pilot, replay: ReplayScene) -> None:
    trays = next(each for each in replay.components if isinstance(each, MeldTrays))
    moments = [number for number in range(replay.playback.last) if replay.playback.still_at(number).actor == 0]
    asked = []
    for number in moments[:12]:
        replay.jump(number)
        pilot.settle()
        asked.append(trays.facts.ending)
        assert trays.contents()["discards"][1][2] == ""  # type: ignore[index]
    assert any(asked)


def test_a_trick_lies_on_the_table_until_the_next_card(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("baloot-finished"))
    pilot.resize(WIDE)
    playback = scene.playback
    number = next(number for number in range(playback.last) if playback.still_at(number).held_back)
    (won,) = playback.still_at(number).held_back
    assert won.source is not None
    assert won.target is not None
    scene.jump(number - 1)
    pilot.key(pygame.K_RIGHT)
    pilot.settle()
    assert [sprite.face for sprite in scene.board.pool.at(won.source)] == list(won.cards)
    heap = len(scene.board.pool.at(won.target))
    pilot.key(pygame.K_RIGHT)
    pilot.settle()
    assert len(scene.board.pool.at(won.target)) == heap + len(won.cards)


def test_the_last_trick_of_a_deal_lies_on_the_table_as_well(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("baloot-finished"))
    pilot.resize(WIDE)
    playback = scene.playback
    over = playback.rounds[1] - 1
    (won,) = playback.still_at(over).held_back
    assert won.source is not None
    scene.jump(over)
    pilot.settle()
    assert [sprite.face for sprite in scene.board.pool.at(won.source)] == list(won.cards)
    pilot.key(pygame.K_RIGHT)
    pilot.settle()
    assert not scene.board.pool.at(won.source)


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
@pytest.mark.parametrize("game", ["borako", "rami", "remik"])
def test_no_empty_tray_asks_for_cards(game: str, pilot: Pilot) -> None:
    scene = opened(pilot, record_of(game))
    assert not scene.invites
    before = pygame.image.tobytes(pilot.surface, "RGB")
    for each in scene.components:
        if isinstance(each, MeldTrays):
            each.facts = replace(each.facts, trays=tuple(replace(tray, hint="") for tray in each.facts.trays))
    scene.damage.everything(scene.size)
    pilot.settle()
    assert pygame.image.tobytes(pilot.surface, "RGB") == before


def test_a_project_that_yours_beats_is_shown_as_yours() -> None:
    use_language("en")
    beaten = ProjectBeaten(1, kind="sira", by=0, better="fifty")
    captions = captions_of("baloot")
    assert "you have the best project" in captions.caption(beaten, "Layla", own=False, names=["Amina"], you=0)
    assert "Amina has the best project" in captions.caption(beaten, "Layla", own=False, names=["Amina"], you=2)


def test_a_turn_of_a_game_of_tricks_is_a_trick(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("baloot-finished"))
    playback = scene.playback
    number = next(number for number in range(playback.last) if playback.still_at(number).held_back)
    playback.go(number)
    following = playback.turn(1)
    assert playback.still_at(following).held_back
    assert following == number + 4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["baloot-finished", "remik"])
def test_a_high_window_lists_ten_moves(game: str, pilot: Pilot) -> None:
    scene = opened(pilot, record_of(game))
    pilot.resize((900, 1600))
    scene.jump(30)
    pilot.settle()
    assert len(scene.lists.moves.in_sight) >= 10
