"""The review shows the dearest decisions first, leads to each position, and lets it be tried differently."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.review import desk as desks
from game.review.decisions import choices_of, in_text, own_seat, rounds_of
from game.review.findings import REVIEW, RoundReview, lead_in, marks_of, review_text
from game.review.judging import Judged
from game.review.units import Finding, Gift, ReviewQuestion, ReviewWork, read_back
from game.storage.index import CachedResult
from game.ui.graphics.pictures import Pictures
from game.ui.kit import Text, walk
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.review.scene import ReviewScene
from game.ui.table.scene import TableScene
from tests.ui.pilot import Pilot
from tests.ui.shelves import RECORDS

COSTS = {5: 8.0, 8: 12.0, 12: 1.0, 16: -9.0}
"""The cost of decisions in the first round by number, with an error of 2 points."""


@pytest.fixture
def record(pilot: Pilot) -> Path:
    saves = pilot.stage.profile.folders.saves
    saves.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(RECORDS / "baloot-finished.jsonl", saves / "baloot-20260101-200000.jsonl"))


def findings(raw: bytes, number: int) -> tuple[Finding, ...]:
    """Return findings that a review might have about a round."""
    return _findings(raw, number, tuple(COSTS.items()))


@cache
def _findings(raw: bytes, number: int, costs: tuple[tuple[int, float], ...]) -> tuple[Finding, ...]:
    playback = read_back(GAMES, raw)
    found: list[Finding] = [Gift(number, 4.0)]
    for choice in choices_of(playback, own_seat(playback), number):
        cost = dict(costs).get(choice.number)
        better = (str(next(iter(playback.game.actions(playback.still_at(choice.number).state)))),)
        plain = Judged(choice.number, number, in_text(choice.actions))
        found.append(
            plain if cost is None else Judged(choice.number, number, plain.done, better, cost, 2.0, reach=99.0)
        )
    return tuple(found)


class Instant:
    """A review that has found everything at the first question."""

    begun: list[tuple[int, ...]]

    def __init__(self, _games: object, wanted: ReviewQuestion) -> None:
        self.begun.append(wanted.rounds)
        self.findings = [each for number in wanted.rounds for each in findings(wanted.raw, number)]
        self.over = self.done = False
        self.progress = 0.0

    def poll(self) -> bool:
        self.over = self.done = True
        return True

    def cancel(self) -> None:
        self.over = True


@pytest.fixture
def instant(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """The rounds of every review that was begun."""
    Instant.begun = []
    monkeypatch.setattr(desks, "Review", Instant)
    return Instant.begun


def opened(pilot: Pilot, record: Path, number: int = 1) -> ReviewScene:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_review(record, number)
    for _ in range(100):
        pilot.frame(110.0)
    assert isinstance(pilot.scene, ReviewScene)
    return pilot.scene


def names(scene: ReviewScene) -> list[str]:
    return [node.name for node in walk(scene.tree)]


@pytest.mark.slow
def test_while_a_round_is_gone_over_the_cards_of_its_decisions_are_drawn(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Instant, "poll", lambda _self: False)
    scene = opened(pilot, record)
    assert instant
    assert not scene.listed
    while scene.style.pictures.behind:
        pilot.frame()
    monkeypatch.undo()
    monkeypatch.setattr(
        Pictures, "_baked", lambda *told: pytest.fail(f"{told[1:]} is drawn in the frame that shows it")
    )
    for _ in range(40):
        pilot.frame(110.0)
    assert scene.listed


@pytest.mark.usefixtures("watched")
@pytest.mark.slow
def test_no_card_of_a_decision_is_drawn_while_a_frame_is_painted(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]]
) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_review(record, 1)
    scene = pilot.stage.top
    assert isinstance(scene, ReviewScene)
    drawn = list[str]()
    for _frame in range(400):  # a busy machine draws few cards in a frame
        pilot.clock.advance(16.0)
        pilot.stage.update()
        there = set(scene.style.pictures._ready)
        pilot.stage.draw(pilot.surface)
        new = (key[0] for key in set(scene.style.pictures._ready) - there)
        drawn += [name for name in new if name.startswith("cards/") and "back" not in name]
        if "table" in names(scene):
            break
    assert "table" in names(scene)
    assert drawn == []


@pytest.mark.slow
def test_what_cost_most_comes_first_what_gained_last_and_all_decisions_come_by_turns(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]]
) -> None:
    scene = opened(pilot, record)
    assert [each.number for each in scene.listed] == [8, 5, 16], "what made no difference is folded away"
    pilot.click("review.decisions.all")
    numbers = [each.number for each in scene.listed]
    assert numbers == sorted(numbers)
    assert {5, 8, 12, 16} < set(numbers)
    spoken = scene.group.named("decision").spoken
    assert "brings 12 points more on average (likely between 8 and 16)" in spoken
    assert "You play the ace of clubs. A strong player plays the queen of spades." in spoken


@pytest.mark.slow
def test_arrows_lead_from_decision_to_decision_in_the_order_of_the_list(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]]
) -> None:
    scene = opened(pilot, record)
    walked = []
    for arrow in ("next", "next", "previous"):
        pilot.click(f"review.walk.{arrow}")
        assert scene.chosen is not None
        walked.append(scene.chosen.number)
    assert walked == [5, 16, 5]
    assert scene.group.named("walk").spoken.startswith("2 of 3")


def chosen_turn(scene: ReviewScene) -> int:
    assert scene.chosen is not None
    return scene.chosen.turn


@pytest.mark.slow
def test_a_turn_leads_to_its_heaviest_decision_and_lists_all_where_it_was_folded_away(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]]
) -> None:
    pilot.resize((1920, 1080))
    scene = opened(pilot, record)
    assert scene.view is not None
    course = scene.group.named("course")
    assert pilot.surface, "bars are hit where they were painted"
    for number in (16, 12):
        decision = next(each for each in scene.view.decisions if each.number == number)
        last, begin = len(scene.view.turns), course.rect.width // 12  # behind the word at their begin
        wide = course.rect.width - begin
        pilot.press((course.rect.left + begin + wide * (2 * decision.turn - 1) // (2 * last), course.rect.bottom - 8))
        pilot.settle()
        assert chosen_turn(scene) == decision.turn
    assert scene.listed == scene.view.decisions
    scene.group.set_focus(course)
    course.focused = True
    before = chosen_turn(scene)
    pilot.key(pygame.K_LEFT)
    assert chosen_turn(scene) < before


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.slow
def test_the_explanation_of_the_bars_hides_neither_them_nor_their_words(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]], size: tuple[int, int]
) -> None:
    pilot.resize(size)
    scene = opened(pilot, record)
    course = scene.group.named("course")
    pilot.move(course.rect.center)
    pilot.wait(1500.0)
    words = [node.rect for node in walk(scene.tree) if isinstance(node, Text) and node.rect.width]
    assert scene.tooltip.rect.width
    assert not scene.tooltip.rect.colliderect(course.rect)
    assert scene.tooltip.rect.collidelist(words) < 0


@pytest.mark.slow
def test_the_wanted_round_is_gone_over_first_and_then_all_others_once(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]]
) -> None:
    scene = opened(pilot, record, 3)
    assert scene.view is not None
    assert instant[0] == (3,)
    assert sorted(instant) == [(number,) for number in rounds_of(read_back(GAMES, record.read_bytes()))]
    instant.clear()
    pilot.click("review.back")
    pilot.settle()
    again = opened(pilot, record)
    assert instant == [], "what was found out is kept"
    assert again.view is not None
    assert again.view.review.round == 1


@pytest.mark.slow
def test_what_was_kept_of_another_match_is_gone_over_again(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]]
) -> None:
    kept = CachedResult(record.name, REVIEW, 1, "another", review_text(RoundReview(1, 1.0, 2.0, ())))
    pilot.stage.profile.archive.keep([kept])
    scene = opened(pilot, record)
    assert (1,) in instant
    assert scene.view is not None
    assert scene.view.review.gift == 4.0


@pytest.mark.slow
def test_one_click_leads_to_the_position_and_another_tries_it_differently(
    pilot: Pilot, record: Path, instant: list[tuple[int, ...]]
) -> None:
    opened(pilot, record)
    pilot.click("review.show")
    for _ in range(60):
        pilot.frame(110.0)
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.playback.number == 8
    pilot.stage.pop()
    pilot.settle()
    pilot.click("review.try")
    pilot.settle()
    assert isinstance(pilot.scene, TableScene)
    match = pilot.stage.profile.match
    assert match is not None
    assert match.record_path != record
    assert match.number >= 8
    whole = read_back(GAMES, record.read_bytes())
    branch = read_back(GAMES, pilot.stage.profile.record(match.record_path or record))
    before = [each.still_at(number).state for each in (whole, branch) for number in (8,)]
    assert GAMES["baloot"].view(before[0], 0) == GAMES["baloot"].view(before[1], 0)
    pilot.stage.navigator.open_pause()
    pilot.settle()
    pilot.click("pause.origin")
    for _ in range(60):
        pilot.frame(110.0)
    assert isinstance(pilot.scene, ReviewScene)
    assert pilot.scene.chosen is not None
    assert pilot.scene.chosen.number == 8


@pytest.mark.slow
def test_a_stopped_review_goes_on_when_it_is_resumed(
    pilot: Pilot, record: Path, monkeypatch: pytest.MonkeyPatch, instant: list[tuple[int, ...]]
) -> None:
    monkeypatch.setattr(Instant, "poll", lambda _self: False)
    scene = opened(pilot, record)
    assert not scene.listed
    pilot.click("review.stop")
    pilot.settle()
    assert scene.state_text == "Stopped."
    monkeypatch.undo()
    monkeypatch.setattr(desks, "Review", Instant)
    pilot.click("review.stop")
    for _ in range(60):
        pilot.frame(110.0)
    assert scene.listed


def test_the_parts_of_a_review_are_all_decisions_and_a_deal_a_round() -> None:
    raw = (RECORDS / "baloot-finished.jsonl").read_bytes()
    assert len(ReviewWork(GAMES, ReviewQuestion(raw, (1,)))) == len(findings(raw, 1))
    whole = read_back(GAMES, raw)
    assert marks_of(whole)[1] != marks_of(whole)[2]
    assert lead_in(whole, 0, 1) == -30.0
