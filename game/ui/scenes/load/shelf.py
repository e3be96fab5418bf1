"""Which saved matches the list shows, and in which order: what was typed, and what it is sorted by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from enum import Enum
from functools import lru_cache

from game.engine.rule_book import as_searched
from game.i18n import _
from game.i18n.dates import short_day_text
from game.i18n.phrases import phrases_of
from game.match.register import Kind
from game.match.summary import is_resumable, is_unread, seats_in
from game.storage.index import Row
from game.ui.scenes.load.filters import Filter, Results, Standing


class Order(Enum):
    """What the list is sorted by; among equals the last played comes first."""

    DATE = "date"
    GAME = "game"
    STATE = "state"


def state_text(row: Row, won: bool | None = None, kind: Kind = Kind.OWN) -> str:
    """How it stands with a match, in a word."""
    if is_unread(row):
        return _("Reading…")
    if row.damage is not None:
        return _("Damaged")
    if kind is Kind.COPY:
        return _("Copy")
    if kind is Kind.BRANCH:
        return _("Second try")
    if won is not None:
        return _("Won") if won else _("Lost")
    if row.finished:
        return _("Finished")
    return _("In play") if is_resumable(row) else ""


def usual_states() -> Sequence[str]:
    """How it may stand with a match in which people sit."""
    return _("In play"), _("Won"), _("Lost"), _("Finished")


class Shelf:
    """The rows of the archive as the list has them. Texts that are searched are made once."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.shown: Sequence[Row] = ()
        self.led = False
        """Whether the first row is the match that goes on first."""
        self.games: Sequence[str] = ()
        """Those that have saved matches, by their titles."""
        self._results = Results()
        self._kinds: Mapping[str, Kind] = {}
        self._now = now
        self._filter = Filter()
        self._rows: Sequence[Row] = ()
        self._words = ""
        self._order = Order.DATE
        self._searched: dict[str, tuple[Row, str]] = {}
        """By the name of the file what is searched of it."""
        self._words_of = lru_cache(maxsize=1024)(_words_of)
        """Most matches are played with the same people."""
        self._days_of = lru_cache(maxsize=1024)(_days_of)
        """And several on a day."""

    @property
    def count(self) -> int:
        """How many matches there are, shown or not."""
        return len(self._rows)

    @property
    def narrowed(self) -> bool:
        """Whether something is searched for, or only some are wanted."""
        return bool(self._words) or self._filter != Filter()

    @property
    def filter(self) -> Filter:
        """Which are wanted."""
        return self._filter

    def narrow(self, wanted: Filter) -> None:
        """Show only these."""
        self._filter = wanted
        self._arrange()

    def take(self, rows: Sequence[Row], kinds: Mapping[str, Kind]) -> None:
        """Show these rows, which begin with the last played; `kinds` by the name of the file."""
        if kinds != self._kinds:
            self._kinds = kinds
            self._searched.clear()
        self._rows = rows
        self._find_games()
        self._arrange()

    def look_for(self, words: str) -> None:
        """Show only rows in which each of the words stands."""
        self._words = as_searched(words.strip())
        self._arrange()

    def sort(self, order: Order) -> None:
        """Show the rows in another order."""
        self._order = order
        self._arrange()

    def kind(self, row: Row) -> Kind:
        """What a match is to the player."""
        return self._kinds.get(row.name, Kind.OWN)

    def won(self, row: Row) -> bool | None:
        """Whether the player won a match that counts; None where that is open."""
        return self._results.won(row) if self.kind(row) is Kind.OWN else None

    def _stands(self, row: Row, standing: Standing) -> bool:
        """Whether it stands so with a match."""
        match standing:
            case Standing.ANY:
                return True
            case Standing.IN_PLAY:
                return is_resumable(row)
            case Standing.FINISHED:
                return bool(row.finished)
            case Standing.WON | Standing.LOST:
                return self.won(row) is (standing is Standing.WON)

    def place_of(self, name: str | None) -> int | None:
        """Where the row of a file is shown, if it is."""
        return next((place for place, row in enumerate(self.shown) if row.name == name), None)

    def forget_texts(self) -> None:
        """The language changed."""
        self._searched.clear()
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
            begin, stands = wanted.from_(self._now()), self._stands
            found = [
                row
                for row in found
                if row.changed >= begin and wanted.game in ("", row.game) and stands(row, wanted.standing)
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

    def _may_lead(self, row: Row) -> bool:
        return is_resumable(row) and self.kind(row) not in (Kind.BRANCH, Kind.COPY)

    def _states(self, row: Row) -> str:
        return f"{state_text(row)} {state_text(row, self.won(row), self.kind(row))}"

    def _text(self, row: Row) -> str:
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
    """Where a game stands among the others; files in which nothing can be played come last."""
    return game is None, phrases_of(game).title.casefold() if game is not None else ""


def _by_state(row: Row) -> int:
    """What can be gone on with, what is finished, what is neither."""
    if is_resumable(row):
        return 0
    return 1 if row.game is not None else 2
