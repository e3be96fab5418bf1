"""A career for pictures: rows of the index, as of matches that were played in the weeks before the evening."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Final

import msgspec

from game.games import GAMES
from game.i18n.wording import usual_names
from game.match.archive import index_of
from game.match.course import EVEN, LOST, WON, Course, course_text
from game.statistics.played import Played
from game.statistics.rating import ComparedRound, cached_round
from game.storage.index import FILE, CachedResult, IndexRow, stamp_of
from game.ui.stage.profile import Profile

_MATCHES: Final = (
    (0, 2, "club", 11),
    (0, 3, "strong", 9),
    (1, 4, "club", 7),
    (0, 5, "club", 10),
    (2, 6, "casual", 12),
    (0, 8, "club", 8),
    (0, 9, "casual", 9),
    (3, 11, "club", 8),
    (1, 14, "casual", 6),
    (0, 17, "club", 12),
    (0, 20, "strong", 10),
    (4, 23, "casual", 9),
    (0, 27, "casual", 8),
    (2, 31, "club", 13),
    (0, 36, "casual", 9),
    (0, 44, "club", 10),
)
"""Matches: the distance to the game of the pictures, days before the evening, the level of the others, rounds."""
_HOURS: Final = (19, 20, 21, 22)
_PARTNERS: Final = 2
"""The number of usual names that share the team with the player by turns."""


def write_career(profile: Profile, game: str, player: str, evening: datetime, round_of: Callable[[str], float]) -> None:
    """Put the rows into the index, and a file for each among the saves. `round_of` gives the worth of a round of a
    game, in points of the match.
    """
    others = [name for name in GAMES if name != game]
    order = [game, *others[len(others) // 2 :], *others[: len(others) // 2]]
    rows, kept = list[IndexRow](), list[CachedResult]()
    for number, (which, days, level, rounds) in enumerate(_MATCHES):
        name = order[which % len(order)]
        began = (evening - timedelta(days=days)).replace(hour=_HOURS[number % len(_HOURS)], minute=7 * number % 60)
        chance = Random(f"{name} {number}")
        row = _row(profile, name, player, began, level, rounds, round_of(name), chance)
        rows.append(row)
        kept += _held(row, chance)
    index = index_of(GAMES, profile.folders.home / FILE)
    index.open()
    index.put(rows)
    index.keep(kept)
    index.close()


def _row(
    profile: Profile, game: str, player: str, began: datetime, level: str, rounds: int, worth: float, chance: Random
) -> IndexRow:
    rules = GAMES[game]
    seats, sign = max(rules.seats), -1 if rules.fewest_win else 1
    teams, names = rules.teams(seats), usual_names(game)
    turned = began.day % _PARTNERS
    people = [player, *names[turned:], *names[:turned]][:seats]
    partner = next((people[seat] for seat in range(1, seats) if teams[seat] == teams[0]), "")
    own, best = list[float](), list[float]()
    for _round in range(rounds):
        middle, lead = worth * chance.uniform(0.5, 1.0), chance.gauss(0.06, 0.5) * worth
        own.append(round(middle + sign * lead / 2))
        best.append(round(middle - sign * lead / 2))
    leads = [sign * (mine - other) for mine, other in zip(own, best, strict=True)]
    results = "".join(EVEN if lead == 0 else WON if lead > 0 else LOST for lead in leads)
    course = Course(0, rules.fewest_win, (level,), partner, level if partner else "", tuple(own), tuple(best), results)
    won = sum(leads) > 0
    totals = [sum(own) if team == 0 else sum(best) + sign * -9.0 * (team - 1) for team in range(max(teams) + 1)]
    path = profile.folders.saves / f"{game}-{began:%Y%m%d-%H%M%S}.jsonl"
    path.write_bytes(b"{}\n")
    ended = began + timedelta(minutes=4 * rounds)
    os.utime(path, (ended.timestamp(),) * 2)
    setups = [{"name": who, "level": level if seat else None} for seat, who in enumerate(people)]
    return IndexRow(
        path.name,
        stamp_of(path.stat()),
        ended.timestamp(),
        game,
        began.isoformat(timespec="seconds"),
        seats=msgspec.json.encode(setups).decode(),
        round=rounds,
        totals=msgspec.json.encode([f"{total:g}" for total in totals]).decode(),
        finished=1,
        winners="[0]" if won else "[1]",
        reason="",
        course=course_text(course),
        match=sha256(path.name.encode()).hexdigest()[:16],
        length=path.stat().st_size,
    )


def _held(row: IndexRow, chance: Random) -> Sequence[CachedResult]:
    """Return results of Club for every round: about the same, a little less."""
    course = msgspec.json.decode(row.course, type=Course)
    leads = course.leads()
    match = Played(row.name, row.game or "", row.started, None, course, leads, row.stamp)
    spread = max(map(abs, leads))
    return [
        cached_round(match, number, ComparedRound(lead, lead * 0.6 + chance.gauss(-0.05, 0.3) * spread))
        for number, lead in enumerate(leads, start=1)
    ]
