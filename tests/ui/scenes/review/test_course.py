"""The bars of a review: every decision is a block of its turn, and what is said of all is what their sum says."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pygame
import pytest

from game.engine import Place
from game.games import GAMES
from game.i18n import use_language
from game.review.findings import RoundReview, review_in
from game.review.judging import Judged
from game.review.units import read_back
from game.ui.judged.signs import Sign
from game.ui.judged.verdicts import Grade, Points, Summary, summary_of, verdict_text
from game.ui.scenes.review.account import account_parts
from game.ui.scenes.review.course import Course
from game.ui.scenes.review.deeds import Deeds
from game.ui.scenes.review.table.position import Position, PositionScene
from game.ui.scenes.review.telling import position_of
from game.ui.scenes.review.turns import Block, TurnWorth
from game.ui.table.layout.zone import Zone
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot

ROOM = pygame.Rect(20, 20, 700, 240)
TURNS = [
    TurnWorth(1, "", (Block(3, Decimal(0), None, chosen=False),)),
    TurnWorth(
        2,
        "−18",
        (
            Block(5, Decimal(-15), Grade.BLUNDER, chosen=True),
            Block(6, Decimal(-7), Grade.MISTAKE, chosen=False),
            Block(7, Decimal(4), None, chosen=False),
        ),
    ),
    TurnWorth(3),
]


@pytest.fixture
def course(pilot: Pilot) -> tuple[Course, list[int]]:
    """Shown, with the numbers that were chosen."""
    chosen: list[int] = []
    course = Course("course", chosen.append)
    course.place(ROOM)
    course.show(Summary("Costly play", False, "told", "told", "−18"), TURNS)
    course.paint(pilot.surface, pilot.stage.style)
    return course, chosen


def click(course: Course, place: tuple[int, int]) -> None:
    course.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))


def test_a_click_chooses_the_decision_under_it(course: tuple[Course, list[int]]) -> None:
    bars, chosen = course
    for _block, rect in bars._drawn:
        click(bars, rect.center)
    assert chosen == [3, 5, 6, 7]


def test_a_click_beside_the_blocks_chooses_what_weighs_most_in_its_turn(course: tuple[Course, list[int]]) -> None:
    bars, chosen = course
    click(bars, (bars._field.centerx, bars._field.bottom))
    click(bars, (bars._field.right - 5, bars._field.centery))
    assert chosen == [5], "in the last turn there was nothing to decide"


def test_arrows_go_from_decision_to_decision(course: tuple[Course, list[int]]) -> None:
    bars, chosen = course
    for key in (pygame.K_LEFT, pygame.K_RIGHT):
        bars.handle(pygame.Event(pygame.KEYDOWN, key=key))
    assert chosen == [3, 6]


def test_costs_lie_below_the_line_gains_above_it_and_none_on_another(course: tuple[Course, list[int]]) -> None:
    drawn = {block.number: rect for block, rect in course[0]._drawn}
    assert drawn[7].bottom <= drawn[5].top < drawn[5].bottom <= drawn[6].top
    assert drawn[5].height > drawn[6].height > drawn[7].height


def test_what_a_turn_gained_and_cost_is_told_at_once_whichever_is_chosen(pilot: Pilot) -> None:
    style = pilot.stage.style
    for chosen in (True, False):
        blocks = [replace(block, chosen=block.chosen and chosen) for block in TURNS[1].blocks]
        figures = list(Course._figures(style, [(block, pygame.Rect(0, 0, 9, 9)) for block in blocks]))
        assert [figure.points for figure in figures] == [4, -22]
        assert [figure.chosen for figure in figures] == [chosen, chosen]
        assert figures[1].colour == style.theme.blunder


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "ar"), ((1920, 1080), "en"), ((3840, 2160), "en")])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_bar_has_its_figure_on_the_side_of_its_sign(
    pilot: Pilot, game: str, size: tuple[int, int], language: str
) -> None:
    use_language(language)
    raw, points, style = reviewed(game, "a")[0], Points(GAMES[game]), replace(pilot.stage.style, scale=size[1] / 1080)
    course = Course("course", lambda _number: None)
    course.place(pygame.Rect(0, 0, style.px(633), style.px(240)))
    review = gone_over(game)
    course.show(summary_of(review, points), Deeds(read_back(GAMES, raw)).course(review, dearest(game), points))
    course.paint(pygame.Surface(course.rect.size), style)
    bars = [[(block, rect) for block, rect in course._drawn if block in turn.blocks] for turn in course._turns]
    figures = [figure for bar in bars for figure in course._figures(style, bar)]
    placed = course._told(style, bars)
    assert len(placed) == len(figures)
    (line,) = {rect.bottom for bar in bars for block, rect in bar if not block.points} or {0}
    assert all((place.bottom <= line) == (figure.points > 0) for figure, _size, place in placed)


def gone_over(game: str) -> RoundReview:
    review = review_in(reviewed(game, "a")[1].text)
    assert review is not None
    return review


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_sum_beside_the_verdict_is_that_of_the_account(game: str) -> None:
    use_language("en")
    review, points = gone_over(game), Points(GAMES[game])
    account = {part.label: part.said for part in account_parts(review, points)}
    assert told(summary_of(review, points).total) == told(account["Your decisions"])
    assert len({"." in said for said in account.values() if told(said)}) == 1, "all with tenths or none"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_blocks_are_all_decisions_and_one_is_chosen(game: str) -> None:
    raw, _kept = reviewed(game, "a")
    review, playback = gone_over(game), read_back(GAMES, raw)
    turns = Deeds(playback).course(review, review.decisions[1], Points(GAMES[game]))
    blocks = [block for turn in turns for block in turn.blocks]
    assert [block.number for block in blocks] == [each.number for each in review.decisions]
    assert [block.chosen for block in blocks].count(True) == 1


def told(text: str) -> Decimal:
    return Decimal(text.replace("−", "-"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whoever_adds_up_what_is_shown_comes_to_the_totals(game: str) -> None:
    use_language("en")
    review, points = gone_over(game), Points(GAMES[game])
    raw, _kept = reviewed(game, "a")
    summary = summary_of(review, points)
    turns = Deeds(read_back(GAMES, raw)).course(review, None, points)
    gift, play, rest, lead = (told(part.said) for part in account_parts(review, points))
    assert gift + play + rest == lead
    assert sum(told(turn.said) for turn in turns if turn.said) == play
    listed = [
        told(text.rpartition(" ")[2]) * (-1 if each.is_dear else 1)
        for each in review.decisions
        if each.is_clear
        for text in (verdict_text(each, points),)
    ]
    assert sum(listed) == play
    given = -sum(each for each in listed if each < 0)
    assert f"{given} points given away" in summary.told or not given
    figures = [part.begin + part.points for part in account_parts(review, points)]
    assert figures[2] == pytest.approx(figures[3]), "the bars end at the result"


def dearest(game: str) -> Judged:
    return max(gone_over(game).decisions, key=lambda each: each.cost)


def shown(pilot: Pilot, game: str, decision: Judged) -> PositionScene:
    """The table of a decision."""
    position = position_of(decision, (960, 600))
    assert position is not None
    scene = PositionScene(pilot.stage, read_back(GAMES, reviewed(game, "a")[0]), position)
    pilot.stage.push(scene)
    pilot.settle()
    return scene


@pytest.mark.slow
@pytest.mark.parametrize(("game", "marked"), [("rami", ["9S", "8H"]), ("borako", ["3C", "3D"])])
def test_cards_of_the_hand_that_the_reason_names_are_marked(pilot: Pilot, game: str, marked: list[str]) -> None:
    """In Borako it names one of the pile: marked are those of the hand with which it is a meld."""
    decision = dearest(game)
    named = tuple(str(dict(decision.params)["cards"]).split())
    position = Position(decision.number, decision.done, decision.better, Sign.BAD, (960, 600), named)
    scene = PositionScene(pilot.stage, read_back(GAMES, reviewed(game, "a")[0]), position)
    pilot.stage.push(scene)
    pilot.settle()
    assert scene.drawn is not None
    assert sorted(str(sprite.face) for sprite in scene.drawn.named) == sorted(marked)
    pilot.stage.pop()


@pytest.mark.slow
def test_all_cards_that_a_way_takes_from_the_pile_are_framed_together(pilot: Pilot) -> None:
    scene = shown(pilot, "borako", dearest("borako"))
    swept = next(way for way in scene.ways if way.sign is Sign.GOOD and way.taken)
    assert list(map(str, swept.taken)) == ["8S", "TH", "6D", "3D"]
    assert scene.drawn is not None
    (frame,) = [rect for rect, sign in scene.drawn.framed if sign is Sign.GOOD]
    assert all(frame.contains(sprite.slot.rect) for sprite in scene.board.pool.at(Place("discards")))
    pilot.stage.pop()


@pytest.mark.slow
def test_the_meld_that_the_reason_names_is_marked(pilot: Pilot) -> None:
    scene = shown(pilot, "buraco", dearest("buraco"))
    assert scene.drawn is not None
    (meld,) = [rect for rect, sign in scene.drawn.framed if sign is Sign.EVEN]
    held = [sprite for sprites in scene.board.pool.places.values() for sprite in sprites]
    lying = [sprite for sprite in held if meld.contains(sprite.slot.rect)]
    assert len(lying) == 5
    pilot.stage.pop()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rami", "borako"])
def test_the_hand_in_the_picture_has_the_room_behind_its_plate(pilot: Pilot, game: str) -> None:
    decision = dearest(game)
    position = Position(decision.number, decision.done, decision.better, Sign.BAD, (960, 600))
    scene = PositionScene(pilot.stage, read_back(GAMES, reviewed(game, "a")[0]), position)
    pilot.stage.push(scene)
    pilot.settle()
    layout = scene.board.layout
    held = [slot.rect for slot in layout.slots[Place("hand", scene.seat)]]
    moved = [each for way in scene.ways for each in way.moved]
    landings = zip(moved, layout.landings, strict=True)
    held += [slot.rect for each, slots in landings if each.landing.place == scene.board.own for slot in slots]
    plate = layout.zones[Zone("seat", scene.seat)]
    assert min(rect.x for rect in held) >= plate.right
    assert max(rect.right for rect in held) <= pilot.surface.get_width()
    assert min(rect.y for rect in held) > layout.zones[Zone("felt")].bottom
    assert max(rect.right for rect in held) - min(rect.x for rect in held) > 0.75 * (
        pilot.surface.get_width() - plate.right
    )
    pilot.stage.pop()
