"""The lead over a match: from the record alone, drawn above the rounds, and said."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.i18n import use_language
from game.i18n.wording import number_text
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.replay.time.lead import Lead, lead_text
from game.ui.scenes.replay.time.owners import draw_owners
from game.ui.scenes.replay.time.shapes import StandingsShape
from game.ui.scenes.replay.time.zoom import draw_zoom
from tests.ui.pilot import Pilot
from tests.ui.scenes.replay.test_scene import opened, record_of


@pytest.fixture(params=["borako", "baloot", "remik"])
def replay(pilot: Pilot, request: pytest.FixtureRequest) -> ReplayScene:
    use_language("en")
    scene = opened(pilot, record_of(request.param))
    pilot.resize((1280, 720))
    pilot.settle()
    return scene


def lead_of(scene: ReplayScene) -> Lead:
    lead = scene.bar._lead
    assert lead.ready
    return lead


def test_it_is_the_difference_of_the_totals_where_a_round_begins(replay: ReplayScene) -> None:
    lead, playback, own = lead_of(replay), replay.playback, replay.playback.teams[replay.seat]
    sign = -1 if playback.game.fewest_win else 1
    for at in playback.rounds:
        totals = [sign * each for each in playback.still_at(at).state.totals]
        best = max(each for team, each in enumerate(totals) if team != own)
        assert lead.at(at) == totals[own] - best


def test_the_others_see_it_the_other_way_round(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("borako"))
    other = Lead(scene.playback, 1, dict)
    while not other.ready:
        other.work()
    lead = lead_of(scene)
    moments = range(0, scene.playback.last, 7)
    assert all(lead.at(at) == -(other.at(at) or Decimal(0)) for at in moments)
    assert any(lead.at(at) for at in moments), "what lies on the table counts within a round"
    made = {at: parts for at in moments if (parts := lead.parts(at)) is not None}
    assert all(sum(parts) == abs(lead.at(at) or 0) for at, parts in made.items()), "the score and the round in play"


def test_keys_lead_along_it_and_it_says_the_lead(pilot: Pilot, replay: ReplayScene) -> None:
    curve = replay.bar.curve
    replay.group.set_focus(curve)
    for key in (pygame.K_END, pygame.K_PAGEUP, pygame.K_LEFT):
        pilot.key(key)
        assert lead_text(lead_of(replay).at(replay.playback.number)) in curve.spoken


def test_a_click_and_a_drag_lead_to_moments_of_the_match(pilot: Pilot, replay: ReplayScene) -> None:
    curve, last = replay.bar.curve, replay.playback.last
    pilot.press((curve._plot.right - 2, curve.rect.centery))
    assert replay.playback.number >= last - last // 20 - 1
    pilot.move((curve._plot.left + 1, curve.rect.centery), held=True)
    pilot.release((curve._plot.left + 1, curve.rect.centery))
    assert replay.playback.number <= 2


def test_the_pointer_tells_how_the_match_stood(pilot: Pilot, replay: ReplayScene) -> None:
    curve = replay.bar.curve
    pilot.move((curve._plot.left + 1, curve.rect.centery))
    assert lead_text(lead_of(replay).at(curve._moment_at(curve._plot.left + 1))) in curve.tip


@pytest.mark.slow
def test_a_bar_that_holds_everything_has_no_room_for_it(pilot: Pilot, replay: ReplayScene) -> None:
    pilot.resize((960, 600))
    pilot.settle()
    assert not replay.bar.curve.visible


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_who_leads_stands_beside_their_side_and_what_that_is_made_of_below(
    pilot: Pilot, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_language("en")
    scene = opened(pilot, record_of("baloot-finished"))
    pilot.resize(size)
    pilot.settle()
    lead = lead_of(scene)
    at = next(number for number in range(scene.playback.last) if (lead.at(number) or 0) < 0 and lead.parts(number))
    scene.jump(at)
    said, line = list[str](), scene.style.type.line

    def noted(text: str, *rest: Any) -> pygame.Surface:
        said.append(text)
        return line(text, *rest)

    monkeypatch.setattr(scene.style.type, "line", noted)
    scene.bar.curve.paint(pygame.Surface(size), scene.style)
    assert f"They lead {number_text(abs(lead.at(at) or Decimal(0)))}" in said
    assert "You lead" in said
    assert any(text.startswith("Total ") and "Deal" in text for text in said)


def test_where_everybody_plays_alone_each_has_a_line_with_their_name_at_its_end(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(pilot, record_of("remik"))
    pilot.resize((1280, 720))
    pilot.settle()
    curve, playback = scene.bar.curve, scene.playback
    shape = curve._shape
    assert isinstance(shape, StandingsShape)
    assert len(shape.lines()) == len(playback.seats)
    assert sorted(shape.ends()) == sorted(map(float, playback.scores[-1].totals if playback.scores else [0] * 4))
    placed = list[tuple[str, pygame.Rect]]()
    line = scene.style.type.line

    class Noted(pygame.Surface):
        def blit(self, source: Any, dest: Any, *_more: Any) -> pygame.Rect:  # type: ignore[override]
            placed.append((texts.get(id(source), ""), pygame.Rect(dest)))
            return pygame.Rect(dest)

    texts, kept = dict[int, str](), list[pygame.Surface]()

    def noted(text: str, *rest: Any) -> pygame.Surface:
        kept.append(line(text, *rest))
        texts[id(kept[-1])] = text
        return kept[-1]

    monkeypatch.setattr(scene.style.type, "line", noted)
    behind = pygame.Rect(curve._plot.right, curve.rect.top, scene.bar.line.after, curve.rect.height)
    ends = [(each, curve._heights(scene.style, curve._plot)(each)) for each in shape.ends()]
    draw_owners(Noted(scene.size), scene.style, scene.bar.line.names, ends, behind)
    named = [rect for text, rect in placed if text in scene.bar.line.names]
    assert len(named) == len(playback.seats)
    assert all(behind.inflate(2, 6).contains(rect) for rect in named)
    middles = sorted(rect.centery for rect in named)
    assert all(one < other for one, other in pairwise(middles))


def test_somebody_who_is_out_of_the_match_leads_nowhere(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("remik"))
    ended = {scene.playback.rounds[-1]: next(iter(scene.bar._all_ended.values()))._replace(out="out")}
    lead = Lead(scene.playback, scene.seat, lambda: ended)
    while not lead.ready:
        lead.work()
    assert lead.at(scene.playback.last) is None
    assert lead_text(None) == ""


def test_the_cell_of_the_round_that_is_shown_opens_into_all_its_moments(replay: ReplayScene) -> None:
    replay.jump(replay.playback.rounds[-1])
    line, style = replay.bar.line, replay.style
    surface = pygame.Surface(replay.size)
    cell, groove = (
        line.cell(len(replay.playback.rounds) - 1),
        pygame.Rect(line.cell(0).left, 0, line.rounds.row.width, 8),
    )
    assert cell.bottom < line._split
    draw_zoom(surface, style, cell, line._split, groove, line.rect.bottom)
    seen = [
        bool(sum(surface.get_at((x, y))[:3]))
        for x in (groove.left + 4, cell.centerx)
        for y in (cell.bottom, line._split + 1)
    ]
    assert seen == [len(replay.playback.rounds) == 1, True, True, True]


def test_a_lead_of_the_round_alone_says_what_it_is_on_the_table(pilot: Pilot) -> None:
    use_language("en")
    scene = opened(pilot, record_of("borako"))
    lead, scale = lead_of(scene), scene.playback.game.round_scale
    at = next(number for number in range(scene.playback.last) if lead.is_of_round(number))
    scene.jump(at)
    points = abs(lead.at(at) or Decimal(0))
    assert scene.bar.curve._made_of(lead.at(at)) == f"Round {number_text(points * scale)} ÷ {scale}"


def test_where_everybody_has_a_line_the_limit_has_one_and_who_won_is_known(pilot: Pilot) -> None:
    scene = opened(pilot, record_of("remik-two-finished"))
    shape = StandingsShape(scene.playback, scene.seat)
    ends = list(shape.ends())
    assert [ends[place] for place in shape.won] == [min(ends)]
    assert shape.limit
    assert max(ends) >= shape.limit * 0.7
    assert shape.span()[1] >= shape.limit
    assert str(int(shape.limit)) in shape.limit_said
    begun = opened(pilot, record_of("remik"))
    assert not StandingsShape(begun.playback, begun.seat).limit, "nobody is near it"
