"""Reviews of the matches that pictures show, and the scenes that show them."""

from __future__ import annotations

from pathlib import Path

from game.games import GAMES
from game.i18n import use_language
from game.review.findings import RoundReview, review_in
from game.review.judging import Judged
from game.review.units import read_back
from game.review.views import DecisionView, ReviewViews, RoundView
from game.ui.judged.position import PositionScene
from game.ui.scenes.review.scene import ReviewScene, position_of
from game.ui.table.contract.game_table import table_of
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot


def gone_over(game: str) -> RoundReview:
    review = review_in(reviewed(game, "a")[1].text)
    assert review is not None
    return review


def dearest(game: str) -> Judged:
    return max(gone_over(game).decisions, key=lambda each: each.cost)


def views_of(game: str) -> ReviewViews:
    return ReviewViews(read_back(GAMES, reviewed(game, "a")[0]), table_of(game).placement)


def round_view(game: str, language: str = "en") -> RoundView:
    use_language(language)
    return views_of(game).round(gone_over(game))


def decision_view(game: str, decision: Judged) -> DecisionView:
    return views_of(game).decision(decision)


def opened(pilot: Pilot, game: str, language: str, size: tuple[int, int], *, faultless: bool = False) -> ReviewScene:
    """Return the review of a round."""
    use_language(language)
    open_review_of(pilot, game, size, faultless=faultless)
    for _ in range(100):
        pilot.frame(110.0)
    scene = pilot.scene
    assert isinstance(scene, ReviewScene)
    return scene


def open_review_of(pilot: Pilot, game: str, size: tuple[int, int] | None = None, *, faultless: bool = False) -> None:
    folder: Path = pilot.stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    record = folder / f"{game}-20260110-190000.jsonl"
    raw, kept = reviewed(game, record.name, faultless=faultless)
    record.write_bytes(raw)
    pilot.stage.profile.archive.keep([kept])
    if size is not None:
        pilot.resize(size)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_review(record, kept.round)


def shown(pilot: Pilot, game: str, decision: Judged) -> PositionScene:
    """The table of a decision."""
    scene = PositionScene(pilot.stage, read_back(GAMES, reviewed(game, "a")[0]), position_of(decision, (960, 600)))
    pilot.stage.push(scene)
    pilot.settle()
    return scene
