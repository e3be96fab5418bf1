"""What is worth remembering of a match: its best round, its longest meld, its longest streak."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise

from game.engine import RoundScore, ScoreLine, sole_best
from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.i18n.wording import number_text, signed_text
from game.match.course import WON, longest_run, results_of
from game.match.match import Match
from game.match.sides import own_team, team_name
from game.ui.scenes.scoring.story import round_story


@dataclass(frozen=True, slots=True)
class MatchFact:
    """A line of the list of moments."""

    label: str
    value: str
    cards: str = ""
    """Those it is about, in notation."""


def match_facts(match: Match) -> tuple[MatchFact, ...]:
    """The moments of a match, those first that say most; none of a match without a finished round."""
    return tuple(_facts(match)) if match.history() else ()


def _facts(match: Match) -> Iterator[MatchFact]:
    history = match.history()
    yield from _round_facts(match) if len(history) == 1 else _best_round(match)
    longest = max((line for entry in history for line in _melds(entry)), key=_size, default=None)
    if longest is not None:
        value = plural(
            "{count} card, {name}", "{count} cards, {name}", _size(longest), name=team_name(match, longest.team)
        )
        yield MatchFact(_("Longest meld"), value, str(dict(longest.detail)["cards"]))
    yield from _course_facts(match)


def _round_facts(match: Match) -> Iterator[MatchFact]:
    """Of the only round: by how much it was won, what counted most, and how it ended."""
    outcome, sign = match.outcome(), -1 if match.game.fewest_win else 1
    if outcome is not None and len(outcome.winners) == 1:
        best, second = sorted((sign * total for total in outcome.totals), reverse=True)[:2]
        yield MatchFact(_("Winning margin"), number_text(best - second))
    story = round_story(match)
    if story.most is not None:
        what = phrases_of(match.game_name).score(story.most)
        value = _(
            "{what}, {name}: {points}",
            what=what,
            name=team_name(match, story.most.team),
            points=signed_text(story.most.points),
        )
        yield MatchFact(_("Counted most"), value)
    if story.ended:
        yield MatchFact(_("How it ended"), story.ended.removesuffix("."))


def _best_round(match: Match) -> Iterator[MatchFact]:
    history, sign = match.history(), -1 if match.game.fewest_win else 1
    before: list[Decimal] = [Decimal(0)] * len(history[0].totals)
    rounds_of_all = []
    for entry in history:  # in points of the match, as its table has them: a game may count its rounds in others
        rounds_of_all += [(sign * (entry.totals[team] - had), entry.round, team) for team, had in enumerate(before)]
        before = list(entry.totals)
    outcome = match.outcome()
    own = own_team(match)
    if outcome is not None and own in outcome.winners:  # beside the own victory stands the own best round
        rounds_of_all = [one for one in rounds_of_all if one[2] == own]
    gained, number, team = max(rounds_of_all, key=lambda one: one[0])
    value = _(
        "{name}, round {round}: {points}", name=team_name(match, team), round=number, points=signed_text(sign * gained)
    )
    yield MatchFact(_("Best round"), value)


def _course_facts(match: Match) -> Iterator[MatchFact]:
    """What came about from round to round."""
    history, sign = match.history(), -1 if match.game.fewest_win else 1
    streaks = [(team, longest_run(results_of(match, team), WON)) for team in range(len(history[0].totals))]
    team, rounds = max(streaks, key=lambda one: one[1])
    if rounds > 1:
        yield MatchFact(
            _("Longest streak"),
            plural("{count} round, {name}", "{count} rounds, {name}", rounds, name=team_name(match, team)),
        )
    leads = [sole_best([sign * total for total in entry.totals]) for entry in history]
    changes = sum(1 for before, after in pairwise(leads) if before and after and before != after)
    if changes:
        yield MatchFact(_("Changes of the lead"), str(changes))
    comeback = _comeback(match, history, sign)
    if comeback is not None:
        yield comeback


def _melds(entry: RoundScore) -> Iterator[ScoreLine]:
    """The lines that count a single meld."""
    for line in entry.lines:
        if {"cards", "count"} <= dict(line.detail).keys():
            yield line


def _size(line: ScoreLine) -> int:
    return int(dict(line.detail)["count"])


def _comeback(match: Match, history: tuple[RoundScore, ...], sign: int) -> MatchFact | None:
    """By how much the sole winner was behind once."""
    outcome = match.outcome()
    if outcome is None or len(outcome.winners) != 1:
        return None
    team = outcome.winners[0]
    behind = max(max(sign * total for total in entry.totals) - sign * entry.totals[team] for entry in history)
    if behind <= Decimal(0):
        return None
    value = _("{name}, by {points}", name=team_name(match, team), points=number_text(behind))
    return MatchFact(_("Came from behind"), value)
