"""A score sheet: what was agreed on, what was entered of every round, and what that comes to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cached_property
from typing import Any

from game.engine import AnyGame, ScoreLine, choose, team_points
from game.engine.record import MOST_ROUNDS, RoundLine, SheetLine
from game.engine.score_sheet import (
    Ask,
    Entry,
    EntryError,
    Path,
    SheetStanding,
    check_entry,
    is_answer,
    value_at,
    with_value,
)


@dataclass(frozen=True, slots=True)
class CountedRound:
    """A round that is counted."""

    number: int
    entry: Entry
    before: SheetStanding
    after: SheetStanding
    lines: tuple[ScoreLine, ...]
    points: tuple[Decimal, ...]
    """Points of the round, by team."""


@dataclass(frozen=True)
class Sheet:
    """A score sheet at one moment; whatever is entered makes another one."""

    game: AnyGame
    agreed: SheetLine
    """The names, the house rules and the first dealer."""
    entries: tuple[Entry, ...] = ()
    """What was entered of the rounds that are counted."""
    number: int = 1
    """The round that is being entered or corrected, from 1."""
    draft: Entry = field(default_factory=dict)
    """What is entered of it so far."""

    @cached_property
    def options(self) -> Any:
        """The house rules; raises `OptionError` where the game has no such rule."""
        return choose(self.game.options, self.agreed.options)

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat."""
        return self.game.teams(len(self.agreed.names))

    @cached_property
    def beginning(self) -> SheetStanding:
        """The standing of the match before the first round."""
        seats = tuple(range(len(self.agreed.names)))
        return SheetStanding((Decimal(0),) * len(set(self.teams)), self.agreed.dealer, seats)

    @cached_property
    def rounds(self) -> tuple[CountedRound, ...]:
        """The rounds, counted one after the other; what was entered after the end of the match is left out.

        A correction may have ended it earlier, or made what follows impossible: then it is left out as well.
        """
        counted: list[CountedRound] = []
        standing = self.beginning
        for number, entry in enumerate(self.entries, start=1):
            if standing.winners:
                break
            try:
                counted.append(self.count(number, entry, standing))
            except EntryError:
                break
            standing = counted[-1].after
        return tuple(counted)

    @property
    def standing(self) -> SheetStanding:
        """The standing of the match after the last round that is counted."""
        return self.rounds[-1].after if self.rounds else self.beginning

    @property
    def before(self) -> SheetStanding:
        """The standing before the round that is being entered or corrected."""
        earlier = self.rounds[: self.number - 1]
        return earlier[-1].after if earlier else self.beginning

    @property
    def next(self) -> int:
        """The round to be entered next: one that cannot be counted any more, else the one after the last."""
        broken = len(self.rounds) < len(self.entries) and not self.standing.winners
        return (len(self.rounds) if broken else len(self.entries)) + 1

    @property
    def corrects(self) -> bool:
        """Whether an earlier round is being corrected."""
        return self.number <= len(self.entries)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What is asked about the round that is being entered."""
        return tuple(self.game.sheet.asks(self.options, self.before, self.draft))

    def drafted(self) -> CountedRound:
        """The round that is being entered; raises `EntryError` while it cannot be counted."""
        return self.count(self.number, self.draft, self.before)

    def count(self, number: int, entry: Entry, before: SheetStanding) -> CountedRound:
        """A round counted by what is asked about it; raises `EntryError`."""
        rules = self.game.sheet
        entry = self._asked_of(entry, before)
        lines = rules.lines(self.options, before, entry)
        after = rules.after(self.options, before, entry)
        return CountedRound(number, entry, before, after, lines, team_points(lines, len(before.totals)))

    def with_answer(self, path: Path, value: Any) -> Sheet:
        """With another answer about the round that is being entered; answers that are not asked any more are gone."""
        return self._entering(self.number, self._asked_of(with_value(self.draft, path, value), self.before))

    def taken_up(self, number: int) -> Sheet:
        """With a counted round to be corrected; what is not asked any more is left out."""
        sheet = self._entering(number, {})
        return sheet._entering(number, self._asked_of(self.entries[number - 1], sheet.before))

    def _entering(self, number: int, draft: Entry) -> Sheet:
        """With other answers, or another round being entered: what is counted need not be counted again."""
        sheet = replace(self, number=number, draft=draft)
        sheet.__dict__["rounds"] = self.rounds
        return sheet

    def _asked_of(self, entry: Entry, before: SheetStanding) -> Entry:
        """The answers that are asked for: others remain where an earlier round, or what was agreed on, was changed."""
        while True:
            asks = self.game.sheet.asks(self.options, before, entry)
            kept: Entry = {}
            for ask in asks:
                value = value_at(entry, ask.path)
                if value is not None and is_answer(ask, value):
                    kept = with_value(kept, ask.path, value)
            if kept == entry:
                return kept
            entry = kept

    def _settled(self) -> Sheet:
        """With the first round taken up that cannot be counted any more, if there is one."""
        if self.next <= len(self.entries):
            return self.taken_up(self.next)
        return self._entering(self.number, self._asked_of(self.draft, self.before))

    def with_line(self, line: SheetLine | RoundLine) -> Sheet:
        """The sheet after a line of its record; raises `ValueError` for one that cannot follow."""
        if isinstance(line, SheetLine):
            sheet = replace(self, agreed=line)
            sheet._check_agreed(self.agreed)
            return sheet._settled()
        last = len(self.entries)
        if line.number > last + 1 or line.number > MOST_ROUNDS:
            raise ValueError(f"round {line.number} cannot follow round {last}")
        drafted = self._entering(line.number, line.entry)
        if line.entry or not line.counted:
            check_entry(drafted.asks, drafted.draft)
        if not line.counted:
            return drafted
        if not line.entry:
            if line.number != last:
                raise ValueError("only the last round can be taken away")
            return replace(self, entries=self.entries[:-1], number=last, draft={})
        drafted.drafted()
        entries = (*self.entries[: line.number - 1], line.entry, *self.entries[line.number :])
        return replace(self, entries=entries, number=len(entries) + 1, draft={})._settled()

    def _check_agreed(self, before: SheetLine) -> None:
        """Raises `ValueError` for what cannot be agreed on, and `OptionError` for a house rule that there is not."""
        choose(self.game.options, self.agreed.options)
        self.game.teams(len(self.agreed.names))
        if self.agreed.game != before.game or (self.entries and len(self.agreed.names) != len(before.names)):
            raise ValueError("the game stays, and the number of players once a round is counted")
        if self.agreed.dealer >= len(self.agreed.names):
            raise ValueError("nobody sits there to deal")
