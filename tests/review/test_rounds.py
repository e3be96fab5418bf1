"""Reviews of generated rounds: no sum is impossible, and words, JSON and pictures show the same findings."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.app.review import plain_review, review_lines
from game.cards import parse_faces
from game.games import GAMES
from game.i18n import use_language
from game.i18n.phrases import card_name, phrases_of
from game.i18n.wording import number_text
from game.opponents.protocol import Explanation, opponents_of
from game.review.verdicts import Grade, Points
from game.ui.kit import Role, walk
from game.ui.kit.cards import Cards
from game.ui.panels.decision import deed_row
from tests.review.rounds import ROUNDS, reviewed_round, view_of

EVERY_ROUND = pytest.mark.parametrize(("game", "seed"), ROUNDS)
pytestmark = pytest.mark.slow


@EVERY_ROUND
def test_from_every_mistake_on_no_more_is_charged_than_could_still_be_lost(game: str, seed: int) -> None:
    review = reviewed_round(game, seed)[1]
    for place, decision in enumerate(review.decisions):
        left = review.decisions[place:]
        if decision.is_dear:
            reach = max(each.reach for each in left if each.reach is not None)
            charged = sum(each.charged for each in left if each.is_dear and each.counts)
            assert charged <= max(0.0, reach - review.lead) + 1e-6


@EVERY_ROUND
def test_no_round_with_a_likely_mistake_is_well_played(game: str, seed: int) -> None:
    use_language("en")
    points, review = Points(GAMES[game]), reviewed_round(game, seed)[1]
    limit = points.begin_of(Grade.MISTAKE)
    if any(points.rounded(each.cost) >= limit for each in review.decisions):
        assert view_of(game, seed).summary.good is not True


@EVERY_ROUND
def test_words_and_json_have_the_same_findings_and_figures(game: str, seed: int) -> None:
    use_language("en")
    playback, review = reviewed_round(game, seed)
    view, plain = view_of(game, seed), plain_review(review, Points(playback.game), playback)
    first, account, *lines = review_lines(view)
    assert plain["verdict"] in first
    assert not plain["given"] or f"{number_text(Decimal(str(plain['given'])).normalize())} points given away" in first
    assert [part.points in account for part in view.parts] == [True] * 4
    heads = [line for line in lines if not line.startswith("    ")]
    counted = [
        each
        for each in plain["decisions"]
        if each["repeats"] is None and each["finding"] not in ("best move", "as good")
    ]
    counted.sort(key=lambda each: (each["cost"] <= 0, -abs(each["cost"])))
    assert len(heads) == len(counted)
    for head, each, shown in zip(heads, counted, view.weighed, strict=True):
        assert each["number"] == shown.number
        assert head.startswith(f"  Turn {each['turn']}")
        assert each["finding"] == shown.finding
        assert each["finding"] in head
        assert Decimal(str(each["points"])) == shown.gain
    assert sum(each["points"] for each in counted) == pytest.approx(plain["gained"] - plain["given"])
    assert sum(float(turn.gain.replace("−", "-")) for turn in view.turns if turn.gain) == pytest.approx(
        plain["gained"] - plain["given"]
    )


@EVERY_ROUND
def test_figures_that_are_not_what_was_lost_are_explained(game: str, seed: int) -> None:
    points = Points(GAMES[game])
    for each in view_of(game, seed).decisions:
        if each.judged.is_dear:
            assert bool(each.notes) >= (points.rounded(each.judged.cost) != -each.gain)
            assert all(note in each.lines for note in each.notes)


@EVERY_ROUND
def test_every_card_that_is_laid_is_named_and_every_meld_is_seen(game: str, seed: int) -> None:
    use_language("en")
    own = phrases_of(game).cards
    for each in view_of(game, seed).decisions:
        for deed in (each.done, each.instead, *(step.deed for step in each.steps)):
            said = f"{deed.text} {deed.spoken}".lower()
            if deed.unnamed:
                assert all(str(card_name(face, own)).lower() in said for face in parse_faces(deed.unnamed))
            row = deed_row(deed, Role.BODY, card=62, plate=24)
            seen = [node.cards for node in walk(row) if isinstance(node, Cards)]
            assert seen == [*(deed.melds or filter(None, (deed.cards,))), *filter(None, (deed.onto,))]


@pytest.mark.parametrize("game", ["rami", "remik"])
def test_an_opening_shows_all_its_melds(game: str) -> None:
    use_language("en")
    openings = [
        (each.judged.done[0], each.done)
        for seed in range(7101, 7107)
        for each in view_of(game, seed).decisions
        if each.judged.done[0].startswith("open ")
    ]
    assert any(len(deed.melds) > 1 for _text, deed in openings)
    for text, deed in openings:
        laid = [sorted(meld.split()) for meld in text.removeprefix("open ").split(" / ")]
        assert sorted(sorted(meld.split()) for meld in deed.melds or (deed.cards,)) == sorted(laid)


@EVERY_ROUND
def test_a_reason_is_not_one_of_both_ways(game: str, seed: int) -> None:
    playback, review = reviewed_round(game, seed)
    opponents = opponents_of(playback.game)
    for each in review.decisions:
        if each.reason and each.better[0].split()[0] == each.done[0].split()[0]:
            still = playback.still_at(each.number)
            assert still.actor is not None
            ways = (tuple(map(playback.game.parse, way)) for way in (each.better, each.done))
            parting = opponents.parts(playback.game.view(still.state, still.actor), *ways)
            named = any(isinstance(value, str) for _name, value in each.params)
            assert named or parting == Explanation(each.reason, each.params)
