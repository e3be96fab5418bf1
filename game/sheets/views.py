"""What a score sheet shows: the teams and their totals, the rounds, and the round that is being entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from game.cards import Face
from game.engine import TARGET, AnyGame, MeldGame, Refusal, ScoreLine
from game.engine.score_sheet import Ask, EntryError
from game.i18n import _, plural, sentences
from game.i18n.phrases import clause_text, phrases_of
from game.i18n.wording import names_text, number_text, signed_text
from game.match.round_views import LineView, line_view
from game.sheets.sheet import CountedRound, Sheet

_MOST_COPIES: Final = 8
"""No pack has so many of a card."""


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team, or a player who plays alone."""

    team: int
    name: str
    members: str
    """The names of its players; empty where it is called by them."""
    total: Decimal
    won: bool


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round that is counted."""

    number: int
    points: tuple[Decimal, ...]
    """What it added to the total of each team."""
    good: tuple[bool, ...]
    """Whether each is welcome."""
    totals: tuple[Decimal, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class DraftView:
    """The round that is being entered."""

    title: str
    gained: tuple[Decimal, ...]
    """What it would add to the total of each team; empty while it cannot be counted."""
    problem: str
    """Why it cannot be counted; empty where it can."""
    missing: bool
    """Whether only something is missing still."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """A score sheet."""

    title: str
    teams: tuple[TeamView, ...]
    rounds: tuple[RoundView, ...]
    draft: DraftView
    limit: int
    """The total that ends the match; 0 where there is none."""
    end: str
    """Who has won; empty while the match goes on."""
    lines: tuple[tuple[LineView, ...], ...]
    """The lines of each team: of the round that is entered where it can be counted, else of the last one."""


def sheet_view(sheet: Sheet) -> SheetView:
    """The sheet as it is now."""
    names = team_names(sheet)
    totals, winners = sheet.standing.totals, sheet.standing.winners
    alone = len(names) == len(sheet.agreed.names)
    teams = tuple(
        TeamView(team, name, "" if alone else members_of(sheet, team), totals[team], team in winners)
        for team, name in enumerate(names)
    )
    limit = getattr(sheet.options, TARGET, 0)
    end = _("The match is won: {names}", names=names_text([names[team] for team in winners])) if winners else ""
    title = phrases_of(sheet.game.name).title
    rounds = tuple(_round(sheet, each, names) for each in sheet.rounds)
    lines = tuple(lines_of(sheet.game, _shown(sheet), team) for team in range(len(names)))
    return SheetView(title, teams, rounds, _draft(sheet), limit, end, lines)


def team_names(sheet: Sheet) -> list[str]:
    """What each team is called: by its player where everybody plays alone."""
    count, names = len(set(sheet.teams)), sheet.agreed.names
    return list(names) if count == len(names) else [word.said() for word in phrases_of(sheet.game.name).teams]


def members_of(sheet: Sheet, team: int) -> str:
    """The names of a team's players."""
    return names_text([name for name, of in zip(sheet.agreed.names, sheet.teams, strict=True) if of == team])


def choice_text(sheet: Sheet, ask: Ask, choice: str | int | bool | None) -> str:
    """A choice in words."""
    words = phrases_of(sheet.game.name)
    if isinstance(choice, bool):
        return _("Yes") if choice else _("No")
    if choice is None:
        own = words.sheet.get(f"{ask.word}_none")
        return own.said() if own is not None else _("Nobody")
    if isinstance(choice, int):
        return sheet.agreed.names[choice] if ask.of == "seat" else team_names(sheet)[choice]
    return (words.sheet.get(choice) or words.kinds[choice]).said()


def ask_text(game: AnyGame, ask: Ask) -> str:
    """What is asked, without whose answer it is."""
    return phrases_of(game.name).sheet[ask.word].said()


def lines_of(game: AnyGame, lines: Sequence[ScoreLine], team: int) -> tuple[LineView, ...]:
    """The lines of one team."""
    return tuple(line_view(game, line) for line in lines if line.team == team)


def _round(sheet: Sheet, counted: CountedRound, names: Sequence[str]) -> RoundView:
    gained, after = _gained(counted), counted.after.totals
    title = phrases_of(sheet.game.name).rounds.numbered.said(round=counted.number)
    parts = [
        _("{name}: {points}, {total} in all.", name=name, points=signed_text(points), total=number_text(total))
        for name, points, total in zip(names, gained, after, strict=True)
    ]
    good = tuple(points <= 0 if sheet.game.fewest_win else points >= 0 for points in gained)
    return RoundView(counted.number, gained, good, after, sentences((title, *parts)))


def _gained(counted: CountedRound) -> tuple[Decimal, ...]:
    """What a round added to each total."""
    return tuple(late - early for early, late in zip(counted.before.totals, counted.after.totals, strict=True))


def _shown(sheet: Sheet) -> Sequence[ScoreLine]:
    try:
        return sheet.drafted().lines
    except EntryError:
        return sheet.rounds[-1].lines if sheet.rounds else ()


def _draft(sheet: Sheet) -> DraftView:
    words = phrases_of(sheet.game.name)
    numbered = words.rounds.numbered.said(round=sheet.number)
    title = _("{round} · {name} deals", round=numbered, name=sheet.agreed.names[sheet.before.dealer])
    try:
        counted = sheet.drafted()
    except EntryError as error:
        refusal = words.refusal(error.refusal)
        problem = refusal if error.missing else f"{refusal} ({clause_text(error.refusal.clause)})"
        return DraftView(title, (), problem, error.missing)
    return DraftView(title, _gained(counted), "", False)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say of some cards."""

    valid: bool
    text: str


def meld_verdict(sheet: Sheet, cards: Sequence[Face]) -> Verdict:
    """Whether cards are a meld and what it counts, or why they are none, with the clause."""
    game = sheet.game
    if not isinstance(game, MeldGame):
        return Verdict(valid=False, text="")
    judged = game.appraise(sheet.options, cards)
    if isinstance(judged, Refusal):
        return Verdict(False, f"{phrases_of(game.name).refusal(judged)} ({clause_text(judged.clause)})")
    points = number_text(judged.bonus + judged.points)
    if judged.kind == "run":
        return Verdict(True, _("Run of {count}, worth {points}", count=len(cards), points=points))
    return Verdict(True, _("Set of {count}, worth {points}", count=len(cards), points=points))


def hand_verdict(sheet: Sheet, cards: Sequence[Face]) -> Verdict:
    """What cards left in a hand count."""
    assert isinstance(sheet.game, MeldGame)
    points = sheet.game.hand_points(sheet.options, cards)
    return Verdict(True, plural("{points} point", "{points} points", points, points=number_text(points)))


def copies_of(sheet: Sheet, face: Face) -> int:
    """How many of a card the pack has."""
    return next(count for count in range(_MOST_COPIES + 1) if not _has(sheet, [face] * (count + 1)))


def _has(sheet: Sheet, cards: Sequence[Face]) -> bool:
    if not isinstance(sheet.game, MeldGame):
        return False
    try:
        sheet.game.hand_points(sheet.options, cards)
    except ValueError:
        return False
    return True
