"""Every decision that cost something has a reason that compares what was done with what was better."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.i18n.languages import LANGUAGES
from game.i18n.sequels import SEQUELS
from game.match.playback import Playback
from game.opponents.protocol import Explanation, opponents_of
from game.opponents.sequels import Sequel
from game.review.findings import RoundReview, review_in
from game.review.judging import Judged
from game.review.reasons import reason_texts
from game.review.units import read_back
from game.review.verdicts import Points
from pictures.reviewed import reviewed
from tests.review.rounds import ROUNDS, reviewed_round

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))


def gone_over(game: str) -> tuple[Playback, RoundReview]:
    raw, kept = reviewed(game, "a")
    review = review_in(kept.text)
    assert review is not None
    return read_back(GAMES, raw), review


def dear(game: str) -> list[Judged]:
    return [each for each in gone_over(game)[1].decisions if each.is_dear]


@EVERY_GAME
@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_every_dear_decision_has_a_reason(game: str, language: str) -> None:
    use_language(language)
    playback, review = gone_over(game)
    for each in review.decisions:
        texts = reason_texts(playback, each, Points(playback.game))
        assert bool(texts) == each.is_dear, each
        assert all("{" not in text for text in texts)


@EVERY_GAME
def test_both_numbers_of_a_reason_differ_as_they_are_shown(game: str) -> None:
    use_language("en")
    playback = gone_over(game)[0]
    for each in dear(game):
        texts = reason_texts(playback, replace(each, reason=""), Points(playback.game))
        assert len(texts) == len(each.partings)
        for text in texts:
            numbers = [word.strip(".,%") for word in text.split() if word.lstrip("−")[:1].isdigit()]
            assert len(set(numbers)) == 2, text


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), ROUNDS)
def test_what_can_be_seen_speaks_of_both_ways(game: str, seed: int) -> None:
    playback, review = reviewed_round(game, seed)
    for each in (each for each in review.decisions if each.is_dear):
        number, game_of = each.number, playback.game
        still = playback.still_at(number)
        assert still.actor is not None
        view = game_of.view(still.state, still.actor)
        better, done = (tuple(map(game_of.parse, way)) for way in (each.better, each.done))
        parting = opponents_of(game_of).parts(view, better, done)
        if parting is not None and each.reason:
            assert parting == Explanation(each.reason, each.params)
        elsewhere = game_of.view(game_of.determinize(view, Random(3)), still.actor)
        assert opponents_of(game_of).parts(elsewhere, better, done) == parting, "what is hidden changes nothing"


def test_everything_that_may_come_about_has_words() -> None:
    assert set(SEQUELS) == set(Sequel)


def test_the_player_whose_cards_run_out_is_named() -> None:
    use_language("en")
    playback, review = gone_over("rami")
    ending = next(each for each in review.decisions if each.reason == "explain_before_end" and each.is_dear)
    assert reason_texts(playback, ending, Points(playback.game))[0].startswith("Inès has only")


def test_who_takes_a_discard_is_somebody_else() -> None:
    use_language("en")
    playback, review = gone_over("buraco")
    taken = [each for each in review.decisions if any(one.sequel == Sequel.CARD_TAKEN for one in each.partings)]
    sentences = [
        text
        for each in taken
        for text in reason_texts(playback, each, Points(playback.game))
        if "takes your discard" in text
    ]
    assert sentences
    assert not [text for text in sentences if text.startswith((" ", playback.seats[0].name))]
