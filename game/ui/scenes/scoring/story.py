"""What a round was about: its event in words, whom it is about, the cards of it, and what it meant for the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.cards import Face, parse_faces
from game.engine import Event, Place, ScoreLine, sole_best
from game.i18n import _
from game.i18n.phrases import captions_of, phrases_of
from game.i18n.wording import signed_text
from game.match.match import Match
from game.match.sides import own_seat, own_team, seats_of, team_name
from game.ui.scenes.scoring.stamps import Stamp, stamps_of
from game.ui.table.game_table import table_of


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of a round at a moment; empty texts where there is nothing to tell."""

    headline: str
    below: tuple[str, ...]
    """What is told under it, the weightiest first."""
    seats: tuple[int, ...]
    """Whom the headline is about."""
    mood: str
    """How they look at it."""
    melds: tuple[tuple[Face, ...], ...]


@dataclass(frozen=True, slots=True)
class RoundStory:
    """Empty texts where there is nothing to tell."""

    headline: str
    """Whose round it was, or what the game tells that says more."""
    event: str
    """Who went out, or why nobody did, or what the game itself tells."""
    detail: str
    """What it meant for the player, or what counted most."""
    most: ScoreLine | None
    """What counted most; None where little counted."""
    ended: str
    """Who went out, or why nobody did; empty where a game does not tell."""
    note: str
    """What is to be remembered of the figures."""
    seats: tuple[int, ...]
    """Whom the headline is about."""
    mood: str
    """How they look at it."""
    melds: tuple[tuple[Face, ...], ...]
    """What who went out laid in the last turn; where nobody did, the meld that counted most, or what the game shows."""
    opening: Telling
    """What happened, told while it is counted; whose round it was is not given away."""
    stamps: Mapping[int, Stamp]
    """What is called out over the column of a team."""
    out: frozenset[int]
    """The seats that are out of the match from now on."""
    folded: frozenset[str]
    """Keys of lines that are counted with the first."""
    beside: Mapping[tuple[int, str], str]
    """How the points of a line come about, where that is not plain."""

    @property
    def told(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self.headline or self.event or self.detail)

    @property
    def verdict(self) -> Telling:
        """What is told when all is counted."""
        return Telling(self.headline, (self.event, self.detail, self.note), self.seats, self.mood, self.melds)

    @property
    def words(self) -> tuple[str, ...]:
        """All of it in the order in which it is said."""
        return self.headline, self.event, self.detail


def round_story(match: Match) -> RoundStory:
    """The story of the round just over, as the player saw it."""
    seat = own_seat(match)
    game, events = table_of(match.game_name), match.log(seat)
    told = game.told(match, match.view(seat))
    names = match.names
    last = next((event for event in reversed(events) if game.config.style(event).ends), None)
    most = _most(match, told.folded)
    detail = told.detail or (_turn(match, most) if most is not None else "")
    note = _("Fewest points win.") if match.game.fewest_win else ""
    melds: tuple[tuple[Face, ...], ...] = told.cards
    goes = (last.seat,) if last is not None and last.seat is not None else ()
    if last is None:
        goes_out = any(style.ends for style in game.config.events.values())
        ended = _("The stock ran out: nobody went out.") if goes_out else ""
        cards = parse_faces(str(dict(most.detail).get("cards", ""))) if most is not None and goes_out else ()
        shown: tuple[tuple[Face, ...], ...] = melds
        melds = (cards,) if cards and not told.detail else melds
    else:
        name = names[last.seat] if last.seat is not None else ""
        ended = captions_of(match.game_name).caption(last, name, own=last.seat == seat, names=names)
        shown = melds = _last_laid(match, events, last.seat)
    began = told.opening or ended
    opening = Telling(began, (note,), told.openers or goes, "calm", shown)
    if told.decided:
        melds = () if told.out else melds
        headline, event, seats, mood = told.headline, ended, told.seats, told.mood
    else:
        headline, seats = _verdict(match)
        event, mood = " ".join(filter(None, (told.headline, ended))), "glad"
    return RoundStory(
        headline=headline,
        event=event,
        detail=detail,
        most=most,
        ended=ended,
        note=note,
        seats=seats,
        mood=mood,
        melds=melds,
        opening=opening,
        stamps=stamps_of(match, {match.teams[seat] for seat in goes}),
        out=told.out,
        folded=told.folded,
        beside=told.beside,
    )


def _verdict(match: Match) -> tuple[str, tuple[int, ...]]:
    """Whose round it was, in words, and where they sit."""
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


def _last_laid(match: Match, events: Sequence[Event], seat: int | None) -> tuple[tuple[Face, ...], ...]:
    """The melds that a seat laid, or added to, in its last turn."""
    placement = table_of(match.game_name).placement(match.view(own_seat(match)))
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
    """How many cards the line is about; 0 where it does not say."""
    count = dict(line.detail).get("count", 0)
    return count if isinstance(count, int) else 0


def _turn(match: Match, most: ScoreLine) -> str:
    """The line that counted most, from the player's side."""
    told = {"what": phrases_of(match.game_name).score(most), "points": signed_text(most.points)}
    good = (most.points < 0) == match.game.fewest_win
    if most.team == own_team(match):
        return _("Your best: {what}, {points}.", **told) if good else _("What cost you most: {what}, {points}.", **told)
    if len(set(match.teams)) > 2:
        return _("{name}: {what}, {points}.", name=team_name(match, most.team), **told)
    return _("Their best: {what}, {points}.", **told) if good else _("What cost them most: {what}, {points}.", **told)
