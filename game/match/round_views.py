"""The score of a round in words and figures: its story, the lines of every team, and what they came to.

The window, a listener and the end of a match read the same views. What only the table of a game knows (which event
ended the round, where cards lie) comes through `RoundTable`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any, Final, Protocol

from game.cards import Face, format_faces, parse_faces
from game.engine import AnyGame, Event, Place, ScoreLine, sole_best
from game.engine.record import SeatSetup
from game.i18n import _, sentences
from game.i18n.phrases import captions_of, phrases_of
from game.i18n.wording import number_text, signed_text
from game.match.match import Match
from game.match.saved_views import ranks_of
from game.match.sides import own_seat, own_team, seats_of, team_name, teams_in_order

_NEAR: Final = Decimal("0.4")
"""A team is dismayed as well when its points are within this part of the span between best and worst of the worst."""
_WENT_OUT: Final = "went_out"


@dataclass(frozen=True, slots=True)
class RoundStory:
    """The game's own words about a round just over, from the player's side; empty where figures say it all."""

    headline: str = ""
    """The event of the round; empty: how it ended."""
    detail: str = ""
    """The meaning of the round for the player."""
    seats: tuple[int, ...] = ()
    """The seats that the headline is about."""
    mood: str = "glad"
    """The mood of their faces."""
    out: frozenset[int] = frozenset()
    """The seats that are out of the match from now on."""
    decided: bool = False
    """Whether the headline says already whose round it was."""
    folded: frozenset[str] = frozenset()
    """Keys of lines that are mere bookkeeping: they are counted with the first line of their team."""
    notes: Mapping[tuple[int, str], str] = field(default_factory=dict)
    """Explanations of the points of a line, where these are not plain, by its team and its key."""
    cards: tuple[tuple[Face, ...], ...] = ()
    """The cards it is about, group by group, where there are no melds to show."""
    opening: str = ""
    """The headline before the round is counted; empty where it is about its end."""
    openers: tuple[int, ...] = ()
    """The seats that this is about."""


class _EventStyle(Protocol):
    @property
    def ends(self) -> bool: ...


class _Config(Protocol):
    @property
    def events(self) -> Mapping[Any, _EventStyle]: ...
    def style(self, event: Any, /) -> _EventStyle: ...


class _Facts(Protocol):
    @property
    def limit(self) -> int: ...
    @property
    def away(self) -> frozenset[int]: ...


class RoundTable(Protocol):
    """The facts that the table of a game adds to the end of a round."""

    @property
    def config(self) -> _Config:
        """The events that end a round."""

    def placement(self, view: Any, /) -> Mapping[Place, Sequence[Face | None]]:
        """Return the places of the cards."""

    def facts(self, match: Match, view: Any, /) -> _Facts:
        """The limit of the totals, 0 where there is none, and the seats that were out of the match before."""

    def round_story(self, match: Match, view: Any, /) -> RoundStory:
        """Return the game's own words about the round."""


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of the score of one team."""

    key: str
    label: str
    points: Decimal
    """The points of the line, those of the lines that are counted with it included."""
    note: str
    """The owner of the cards, or an explanation of the points, where that is useful; else empty."""
    cards: tuple[str, ...]
    """In notation."""
    good: bool
    clause: str
    """The clause of the rule book."""
    bonus: bool = False
    """Whether a single meld earned it."""

    @property
    def sentence(self) -> str:
        """The whole line in words."""
        return f"{', '.join(filter(None, (self.label, self.note)))}: {signed_text(self.points)}"


@dataclass(frozen=True, slots=True)
class Stamp:
    """The word that players talk about after a round, and whether those whose column it is are glad of it."""

    word: str
    good: bool


@dataclass(frozen=True, slots=True)
class TeamScoreView:
    """The points of a round for a team, or for a player who plays alone."""

    team: int
    place: int
    """In the order of marks, the own one 0."""
    name: str
    seats: tuple[SeatSetup, ...]
    lines: tuple[LineView, ...]
    points: Decimal
    before: Decimal
    total: Decimal
    rank: int
    rank_before: int
    mood: str
    """The mood in which they look at the round."""
    stamp: Stamp | None
    out: bool
    """Whether they are out of the match when it is counted."""
    away: bool
    """Whether they were out of it before."""
    sparing: bool
    """Whether fewest points win."""

    @property
    def members(self) -> tuple[str, ...]:
        """The names of its players."""
        return tuple(setup.name for setup in self.seats)

    @property
    def gained(self) -> Decimal:
        """The points added to the total."""
        return self.total - self.before

    @property
    def division(self) -> str:
        """The division of the points before they are added; empty where there is none."""
        if self.gained == self.points or not self.gained or self.points % self.gained:
            return ""
        return f"{number_text(self.points)} ÷ {number_text(self.points / self.gained)} ="

    def good(self, points: Decimal) -> bool:
        """Whether so many points are welcome."""
        return points < 0 if self.sparing else points > 0

    def distance(self, total: Decimal, limit: int, *, out: bool) -> str:
        """The distance of a total from the limit, in words."""
        missing = max(Decimal(0), limit - total)
        if out:
            return _("Out")
        if not missing:
            return _("{points} reached", points=limit)
        if self.sparing:
            return _("{points} to spare", points=number_text(missing))
        return _("{points} to go", points=number_text(missing))

    @property
    def sentence(self) -> str:
        """A sentence with the points of the round and the total."""
        return _(
            "{name}: {points}, {total} in all.",
            name=self.name,
            points=signed_text(self.points),
            total=number_text(self.total),
        )


@dataclass(frozen=True, slots=True)
class Headline:
    """The headline above a score at a moment; its texts are empty where there is nothing to say."""

    text: str
    below: tuple[str, ...]
    """Lines under it, the weightiest first."""
    seats: tuple[int, ...]
    """The seats it is about."""
    mood: str
    """The mood of their faces."""
    melds: tuple[tuple[Face, ...], ...]
    """The melds of the last turn of the player who went out; else the meld that counted most, or those that the game
    shows.
    """


@dataclass(frozen=True, slots=True)
class RoundView:
    """The score of a round that is just over."""

    opening: Headline
    """The headline during the counting, which does not give away whose round it was."""
    verdict: Headline
    """The winner of the round, or the game's own sentence where it is more precise."""
    ended: str
    """The player who went out, or why nobody did; empty where a game does not say."""
    most: ScoreLine | None
    """The line that counted most; None where little counted."""
    teams: tuple[TeamScoreView, ...]
    """The own one first."""
    limit: int
    """The total that ends the match; 0 where there is none."""

    @property
    def alone(self) -> bool:
        """Whether everybody plays alone."""
        return len(self.teams) > 2

    @property
    def has_story(self) -> bool:
        """Whether there is anything to say besides figures."""
        return bool(self.verdict.text or any(self.verdict.below[:2]))

    @property
    def text(self) -> str:
        """The end of the round and the points of everybody, as text."""
        story = (self.verdict.text, *self.verdict.below[:2])
        return sentences((*story, *(team.sentence for team in self.teams)))


def round_view(match: Match, table: RoundTable) -> RoundView:
    """The score of the round just over, as the player saw it."""
    seat = own_seat(match)
    events, view = match.log(seat), match.view(seat)
    story = table.round_story(match, view)
    last = next((event for event in reversed(events) if table.config.style(event).ends), None)
    most = _most(match, story.folded)
    detail = story.detail or (_turn(match, most) if most is not None else "")
    note = _("Fewest points win.") if match.game.fewest_win else ""
    melds: tuple[tuple[Face, ...], ...] = story.cards
    ended_by = (last.seat,) if last is not None and last.seat is not None else ()
    shown = melds
    if last is None:
        goes_out = any(style.ends for style in table.config.events.values())
        ended = _("The stock ran out: nobody went out.") if goes_out else ""
        cards = parse_faces(str(dict(most.detail).get("cards", ""))) if most is not None and goes_out else ()
        melds = (cards,) if cards and not story.detail else melds
    else:
        name = match.names[last.seat] if last.seat is not None else ""
        ended = captions_of(match.game_name).caption(last, name, own=last.seat == seat, names=match.names)
        shown = melds = _last_laid(match, table, events, last.seat)
    opening = Headline(story.opening or ended, (note,), story.openers or ended_by, "calm", shown)
    if story.decided:
        melds = () if story.out else melds
        text, event, seats, mood = story.headline, ended, story.seats, story.mood
    else:
        text, seats = _verdict(match)
        event, mood = " ".join(filter(None, (story.headline, ended))), "glad"
    facts = table.facts(match, view)
    stamps = stamps_of(match, {match.teams[each] for each in ended_by})
    return RoundView(
        opening=opening,
        verdict=Headline(text, (event, detail, note), seats, mood, melds),
        ended=ended,
        most=most,
        teams=_teams(match, story, stamps, facts.away),
        limit=facts.limit,
    )


def _teams(
    match: Match, story: RoundStory, stamps: Mapping[int, Stamp], away: frozenset[int]
) -> tuple[TeamScoreView, ...]:
    history, fewest, teams = match.history(), match.game.fewest_win, teams_in_order(match)
    scored = history[-1]
    before = [history[-2].totals[team] if len(history) > 1 else Decimal(0) for team in teams]
    ranks = ranks_of([scored.totals[team] for team in teams], fewest=fewest)
    ranks_before = ranks_of(before, fewest=fewest) if len(history) > 1 else list(range(1, len(teams) + 1))
    views = []
    for place, team in enumerate(teams):
        seats = frozenset(seats_of(match, team))
        out = seats <= story.out
        views.append(
            TeamScoreView(
                team=team,
                place=place,
                name=team_name(match, team),
                seats=tuple(match.seats[seat] for seat in sorted(seats)),
                lines=line_views(match, [line for line in scored.lines if line.team == team], story),
                points=scored.points[team],
                before=before[place],
                total=scored.totals[team],
                rank=ranks[place],
                rank_before=ranks_before[place],
                mood="dismayed" if out else mood_at(scored.points, team, fewest_win=fewest),
                stamp=stamps.get(team),
                out=out,
                away=seats <= away,
                sparing=fewest,
            )
        )
    return tuple(views)


def line_views(match: Match, lines: Sequence[ScoreLine], story: RoundStory) -> tuple[LineView, ...]:
    """The lines of one team, those that are mere bookkeeping counted with the first."""
    alone = len(set(match.teams)) == len(match.seats)
    views: list[LineView] = []
    for line in lines:
        if line.key in story.folded and views:
            views[0] = replace(views[0], points=views[0].points + line.points)
            continue
        view = line_view(match.game, line)
        holder = "" if alone or "count" in dict(line.detail) else _holder(match, view.cards)
        views.append(replace(view, note=story.notes.get((line.team, line.key), holder)))
    return tuple(views)


def line_view(game: AnyGame, line: ScoreLine) -> LineView:
    """A line of a score by itself, without what only a match knows."""
    detail = dict(line.detail)
    cards = tuple(str(detail.get("cards", "")).split())
    good = line.points <= 0 if game.fewest_win else line.points >= 0
    label = phrases_of(game.name).score(line)
    return LineView(
        key=line.key,
        label=label[:1].upper() + label[1:],  # kinds are named within sentences too
        points=line.points,
        note="",
        cards=cards,
        good=good,
        clause=line.clause,
        bonus=good and "count" in detail and bool(cards),
    )


def _holder(match: Match, cards: tuple[str, ...]) -> str:
    """The name of who holds exactly these cards at the end of the round."""
    if not cards:
        return ""
    held = [sorted(format_faces(match.view(seat).hand).split()) for seat in range(len(match.seats))]
    found = [seat for seat, hand in enumerate(held) if hand == sorted(cards)]
    return match.seats[found[0]].name if len(found) == 1 else ""


def mood_at(points: Sequence[Decimal], team: int, *, fewest_win: bool) -> str:
    """Return the mood of a team: glad for the winner of the round, dismayed for a team that it cost nearly the most."""
    best, worst = (min(points), max(points)) if fewest_win else (max(points), min(points))
    if best == worst:
        return "calm"
    if points[team] == best:
        return "glad"
    return "dismayed" if abs(points[team] - worst) <= _NEAR * abs(worst - best) else "calm"


def stamps_of(match: Match, out: Collection[int]) -> Mapping[int, Stamp]:
    """The stamps by team; `out` are the teams one of whose players went out."""
    sign = -1 if match.game.fewest_win else 1
    found: dict[int, Stamp] = {}
    for key, message in phrases_of(match.game_name).stamps.items():
        worth = {team: Decimal(0) for team in out if key == _WENT_OUT}
        for line in match.history()[-1].lines:
            if key in (line.key, dict(line.detail).get("kind")):
                worth[line.team] = worth.get(line.team, Decimal(0)) + sign * line.points
        losing = {team: points for team, points in worth.items() if points < 0}
        for team, points in (losing or worth).items():  # of what one loses to the other, the loser is talked about
            found.setdefault(team, Stamp(message.said(), points >= 0))
    return found


def _verdict(match: Match) -> tuple[str, tuple[int, ...]]:
    """Return the winner of the round in words, with their seats."""
    words, scored = phrases_of(match.game_name).rounds, match.history()[-1]
    sign = -1 if match.game.fewest_win else 1
    winners = sole_best([sign * points for points in scored.points])
    if not winners:
        return words.nobodys.said(), ()
    (team,) = winners
    seats = tuple(seats_of(match, team))
    own = match.is_human(own_seat(match)) and team == own_team(match)
    if len(seats) == 1:
        return (words.mine.said() if own else words.somebodys.said(name=team_name(match, team))), seats
    return (words.ours if team == own_team(match) else words.theirs).said(), seats


def _last_laid(
    match: Match, table: RoundTable, events: Sequence[Event], seat: int | None
) -> tuple[tuple[Face, ...], ...]:
    """The melds that a seat laid, or added to, in its last turn."""
    placement = table.placement(match.view(own_seat(match)))
    laid: list[Place] = []
    began = False
    for event in reversed(events):
        if event.seat is not None and event.seat != seat and began:
            break
        if event.seat != seat or not isinstance(event.target, Place) or event.target.zone != "meld":
            continue
        began = True
        if event.target not in laid:
            laid.insert(0, event.target)
    shown = (tuple(card for card in placement.get(place, ()) if card is not None) for place in laid)
    return tuple(meld for meld in shown if meld)


def _most(match: Match, folded: frozenset[str]) -> ScoreLine | None:
    """The line of the score that made the greatest difference, where there are several; of equal ones the longest meld.

    What only counts all cards is no turn of a round.
    """
    lines = [line for line in match.history()[-1].lines if line.key not in folded]
    if len(lines) < 2:
        return None
    single = [line for line in lines if {"count", "cards"} & dict(line.detail).keys() != {"count"}] or lines
    return max(reversed(single), key=lambda line: (abs(line.points), _size(line)))


def _size(line: ScoreLine) -> int:
    """Return the number of cards that the line is about; 0 where it does not say."""
    count = dict(line.detail).get("count", 0)
    return count if isinstance(count, int) else 0


def _turn(match: Match, most: ScoreLine) -> str:
    """The line that counted most, from the player's side."""
    words = {"what": phrases_of(match.game_name).score(most), "points": signed_text(most.points)}
    good = (most.points < 0) == match.game.fewest_win
    if most.team == own_team(match):
        return (
            _("Your best: {what}, {points}.", **words) if good else _("What cost you most: {what}, {points}.", **words)
        )
    if len(set(match.teams)) > 2:
        return _("{name}: {what}, {points}.", name=team_name(match, most.team), **words)
    return _("Their best: {what}, {points}.", **words) if good else _("What cost them most: {what}, {points}.", **words)
