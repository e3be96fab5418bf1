"""The views of a review: the shown parts add up to the totals, and every turn and step is named."""

from __future__ import annotations

from decimal import Decimal

import pytest

from game.cards import parse_faces
from game.games import GAMES
from game.i18n import use_language
from game.i18n.languages import LANGUAGES
from game.i18n.phrases import captions_of
from game.review.deeds import meld_ranks
from game.review.verdicts import Points
from game.review.views import DecisionView
from tests.ui.scenes.review.reviews import dearest, decision_view, gone_over, round_view, views_of

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
EVERY_LANGUAGE = pytest.mark.parametrize("language", [language.code for language in LANGUAGES])


def number(text: str) -> Decimal:
    return Decimal(text.replace("−", "-"))


def at(game: str, number_of_decision: int) -> DecisionView:
    (judged,) = [each for each in gone_over(game).decisions if each.number == number_of_decision]
    return decision_view(game, judged)


@EVERY_GAME
def test_a_player_who_adds_up_what_is_shown_comes_to_the_totals(game: str) -> None:
    view = round_view(game)
    gift, play, rest, lead = (number(part.points) for part in view.parts)
    assert gift + play + rest == lead
    assert sum(number(turn.gain) for turn in view.turns if turn.gain) == play == number(view.summary.total)
    listed = [number(each.finding.rpartition(" ")[2]) * (-1 if each.judged.is_dear else 1) for each in view.weighed]
    assert sum(listed) == play
    given = -sum(each for each in listed if each < 0)
    assert f"{given} points given away" in view.summary.sentence or not given
    ends = [part.begin + part.gain for part in view.parts]
    assert ends[2] == pytest.approx(ends[3]), "the bars end at the result"
    assert len({"." in part.points for part in view.parts if number(part.points)}) == 1, "all with tenths or none"


@EVERY_GAME
def test_the_turns_hold_all_decisions_in_their_order(game: str) -> None:
    view = round_view(game)
    assert [each.number for turn in view.turns for each in turn.decisions] == [
        each.number for each in gone_over(game).decisions
    ]


@EVERY_GAME
def test_figures_add_up_to_what_was_given_away_and_chances_gain_nothing(game: str) -> None:
    points = Points(GAMES[game])
    for view in round_view(game).weighed:
        evidence = view.evidence
        if not view.judged.is_dear:
            assert not evidence.comparisons
            continue
        if evidence.totals:
            *rest, whole = evidence.totals
            gains = [number(each.gain) for each in evidence.comparisons if each.gain]
            assert whole.whole
            assert number(whole.points) == points.rounded(view.judged.cost)
            assert not gains or sum(gains) + sum(number(each.points) for each in rest) == number(whole.points)
            assert all(number(each.points) for each in rest), "nothing is not listed"
        for each in evidence.comparisons:
            assert 0.0 <= each.done.part <= 1.0
            assert not (each.gain and each.done.text.endswith("%"))


@pytest.mark.parametrize(
    ("game", "decision", "placed"),
    [("borako", 17, "Turn 2: draw"), ("borako", 18, "Turn 2: play"), ("baloot", 8, "Turn 3")],
)
def test_a_decision_says_where_in_its_turn_it_was(game: str, decision: int, placed: str) -> None:
    use_language("en")
    assert at(game, decision).placed == placed


@EVERY_LANGUAGE
def test_two_decisions_of_a_turn_are_told_apart(language: str) -> None:
    use_language(language)
    views = [at("borako", number) for number in (17, 18)]
    use_language("en")
    assert views[0].turn == views[1].turn
    assert views[0].placed != views[1].placed


def test_every_step_has_its_word_its_cards_and_the_meld_that_they_join() -> None:
    use_language("en")
    view = decision_view("remik", dearest("remik"))
    assert [(step.word, step.deed.cards, step.deed.onto) for step in view.steps] == [
        ("Get the joker", "6C", "5C JK 7C"),
        ("Lay", "5H 5C JK", ""),
        ("Add", "2D", "3D 4D 5D"),
        ("Discard", "KS", ""),
        ("Go out", "", ""),
    ]
    assert "A strong player goes out." in " ".join(view.lines)
    assert not decision_view("rami", dearest("rami")).steps
    assert not decision_view("baloot", dearest("baloot")).steps


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_view_is_complete_and_no_two_ways_read_the_same(game: str, language: str) -> None:
    use_language(language)
    views = views_of(game)
    for judged in gone_over(game).decisions:
        view = views.decision(judged)
        own, other = view.done, view.instead
        assert not judged.better or (own.plain, own.at_meld, own.cards) != (other.plain, other.at_meld, other.cards)
        assert all(view.lines)
        assert all(step.word for step in view.steps)
        assert len(view.steps) >= 2 or not judged.plan
    assert all("{" not in message.said() for message in captions_of(game).steps.values())


def test_two_deeds_that_read_the_same_name_their_melds() -> None:
    use_language("en")
    view = at("buraco", 287)
    assert view.done.text == "You add the 10 of diamonds to 6–9."
    assert view.instead.text == "A strong player adds the 10 of diamonds to 9–A."


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
def test_a_meld_is_named_by_its_ranks(cards: str, ranks: str) -> None:
    use_language("en")
    assert meld_ranks(parse_faces(cards)) == ranks
