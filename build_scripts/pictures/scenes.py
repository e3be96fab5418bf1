"""Every scene that can be pictured in a checkout, with archives, days and reviews made for the pictures."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache, partial
from typing import Final

from game.games import GAMES
from game.i18n import language
from game.match.deals.codes import code_of_match
from game.match.match import Match
from game.review.findings import review_in
from game.review.units import read_back
from game.ui import screenshot
from game.ui.screenshot import (
    EVENING,
    PLAIN,
    SEED,
    NotThatFarError,
    Opener,
    PictureRequest,
    Studio,
    begun,
    finished_match,
    never,
    played_match,
    player_called,
    rest,
    seats,
)
from game.ui.stage.stage import Stage
from pictures.career import write_career
from pictures.evening import EveningProfile
from pictures.played import actions_of
from pictures.records import record_from_the_left, records_of_days, saved_matches, telling_moment
from pictures.reviewed import reviewed

_LATE: Final = 120
"""Actions after which a replay is worth a picture."""


def with_saves(stage: Stage, game: str) -> None:
    """A few saved matches: in play, finished, damaged."""
    folder = stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    for name, written, moment in saves(game):
        (folder / name).write_bytes(written)
        os.utime(folder / name, (moment, moment))


@cache
def saves(game: str) -> tuple[tuple[str, bytes, float], ...]:
    """Return the saved matches with names, contents and times; the last one is damaged."""
    return saved_matches(game, seats(game), SEED, screenshot.play_on)


def _menu(stage: Stage, request: PictureRequest) -> None:
    with_saves(stage, request.game)
    stage.navigator.open_menu()


@cache
def _round_worth(game: str) -> float:
    """Return the most that the first round of a match may bring, in points of the match."""
    totals = played_match(game, lambda match: bool(match.history())).history()[0].totals
    return max(1.0, *(abs(float(total)) for total in totals))


def with_career(stage: Stage, game: str) -> None:
    """Save those matches, and many that were played in the weeks before."""
    with_saves(stage, game)
    write_career(stage.profile, game, player_called(language().code), EVENING, _round_worth)


def _load(stage: Stage, request: PictureRequest) -> None:
    with_career(stage, request.game)
    stage.navigator.open_load()


def _replay(stage: Stage, request: PictureRequest) -> None:
    with_saves(stage, request.game)
    record = max(stage.profile.folders.saves.iterdir(), key=lambda path: path.stat().st_size)
    stage.navigator.open_load()
    stage.navigator.open_replay(record, at=_moment_of(record.read_bytes(), request.at, _telling(request.game)))


def _moment_of(raw: bytes, wanted: int | None, usual: int) -> int:
    """The moment of a record that was asked for. Raises `NotThatFarError`."""
    last = read_back(GAMES, raw).last if wanted is not None else usual
    if wanted is not None and wanted > last:
        raise NotThatFarError(f"from 0 to {last}")
    return usual if wanted is None else wanted


@cache
def _telling(game: str) -> int:
    """Return a significant moment of the largest of these matches."""
    return telling_moment(max((written for _name, written, _moment in saves(game)), key=len), _LATE)


def _days(stage: Stage, request: PictureRequest) -> None:
    with_days(stage, request.game)
    stage.navigator.open_days(request.game)


def with_days(stage: Stage, game: str) -> None:
    """Save days that were won and lost, and one that is in play; that of the evening is over."""
    folder = stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    for name, written in days_played(game):
        (folder / name).write_bytes(written)


@cache
def days_played(game: str) -> tuple[tuple[str, bytes], ...]:
    """The names and contents of their records."""
    names = [seat.name for seat in seats(game)]
    return records_of_days(
        game, names, lambda match, in_play: screenshot.play_on(match, _in_play if in_play else never)
    )


def _in_play(match: Match) -> bool:
    return match.number > 10


def _deal_code(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_menu()
    match = begun(request.game)
    stage.navigator.open_deal_code(code_of_match(match.header, match.game))


def _same_deal(stage: Stage, request: PictureRequest) -> None:
    with_match_from_the_left(stage, request.game)
    stage.navigator.open_menu()
    stage.navigator.open_same_deal(finished_match(request.game))


def with_match_from_the_left(stage: Stage, game: str) -> None:
    """Another match of the deal of the finished one, in which the player had the seat on the left."""
    stage.profile.folders.saves.mkdir(parents=True, exist_ok=True)
    name, written = _from_the_left(game)
    (stage.profile.folders.saves / name).write_bytes(written)


@cache
def _from_the_left(game: str) -> tuple[str, bytes]:
    """The name and the content of the record of that match."""
    return record_from_the_left(finished_match(game), screenshot.play_on)


def _review(stage: Stage, request: PictureRequest, *, faultless: bool = False, replayed: bool = False) -> None:
    """Open the review of a round that was reviewed before, or its replay: to review one takes up to a minute."""
    record = stage.profile.folders.saves / f"{request.game}-20260110-190000.jsonl"
    raw, kept = reviewed(request.game, record.name, faultless=faultless)
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_bytes(raw)
    stage.profile.archive.keep([kept])
    found = review_in(kept.text)
    dearest = max(found.decisions, key=lambda each: each.cost) if found is not None else None
    late = dearest.number + 1 if dearest is not None else _LATE
    open_replay = partial(stage.navigator.open_replay, at=_moment_of(raw, request.at, late))
    (open_replay if replayed else stage.navigator.open_review)(record, kept.round)


def _statistics(stage: Stage, request: PictureRequest) -> None:
    """Open the statistics of the game that was played most, the first in the list of games."""
    import pygame

    with_career(stage, request.game)
    stage.navigator.open_statistics()
    rest(stage, pygame.display.get_surface())
    for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN):
        stage.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def _sheet(stage: Stage, request: PictureRequest) -> None:
    book = stage.profile.start_sheet(request.game)
    book.close()
    stage.navigator.open_sheets(book.writer.path)


def records(game: str) -> tuple[bytes, ...]:
    """The records of all the matches that these scenes show of a game."""
    kept = [written for _name, written, _moment in saves(game)[:-1]]
    return (*kept, *(written for _name, written in days_played(game)), _from_the_left(game)[1])


STUDIO: Final = Studio(
    {
        **PLAIN.scenes,
        "menu": _menu,
        "load": _load,
        "replay": _replay,
        "replay-reviewed": partial(_review, replayed=True),
        "days": _days,
        "deal-code": _deal_code,
        "same-deal": _same_deal,
        "statistics": _statistics,
        "sheet": _sheet,
        "review": _review,
        "review-faultless": partial(_review, faultless=True),
    },
    (*PLAIN.counted, "replay", "replay-reviewed"),
    EveningProfile,
    actions_of,
)
"""Every scene, and the profile with which it is pictured."""
SCENES: Final[Mapping[str, Opener]] = STUDIO.scenes
