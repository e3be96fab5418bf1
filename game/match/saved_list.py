"""`SavedList`: the saved matches that a list shows, with its search, filter and order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from game.engine.rule_book import as_searched
from game.games import INFOS
from game.i18n import _, verbatim
from game.i18n.branch_texts import branch_text
from game.i18n.dates import short_day_text
from game.i18n.phrases import phrases_of
from game.match.register import Kind, OwnNames, Register, person_of
from game.match.saved_views import Result, SavedMatchDetails, SavedMatchView, saved_match_details, saved_match_view
from game.match.summary import branch_in, is_resumable, saved_match, seats_in
from game.storage.index import IndexRow

_WINNERS: Final = msgspec.json.Decoder(tuple[int, ...])


class Order(Enum):
    """The order of the list; among equals the match that was played last comes first."""

    DATE = "date"
    GAME = "game"
    STATE = "state"

    @property
    def label(self) -> str:
        """The name of the order."""
        return {Order.DATE: _("Date"), Order.GAME: _("Game"), Order.STATE: _("Status")}[self]


class MatchStatus(Enum):
    """Whether a match is in play, won or lost."""

    ANY = "any"
    IN_PLAY = "in_play"
    FINISHED = "finished"
    WON = "won"
    LOST = "lost"


class Period(Enum):
    """The period in which a match was last played; all values but the first are numbers of days, today included."""

    EVER = "ever"
    TODAY = "1"
    WEEK = "7"
    MONTH = "30"
    YEAR = "365"


@dataclass(frozen=True, slots=True)
class Filter:
    """The conditions of the list; a match must meet them all."""

    game: str = ""
    """Empty for every game."""
    status: MatchStatus = MatchStatus.ANY
    since: Period = Period.EVER

    def from_(self, now: datetime) -> float:
        """The first moment that a match may have been played last, in seconds since 1970."""
        if self.since is Period.EVER:
            return float("-inf")
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        return (midnight - timedelta(days=int(self.since.value) - 1)).timestamp()


class Results:
    """The results of finished matches for the player; most are played with the same people."""

    def __init__(self) -> None:
        self._won = lru_cache(maxsize=1024)(self._looked_up)

    def won(self, row: IndexRow) -> bool | None:
        """Whether the player won; Whether the player won; None where that is open or only the program played."""
        if not row.finished or row.game not in INFOS:
            return None
        return self._won(row.game, row.seats, row.winners)

    def _looked_up(self, game: str, seats: str, winners: str) -> bool | None:
        setups = seats_in(seats)
        own = next((seat for seat, setup in enumerate(setups) if setup.level is None), None)
        if own is None:
            return None
        return INFOS[game].teams(len(setups))[own] in _WINNERS.decode(winners)


class SavedList:
    """The rows of the archive as the list has them. Texts that are searched are made once."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.shown: Sequence[IndexRow] = ()
        self.led = False
        """Whether the first row is the match that goes on first."""
        self.games: Sequence[str] = ()
        """The games that have saved matches, sorted by their titles."""
        self._results = Results()
        self._register = Register(())
        self._kinds: Mapping[str, Kind] = {}
        self.now = now
        self._filter = Filter()
        self._rows: Sequence[IndexRow] = ()
        self._words = ""
        self._order = Order.DATE
        self._searched: dict[str, tuple[IndexRow, str]] = {}
        """The text in which a search looks, by the name of the file."""
        self._views: dict[str, tuple[IndexRow, date, SavedMatchView]] = {}
        """The row, the day on which its view was made, and the view, by the name of the file."""
        self._words_of = lru_cache(maxsize=1024)(_words_of)
        """Most matches are played with the same people."""
        self._days_of = lru_cache(maxsize=1024)(_days_of)
        """The days by rows, since several matches may be of one day."""

    @property
    def count(self) -> int:
        """The number of matches, shown or not."""
        return len(self._rows)

    @property
    def narrowed(self) -> bool:
        """Whether something is searched for, or only some are wanted."""
        return bool(self._words) or self._filter != Filter()

    @property
    def filter(self) -> Filter:
        """The filter in use."""
        return self._filter

    def narrow(self, wanted: Filter) -> None:
        """Show only these."""
        self._filter = wanted
        self._arrange()

    def take(self, rows: Sequence[IndexRow], register: Register, own: OwnNames) -> None:
        """Show these rows, which begin with the last played; `register` knows the player's matches, which are `own`."""
        self._register = register
        kinds = register.kinds(own)
        if kinds != self._kinds:
            self._kinds = kinds
            self._searched.clear()
        self._views.clear()
        self._rows = rows
        self._find_games()
        self._arrange()

    def look_for(self, words: str) -> None:
        """Show only rows with each of the words."""
        self._words = as_searched(words.strip())
        self._arrange()

    def sort(self, order: Order) -> None:
        """Show the rows in another order."""
        self._order = order
        self._arrange()

    def place_of(self, name: str | None) -> int | None:
        """The place at which the row of a file is shown; None where it is not."""
        return next((place for place, row in enumerate(self.shown) if row.name == name), None)

    def forget_texts(self) -> None:
        """The language changed."""
        self._searched.clear()
        self._views.clear()
        self._words_of.cache_clear()
        self._days_of.cache_clear()
        self._find_games()
        self._arrange()

    def _find_games(self) -> None:
        found = {row.game for row in self._rows if row.game is not None}
        self.games = sorted(found, key=lambda game: phrases_of(game).title.casefold())

    def _arrange(self) -> None:
        found, wanted = self._rows, self._filter
        if wanted != Filter():
            begin, has_status = wanted.from_(self.now()), self._has_status
            found = [
                row
                for row in found
                if row.changed >= begin and wanted.game in ("", row.game) and has_status(row, wanted.status)
            ]
        for word in self._words.split():
            found = [row for row in found if word in self._text(row)]
        self.led = False
        match self._order:
            case Order.DATE:
                self.shown = found
                self._lead()
            case Order.GAME:
                titles = {game: _shelved(game) for game in {row.game for row in found}}
                self.shown = sorted(found, key=lambda row: titles[row.game])
            case Order.STATE:
                self.shown = sorted(found, key=_by_state)

    def _lead(self) -> None:
        """The match that was played last of those that can be gone on with comes first, if nothing else is wanted."""
        lead = None if self.narrowed else next((row for row in self.shown if self._may_lead(row)), None)
        if lead is not None:
            self.led = True
            if lead is not self.shown[0]:
                self.shown = [lead, *(row for row in self.shown if row is not lead)]

    def _may_lead(self, row: IndexRow) -> bool:
        return is_resumable(row) and self.kind(row) not in (Kind.BRANCH, Kind.COPY)

    def kind(self, row: IndexRow) -> Kind:
        """Return the kind of a match for the player."""
        return self._kinds.get(row.name, Kind.OWN)

    def won(self, row: IndexRow) -> bool | None:
        """Whether the player won a match that counts; None where that is open."""
        return self._results.won(row) if self.kind(row) is Kind.OWN else None

    def result(self, row: IndexRow) -> Result:
        """Return the result of a match for the player."""
        return Result.of(row, self.kind(row), self.won(row))

    def original(self, row: IndexRow) -> IndexRow | None:
        """The saved match from which another one goes on."""
        return self._register.original(row)

    def note(self, row: IndexRow) -> str:
        """Why a match does not count; empty where it does."""
        match self.kind(row):
            case Kind.OWN:
                return ""
            case Kind.COPY:
                other = self._register.of_identity(row.match)
                file = Path(other.name).name if other is not None else ""
                return _("This is a copy. Only {file} counts.", file=verbatim(file))
            case Kind.FOREIGN:
                return _("{name} played this match. It doesn't count in your statistics.", name=person_of(row))
            case Kind.BRANCH:
                branch, original = branch_in(row.branch), self.original(row)
                begun = original.started if original is not None else None
                return branch_text(branch, row.game or "", begun) if branch is not None else ""

    def view(self, place: int, folder: Path) -> SavedMatchView:
        """The match that is shown at a place."""
        row, now = self.shown[place], self.now()
        known = self._views.get(row.name)
        if known is not None and known[0] is row and known[1] == now.date():
            return known[2]
        saved, yours = saved_match(row, folder), self.kind(row) is not Kind.FOREIGN
        view = saved_match_view(saved, now, self.result(row), note=self.note(row), yours=yours)
        self._views[row.name] = row, now.date(), view
        return view

    def details(self, place: int, folder: Path) -> SavedMatchDetails:
        """The details of the match that is shown at a place."""
        row = self.shown[place]
        return saved_match_details(row, folder, note=self.note(row))

    def _has_status(self, row: IndexRow, status: MatchStatus) -> bool:
        """Whether a match has the status."""
        match status:
            case MatchStatus.ANY:
                return True
            case MatchStatus.IN_PLAY:
                return is_resumable(row)
            case MatchStatus.FINISHED:
                return bool(row.finished)
            case MatchStatus.WON | MatchStatus.LOST:
                return self.won(row) is (status is MatchStatus.WON)

    def _states(self, row: IndexRow) -> str:
        """The label of its result, and that of every finished match for one that is."""
        return f"{Result.of(row).label} {self.result(row).label}"

    def _text(self, row: IndexRow) -> str:
        known, text = self._searched.get(row.name, (None, ""))
        if known is not row:
            day = self._days_of(date.fromtimestamp(row.changed)) if row.changed else ""
            text = f"{self._words_of(row.game, row.seats, self._states(row))} {day} {as_searched(row.name)}"
            self._searched[row.name] = row, text
        return text


def _words_of(game: str | None, seats: str, state: str) -> str:
    title = [phrases_of(game).title, game] if game is not None else []
    return as_searched(" ".join([*title, *(seat.name for seat in seats_in(seats)), state]))


def _days_of(day: date) -> str:
    """A date as it is shown, and as it is sorted."""
    return f"{as_searched(short_day_text(day))} {day.isoformat()}"


def _shelved(game: str | None) -> tuple[bool, str]:
    """The key by which games are sorted; files in which nothing can be played come last."""
    return game is None, phrases_of(game).title.casefold() if game is not None else ""


def _by_state(row: IndexRow) -> int:
    """Return matches that can be gone on with, then finished ones, then the others."""
    if is_resumable(row):
        return 0
    return 1 if row.game is not None else 2
