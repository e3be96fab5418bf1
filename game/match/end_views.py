"""The end of a match in words and figures: who won and why, the totals, the rounds, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise

from game.engine import Outcome, RoundScore, ScoreLine, sole_best
from game.engine.record import SeatSetup
from game.i18n import _, plural
from game.i18n.dates import day_text
from game.i18n.phrases import phrases_of
from game.i18n.wording import names_text, number_text, signed_text
from game.match.course import WON, longest_run, results_of
from game.match.match import Match
from game.match.round_views import RoundTable, round_view
from game.match.sides import members_of, own_team, seats_of, team_name, teams_in_order


@dataclass(frozen=True, slots=True)
class MatchFact:
    """Something worth remembering of a match."""

    label: str
    value: str
    cards: tuple[str, ...] = ()
    """The cards it is about, in notation."""


@dataclass(frozen=True, slots=True)
class FinalTotal:
    """The final points of a team."""

    place: int
    """In the order of marks, the own one 0."""
    rank: int
    """0 where two teams need none."""
    name: str
    total: Decimal
    won: bool

    @property
    def label(self) -> str:
        """The name, with the rank where there is one."""
        return _("{rank}. {name}", rank=self.rank, name=self.name) if self.rank else self.name


@dataclass(frozen=True, slots=True)
class PastRound:
    """The points of a round by teams, in the order in which they are ranked at the end."""

    number: int
    name: str
    """The round as the game calls it, such as `Deal 3`."""
    totals: tuple[Decimal, ...]
    gains: tuple[Decimal, ...]

    @property
    def sentence(self) -> str:
        """The totals after the round."""
        return f"{self.name}: {', '.join(map(number_text, self.totals))}"


@dataclass(frozen=True, slots=True)
class MatchEndView:
    """The result of a finished match."""

    headline: str
    reason: str
    """Why the match is over, where that is worth saying."""
    winners: tuple[tuple[int, SeatSetup], ...]
    """The winning seats with the place of their team."""
    others: tuple[tuple[int, SeatSetup], ...]
    """The own team where it lost."""
    won: bool
    """Whether the person at the table is among the winners."""
    comfort: str
    """A comforting sentence for the person who lost; empty where nobody did."""
    totals: tuple[FinalTotal, ...]
    """Winners first, then by their totals."""
    teams: tuple[str, ...]
    """The names of the teams, in the same order."""
    rounds: tuple[PastRound, ...]
    meld: MatchFact | None
    """The meld of the match, which is shown large; None where the player lost."""
    facts: tuple[MatchFact, ...]

    @property
    def names(self) -> str:
        """The winners in one line."""
        return names_text(setup.name for _place, setup in self.winners)

    @property
    def lost(self) -> bool:
        """Whether the person at the table lost."""
        return bool(self.others)

    @property
    def text(self) -> str:
        """The winner, the reason of the end, and the result of everybody."""
        in_order = sorted(self.totals, key=lambda total: total.place)
        scores = [_("{name}: score {points}.", name=each.name, points=number_text(each.total)) for each in in_order]
        won = _("Winner: {name}.", name=names_text(each.name for each in self.totals if each.won))
        return " ".join(filter(None, (f"{_('Match over')}.", self.reason, won, *scores)))

    @property
    def rounds_text(self) -> str:
        """The number of rounds played, in words."""
        return plural("{count} round", "{count} rounds", len(self.rounds))


def match_end_view(match: Match, table: RoundTable, reason: str = "") -> MatchEndView:
    """The result of a match; `reason` replaces the reason of its end. Raises `ValueError` for a match that goes on."""
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("the match is not over")
    places = {team: place for place, team in enumerate(teams_in_order(match))}
    ranked = _ranked(match, outcome)
    person = any(match.is_human(seat) for seat in range(len(match.seats)))
    own, won = own_team(match), person and own_team(match) in outcome.winners
    facts = match_facts(match, table)
    meld = next((fact for fact in facts if fact.cards), None) if won or not person else None

    def people(team: int) -> tuple[tuple[int, SeatSetup], ...]:
        return tuple((places[team], match.seats[seat]) for seat in seats_of(match, team))

    names = {team: team_name(match, team) for team in ranked}
    many = len(ranked) > 2
    return MatchEndView(
        headline=_headline(match, outcome),
        reason=reason or _reason(match, outcome),
        winners=tuple(each for team in outcome.winners for each in people(team)),
        others=people(own) if person and not won else (),
        won=won,
        comfort=_("Well played. The next glass of tea is on the house.") if person and not won else "",
        totals=tuple(
            FinalTotal(places[team], rank if many else 0, names[team], outcome.totals[team], team in outcome.winners)
            for rank, team in enumerate(ranked, start=1)
        ),
        teams=tuple(names[team] for team in ranked),
        rounds=past_rounds(match, ranked),
        meld=meld,
        facts=tuple(fact for fact in facts if fact is not meld),
    )


def _reason(match: Match, outcome: Outcome) -> str:
    if match.day is not None:
        return _("Deal of the day: {day}", day=day_text(match.day))
    ending = phrases_of(match.game_name).endings.get(outcome.reason)
    return ending.said() if ending is not None else ""


def _headline(match: Match, outcome: Outcome) -> str:
    if len(outcome.winners) > 1:
        return _("It's a draw!")
    winner = outcome.winners[0]
    if not any(match.is_human(seat) for seat in range(len(match.seats))):
        return _("The match is over")
    if winner == own_team(match):
        return _("You win!")
    members = members_of(match, winner)
    return _("{name} wins!", name=members[0]) if len(members) == 1 else _("Your opponents win!")


def _ranked(match: Match, outcome: Outcome) -> list[int]:
    """The teams, winners first, then by their totals; of equal ones the own first."""
    sign = 1 if match.game.fewest_win else -1
    return sorted(teams_in_order(match), key=lambda team: (team not in outcome.winners, sign * outcome.totals[team]))


def past_rounds(match: Match, teams: Sequence[int]) -> tuple[PastRound, ...]:
    """All rounds that are over, with the `teams` in that order."""
    before = dict.fromkeys(teams, Decimal(0))
    rounds = []
    numbered = phrases_of(match.game_name).rounds.numbered
    for entry in match.history():
        totals = tuple(entry.totals[team] for team in teams)
        gains = tuple(entry.totals[team] - before[team] for team in teams)
        rounds.append(PastRound(entry.round, numbered.said(round=entry.round), totals, gains))
        before = dict(zip(teams, totals, strict=True))
    return tuple(rounds)


def match_facts(match: Match, table: RoundTable) -> tuple[MatchFact, ...]:
    """Return facts worth remembering, the most important first; none of a match without a finished round."""
    return tuple(_facts(match, table)) if match.history() else ()


def _facts(match: Match, table: RoundTable) -> Iterator[MatchFact]:
    history = match.history()
    yield from _round_facts(match, table) if len(history) == 1 else _best_round(match)
    longest = max((line for entry in history for line in _melds(entry)), key=_size, default=None)
    if longest is not None:
        value = plural(
            "{count} card, {name}", "{count} cards, {name}", _size(longest), name=team_name(match, longest.team)
        )
        yield MatchFact(_("Longest meld"), value, tuple(str(dict(longest.detail)["cards"]).split()))
    yield from _course_facts(match)


def _round_facts(match: Match, table: RoundTable) -> Iterator[MatchFact]:
    """Yield facts about the only round: the lead, what counted most, and how it ended."""
    outcome, sign = match.outcome(), -1 if match.game.fewest_win else 1
    if outcome is not None and len(outcome.winners) == 1:
        best, second = sorted((sign * total for total in outcome.totals), reverse=True)[:2]
        yield MatchFact(_("Winning margin"), number_text(best - second))
    scored = round_view(match, table)
    if scored.most is not None:
        what = phrases_of(match.game_name).score(scored.most)
        value = _(
            "{what}, {name}: {points}",
            what=what,
            name=team_name(match, scored.most.team),
            points=signed_text(scored.most.points),
        )
        yield MatchFact(_("What counted most"), value)
    if scored.ended:
        yield MatchFact(_("How it ended"), scored.ended.removesuffix("."))


def _best_round(match: Match) -> Iterator[MatchFact]:
    history, sign = match.history(), -1 if match.game.fewest_win else 1
    before: list[Decimal] = [Decimal(0)] * len(history[0].totals)
    rounds_of_all = []
    for entry in history:  # in points of the match, as its table has them: a game may count its rounds in others
        rounds_of_all += [(sign * (entry.totals[team] - had), entry.round, team) for team, had in enumerate(before)]
        before = list(entry.totals)
    outcome = match.outcome()
    own = own_team(match)
    if outcome is not None and own in outcome.winners:  # next to the own victory the own best round is shown
        rounds_of_all = [one for one in rounds_of_all if one[2] == own]
    gained, number, team = max(rounds_of_all, key=lambda one: one[0])
    value = _(
        "{name}, round {round}: {points}", name=team_name(match, team), round=number, points=signed_text(sign * gained)
    )
    yield MatchFact(_("Best round"), value)


def _course_facts(match: Match) -> Iterator[MatchFact]:
    """Yield facts about the course from round to round."""
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
        yield MatchFact(_("Lead changes"), str(changes))
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
    """Return the largest deficit that the sole winner made up for."""
    outcome = match.outcome()
    if outcome is None or len(outcome.winners) != 1:
        return None
    team = outcome.winners[0]
    behind = max(max(sign * total for total in entry.totals) - sign * entry.totals[team] for entry in history)
    if behind <= Decimal(0):
        return None
    value = _("{name}, by {points}", name=team_name(match, team), points=number_text(behind))
    return MatchFact(_("Came from behind"), value)
