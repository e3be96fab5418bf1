"""Where the better way only begins a turn, its steps are listed, and stand with their numbers on the table."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.cards import parse_faces
from game.games import GAMES
from game.i18n import use_language
from game.i18n.languages import LANGUAGES
from game.i18n.phrases import captions_of
from game.review.judging import Judged
from game.review.units import read_back
from game.ui.judged.deeds import Step, done, meld_ranks, steps, ways
from game.ui.judged.signs import Sign
from game.ui.judged.table.arrows import Leads, arrows_of
from game.ui.scenes.review.chosen import ChosenDecision
from game.ui.scenes.review.deeds import Deeds
from game.ui.scenes.review.plan_strip import PlanStrip
from game.ui.scenes.review.telling import told_of_decision
from game.ui.scenes.review.words import decision_words
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot
from tests.ui.scenes.review.test_course import dearest, gone_over, shown

EVERY_LANGUAGE = pytest.mark.parametrize("language", [language.code for language in LANGUAGES])


def steps_of(game: str, decision: Judged) -> list[Step]:
    return steps(read_back(GAMES, reviewed(game, "a")[0]), decision)


def planned(game: str) -> list[Judged]:
    return [each for each in gone_over(game).decisions if each.plan]


def test_every_step_has_its_word_its_cards_and_the_meld_that_they_join() -> None:
    use_language("en")
    found = [(step.word, step.deed.cards, step.deed.onto) for step in steps_of("remik", dearest("remik"))]
    assert found == [
        ("Get the joker", "6C", "5C JK 7C"),
        ("Lay", "5H 5C JK", ""),
        ("Add", "2D", "3D 4D 5D"),
        ("Discard", "KS", ""),
        ("Go out", "", ""),
    ]


def test_there_are_none_where_the_better_way_ends_the_turn() -> None:
    assert steps_of("rami", dearest("rami")) == []
    assert steps_of("baloot", dearest("baloot")) == []


@EVERY_LANGUAGE
def test_every_step_has_a_word_in_every_language(language: str) -> None:
    use_language(language)
    for game in sorted(GAMES):
        for decision in planned(game):
            found = steps_of(game, decision)
            assert len(found) >= 2
            assert all(step.word for step in found)
        assert all("{" not in message.said() for message in captions_of(game).steps.values())


@pytest.mark.parametrize("game", ["borako", "remik"])
def test_the_whole_turn_stands_in_the_box_of_the_better_way(pilot: Pilot, game: str) -> None:
    use_language("en")
    playback, decision, style = read_back(GAMES, reviewed(game, "a")[0]), dearest(game), pilot.stage.style
    told = told_of_decision(playback, Deeds(playback), decision, style.theme)
    merged = ChosenDecision(style, pygame.Rect(0, 0, style.px(1040), style.px(780)), decision, told)
    apart = ChosenDecision(style, pygame.Rect(0, 0, style.px(420), style.px(780)), decision, told)
    assert merged._merged
    assert len(merged._boxes) == 1
    assert not apart._merged
    assert len(apart._boxes) == 2


def test_whoever_listens_hears_them_all() -> None:
    use_language("en")
    decision, playback = dearest("remik"), read_back(GAMES, reviewed("remik", "a")[0])
    found = steps(playback, decision)
    told = decision_words(playback, decision, done(playback, decision), found[0].deed, [], found)
    assert told.count("A strong player") == len(found) + 1, "the last is told of what it is worth"
    assert "A strong player goes out." in told


@EVERY_LANGUAGE
@pytest.mark.parametrize("width", [420, 700, 1100])
@pytest.mark.parametrize("wraps", [False, True])
def test_steps_stay_within_their_strip_or_are_left_out(pilot: Pilot, language: str, width: int, *, wraps: bool) -> None:
    use_language(language)
    style = replace(pilot.stage.style, scale=width / 1400)
    for decision in planned("remik"):
        strip = PlanStrip(style, steps_of("remik", decision), width, wraps=wraps)
        surface = pygame.Surface((width + 200, 300))
        strip.paint(surface, pygame.Rect(0, 100, width, strip.height))
        drawn = surface.get_bounding_rect() if strip.height else pygame.Rect(0, 0, 0, 0)
        mask = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
        mask.invert()
        boxes = mask.get_bounding_rects()
        assert all(pygame.Rect(0, 100, width, strip.height).contains(box) for box in boxes), drawn
        assert bool(boxes) == bool(strip.height)


def test_steps_of_two_lines_are_parted_where_both_are_short(pilot: Pilot) -> None:
    use_language("en")
    strip = PlanStrip(pilot.stage.style, steps_of("remik", dearest("remik")), 10_000, wraps=True)
    parted = strip._halved(20, 5)
    others = (replace(parted, lines=[range(first), range(first, 5)]) for first in range(1, 5))
    assert strip._longest(parted) == min(map(strip._longest, others))


@pytest.mark.slow
def test_every_step_has_its_number_where_its_cards_lie_and_where_it_ends_and_no_arrow(pilot: Pilot) -> None:
    scene = shown(pilot, "remik", dearest("remik"))
    assert scene.drawn is not None
    assert sorted(way.step for way in scene.ways) == [0, 1, 2, 3, 4]
    numbers = [mark.step for marks in scene.drawn.marks.marks.values() for mark in marks if mark.sign is Sign.GOOD]
    assert sorted(numbers) == [1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert not scene.drawn.trails
    ringed = {str(sprite.face): signs for sprite, signs in scene.drawn.held.items() if signs}
    assert {face for face, signs in ringed.items() if Sign.GOOD in signs} == {"5C", "6C", "5H", "2D", "KS"}, "all alike"
    assert [face for face, signs in ringed.items() if Sign.BAD in signs] == ["5C"], "what was done"
    (laid,) = [ghosts for ghosts in scene.drawn.ghosts if len(ghosts.faces) == 3]
    assert list(map(str, laid.faces)) == ["5H", "5C", "JK"]
    (joker,) = [
        sprite
        for place, lying in scene.board.pool.places.items()
        for sprite in lying
        if place.zone == "meld"
        and str(sprite.face) == "JK"
        and [str(each.face) for each in lying] == ["5C", "JK", "7C"]
    ]
    index = pygame.Rect(joker.slot.rect)
    index.height //= 3
    assert index.collidelist(scene.drawn.marks.boxes) < 0, "what is taken is to be read"
    pilot.stage.pop()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["borako", "remik", "buraco"])
def test_no_number_hides_another(pilot: Pilot, game: str) -> None:
    for decision in planned(game):
        scene = shown(pilot, game, decision)
        assert scene.drawn is not None
        counted = sum(bool(step.deed.cards) for step in steps_of(game, decision))
        assert {way.step for way in scene.ways} - {0} == set(range(1, counted + 1)), "as they are listed"
        boxes = scene.drawn.marks.boxes
        assert all(box.collidelist(boxes[place + 1 :]) < 0 for place, box in enumerate(boxes)), decision.number
        pilot.stage.pop()


@pytest.mark.slow
def test_no_arrow_winds_between_melds_but_signs_stand_at_both_ends(pilot: Pilot) -> None:
    """In Buraco a row of them lies between hand and pile."""
    scene = shown(pilot, "buraco", dearest("buraco"))
    assert scene.drawn is not None
    assert not scene.drawn.trails
    signs = [mark.sign for marks in scene.drawn.marks.marks.values() for mark in marks]
    assert sorted(signs, key=lambda sign: sign.value) == [Sign.GOOD, Sign.GOOD, Sign.BAD]
    pilot.stage.pop()


def test_arrows_that_would_cross_are_left_out_the_longest_first(pilot: Pilot) -> None:
    window = pygame.Rect(0, 0, 800, 600)

    def leads(begin: int, end: int) -> Leads:
        return Leads(Sign.GOOD, [pygame.Rect(begin, 500, 40, 60)], [pygame.Rect(end, 60, 40, 60)])

    def kept(*ways: Leads, lying: tuple[pygame.Rect, ...] = ()) -> list[Leads]:
        return [arrow.leads for arrow in arrows_of(pilot.stage.style, ways, [], lying, window)]

    beside, other, across = leads(100, 120), leads(600, 640), leads(700, 20)
    assert kept(beside, other) == [beside, other]
    assert kept(beside, other, across) == [beside, other]
    wall = pygame.Rect(0, 200, 800, 200)
    assert kept(beside, lying=(wall,)) == [], "it would lead over cards"
    assert kept(beside, lying=(pygame.Rect(400, 200, 100, 200),)) == [beside]


def test_two_deeds_that_read_the_same_name_their_melds() -> None:
    use_language("en")
    playback, review = read_back(GAMES, reviewed("buraco", "a")[0]), gone_over("buraco")
    (decision,) = [each for each in review.decisions if each.number == 287]
    own, other = ways(playback, decision)
    assert own.text == "You add the 10 of diamonds to 6–9."
    assert other.text == "A strong player adds the 10 of diamonds to 9–A."


@pytest.mark.parametrize("game", sorted(GAMES))
@EVERY_LANGUAGE
def test_no_two_ways_read_the_same(game: str, language: str) -> None:
    use_language(language)
    playback = read_back(GAMES, reviewed(game, "a")[0])
    for decision in gone_over(game).decisions:
        own, other = ways(playback, decision)
        assert (
            not decision.better or own.plain != other.plain or own.at_meld != other.at_meld or own.cards != other.cards
        )


@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("6D 7D 8D 9D", "6–9"),
        ("9D 2D JD QD KD AD", "9–A"),
        ("AS 2S 3S", "A–3"),
        ("KS KC JK", "K K"),
        ("2S 2H 2C", "2 2 2"),
        ("TD JK QD", "10–Q"),
    ],
)
def test_a_meld_is_told_by_its_ranks(cards: str, ranks: str) -> None:
    use_language("en")
    assert meld_ranks(parse_faces(cards)) == ranks
