"""The list of moves beside a replay: every one is told, the moment shown is chosen, and any of them leads there."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pygame
import pytest

from game.engine import Place
from game.games.baloot.rules.events import ProjectBeaten
from game.i18n import use_language
from game.i18n.phrases import captions_of
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.key_moments import ended_rounds
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
    row = scene.moves.list.chosen
    assert row is not None
    return scene.moves._moves[row].number


def test_a_row_leads_to_its_moment_by_mouse_and_by_keyboard(pilot: Pilot, replay: ReplayScene) -> None:
    assert chosen(replay) == replay.playback.number == 12
    row = replay.moves.list.chosen or 0
    pilot.click(f"replay.moves.{row + 2}")
    assert replay.playback.number == replay.moves._moves[row + 2].number > 12
    replay.moves.list.focused = True
    pilot.key(pygame.K_UP)
    assert replay.playback.number == replay.moves._moves[row + 1].number
    replay.group.set_focus(None)
    pilot.key(pygame.K_LEFT)
    assert chosen(replay) == replay.playback.number == replay.moves._moves[row].number


def test_whoever_listens_hears_the_move_with_its_cards(replay: ReplayScene) -> None:
    rows = [(move, replay.moves._read(row)) for row, move in enumerate(replay.moves._moves)]
    assert "deal" in rows[0][1]
    shown = [said for move, said in rows if 0 < len(move.cards.split()) < 5]
    assert shown
    assert all(" of " in said or "joker" in said.casefold() for said in shown)
    named = [said for move, said in rows if move.named]
    assert named
    assert not any(said.count(" of ") > 1 for said in named)


@pytest.mark.slow
def test_cards_that_were_not_seen_are_told_only_with_open_hands(pilot: Pilot, replay: ReplayScene) -> None:
    drawn = [place for place, move in enumerate(replay.moves._moves) if "draws" in move.text]
    assert drawn
    assert not any(replay.moves._moves[place].cards for place in drawn)
    pilot.click("replay.hands")
    assert all(replay.moves._moves[place].cards for place in drawn)


@pytest.mark.slow
def test_what_the_list_tells_is_not_marked_on_the_table_besides(pilot: Pilot, replay: ReplayScene) -> None:
    assert not replay.lap_marks.lap.steps
    assert replay.strip is None
    assert not any(name.startswith(STRIP) for name in replay.board.layout.zones)
    assert Place("discards") in replay.board.layout.slots
    pilot.resize((960, 600))
    pilot.settle()
    assert not replay.moves.listed
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


def test_moves_of_a_trick_stand_below_its_heading_which_says_whose_it_was(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("baloot-finished"))
    pilot.resize(WIDE)
    scene.jump(12)
    rows = scene.moves._moves
    headings = [row for row, move in enumerate(rows) if move.heading]
    assert [rows[row].heading for row in headings] == [f"Trick {number + 1}" for number in range(len(headings))]
    assert headings
    first = headings[0]
    assert "the trick" in rows[first].text
    assert all(" of " in move.text for move in rows[first + 1 : first + 5] if move.cards)
    assert not any("wins the trick" in move.text for move in rows if not move.heading)
    before = rows[first].told
    scene.jump(before)
    assert scene.moves._read(first).startswith("Trick 1. ")
    assert "the trick" in scene.moves._read(first)
    scene.jump(before - 1)
    assert scene.moves._read(first) == "Trick 1."


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
    number = next(number for number in range(playback.last) if playback.still_at(number).lying)
    (won,) = playback.still_at(number).lying
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
    (won,) = playback.still_at(over).lying
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


def test_a_project_that_yours_beats_is_told_as_yours() -> None:
    use_language("en")
    beaten = ProjectBeaten(1, kind="sira", by=0, better="fifty")
    captions = captions_of("baloot")
    assert "you have the best project" in captions.caption(beaten, "Layla", own=False, names=["Amina"], you=0)
    assert "Amina has the best project" in captions.caption(beaten, "Layla", own=False, names=["Amina"], you=2)


def test_the_time_line_marks_how_rounds_ended_and_what_they_are_told_by(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("baloot-finished"))
    pilot.resize(WIDE)
    playback, line = scene.playback, scene.bar.line
    scene.jump(0)
    assert all(ended is not None and ended.result for ended in line.rounds.ended), "no round is without a word"
    won = [place for place, ended in enumerate(line.rounds.ended) if ended is not None and ended.place is not None]
    assert len(won) == len([score for score in playback.scores if len(set(score.points)) > 1])
    first = won[0]
    ended = line.rounds.ended[first]
    assert ended is not None
    assert ended.result.startswith("+"), "whose mark stands before it has so many more"
    line.point(line.cell(first).center)
    assert line.tip == ended.told
    assert line.explained == line.cell(first)
    key = next(key for key in line._keys if not key.trick)
    line.point((line._x_of(key.number), line.rect.bottom - 1))
    assert line.tip == key.text
    scene.jump(key.number)
    assert key.text.removesuffix(".") in line.spoken
    assert sum(key.trick for key in line._keys) >= 6


@pytest.mark.parametrize("game", ["borako-second-round", "baloot-finished"])
def test_the_rounds_of_the_time_line_add_up_to_where_the_match_stands(game: str, pilot: Pilot) -> None:
    use_language("en")
    playback = opened(pilot, record_of(game)).playback
    won = [ended for ended in ended_rounds(playback, 0).values() if ended.place is not None]
    us, them = playback.scores[-1].totals
    assert won
    assert sum(Decimal(ended.result) * (-1 if ended.place else 1) for ended in won) == us - them


def test_a_turn_of_a_game_of_tricks_is_a_trick(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("baloot-finished"))
    playback = scene.playback
    number = next(number for number in range(playback.last) if playback.still_at(number).lying)
    playback.go(number)
    following = playback.turn(1)
    assert playback.still_at(following).lying
    assert following == number + 4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["baloot-finished", "remik"])
def test_a_high_window_lists_ten_moves(game: str, pilot: Pilot) -> None:
    scene = opened(pilot, record_of(game))
    pilot.resize((900, 1600))
    scene.jump(30)
    pilot.settle()
    assert len(scene.moves.list.in_sight) >= 10
    places = [each.rect for each in scene._beside.widgets]
    assert not any(place.collidelist(places[number + 1 :]) >= 0 for number, place in enumerate(places))
    assert not any(place.colliderect(scene.moves.list.rect) for place in places)
