"""Pictures of scenes without a display: each scene by name, or the table of a record."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from game.engine import Action
from game.engine.record import SeatSetup, written_all
from game.games import GAMES
from game.i18n import language
from game.i18n.wording import usual_names
from game.match.deals.codes import code_of_match
from game.match.match import Match
from game.match.saves import MatchSetup, load_match, new_match
from game.match.thinking import AgentProcess
from game.match.turn_loop import TurnLoop
from game.opponents.protocol import heuristic_action
from game.review.units import read_back
from game.storage.folders import Folders
from game.storage.record_files import read_record_file
from game.storage.settings import Settings, changed
from game.ui.motion import FakeClock
from game.ui.navigation import Navigation
from game.ui.picture_fixtures import EVENING, EveningProfile, record_from_the_left, records_of_days
from game.ui.profile import Profile
from game.ui.scenes.load.pictured import saved_matches
from game.ui.scenes.pictured_player import player_called
from game.ui.scenes.replay.pictured import telling_moment
from game.ui.stage import Stage

SEED: Final = 7
"""The match that pictures are taken of."""
_LATE: Final = 120
"""Actions after which a table is worth a picture."""
_LONGEST_MS: Final = 60_000
_STEP_MS: Final = 120.0
_LONGEST_PAUSE_MS: Final = 700.0
"""A scene that wants nothing for longer than this is at rest, even if a line of text will go some time."""


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """What a picture is to show."""

    scene: str
    """A name of `SCENES`."""
    size: tuple[int, int]
    game: str
    at: int | None = None
    """The number of actions played on a table; the number of rounds played before a score; None for a late one."""
    theme: str = "dark"
    scale: float = 1.0
    record: Path | None = None
    """A record whose table is shown instead of the one played here."""


class NotThatFarError(ValueError):
    """What is pictured does not go on as far as was asked; the message says how far it does."""


def take_picture(request: PictureRequest, out: Path, pose: Callable[[Stage], None] | None = None) -> tuple[int, int]:
    """Draw the scene as it rests and write a PNG file; returns its size.

    `pose` may give events to the scene at rest; then what came of them is drawn. Raises `OSError`, `NotThatFarError`,
    and `KeyError` for an unknown scene.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory(prefix="majlis-") as home:
        surface = pygame.display.set_mode(request.size)
        stage = Stage(request.size, _picture_profile(Path(home), request.theme), Navigation, FakeClock())
        stage.resize(request.size, request.scale)
        surface = pygame.display.set_mode(stage.size)  # all of a scene that is larger than the window
        try:
            SCENES[request.scene](stage, request)
            rest(stage, surface)
            if pose is not None:
                pose(stage)
                rest(stage, surface)
            picture = BytesIO()
            pygame.image.save(surface, picture, "picture.png")
            out.write_bytes(picture.getvalue())  # which raises the errors of the system, not those of pygame
        finally:  # Windows deletes no folder in which a file is open
            stage.close()
            stage.profile.archive.close()
        return surface.get_size()


def rest(stage: Stage, surface: Any) -> None:
    """Draw frames until nothing moves; the stage must have a fake clock.

    A scene that only asks again and again, as a table does whose next player is held back, rests as well.
    """
    clock = stage.clock
    if not isinstance(clock, FakeClock):
        raise TypeError("only a fake clock can be moved on")
    until = clock.now() + _LONGEST_MS
    stage.update()
    stage.draw(surface)
    asked_in_vain = 0.0
    while clock.now() < until and asked_in_vain <= _LONGEST_PAUSE_MS:
        wait = stage.wake_after()
        if wait is None or wait > _LONGEST_PAUSE_MS:
            break
        clock.advance(max(wait, _STEP_MS))
        stage.profile.archive.wait()
        stage.update()
        painted = stage.draw(surface)
        asked_in_vain = 0.0 if painted or not wait else asked_in_vain + max(wait, _STEP_MS)


def played_match(game: str, enough: Callable[[Match], bool], seed: int = SEED) -> Match:
    """A match with a person at seat 0, played by the heuristic policy until it is `enough` or over."""
    match = _begun(game, seed)
    _play_on(match, enough)
    return match


def _begun(game: str, seed: int = SEED) -> Match:
    return new_match(GAMES, MatchSetup(game, _seats(game), seed, {}), None, EVENING)


def _seats(game: str) -> tuple[SeatSetup, ...]:
    levels = (None, "club", "casual", "club")
    names = (player_called(language().code), *usual_names(game))
    return tuple(SeatSetup(names[seat], levels[seat]) for seat in range(max(GAMES[game].seats)))


def _never(_match: Match) -> bool:
    return False


def _play_on(match: Match, enough: Callable[[Match], bool]) -> tuple[Action, ...]:
    """Returns what was done."""
    done: list[Action] = []
    while match.outcome() is None and not enough(match):
        seat = match.actor()
        if seat is None:
            done.append(next(match.actions()))
        else:
            done.append(heuristic_action(match.game, match.view(seat), match.agent_stream()))
        match.play(done[-1])
    return tuple(done)


@cache
def _way_to_table(game: str, number: int) -> tuple[Action, ...]:
    """What is done until a person is to act after so many actions; thought about once for all pictures."""
    return _play_on(_begun(game), lambda match: match.number >= number and match.actor() in (0, None))


def _picture_profile(home: Path, theme: str) -> Profile:
    folders = Folders(home / "config", home / "saves", home / "cache", home / "logs")
    settings = changed(Settings(), player_name=player_called(language().code), player_face="olfa", theme=theme)
    return EveningProfile(folders, settings, GAMES, draws_pictures=False, patience=_LONGEST_MS / 1000)


def with_saves(stage: Stage, game: str) -> None:
    """A few saved matches: in play, finished, damaged."""
    folder = stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    for name, written, moment in _saves(game):
        (folder / name).write_bytes(written)
        os.utime(folder / name, (moment, moment))


@cache
def _saves(game: str) -> tuple[tuple[str, bytes, float], ...]:
    """Their names, their contents and when they were played last; they are played once."""
    return saved_matches(game, _seats(game), SEED, _play_on)


def _menu(stage: Stage, request: PictureRequest) -> None:
    with_saves(stage, request.game)
    stage.navigator.open_menu()


def _new_match(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_new_match(game=request.game)


def _faces(stage: Stage, request: PictureRequest) -> None:
    from game.ui.scenes.settings.faces import FacesScene

    _new_match(stage, request)
    stage.push(FacesScene(stage))


@cache
def _round_worth(game: str) -> float:
    """What the first round of a match brings somebody at most, in points of the match."""
    totals = played_match(game, lambda match: bool(match.history())).history()[0].totals
    return max(1.0, *(abs(float(total)) for total in totals))


def _with_career(stage: Stage, game: str) -> None:
    """Those matches, and many that were played in the weeks before."""
    from game.ui.scenes.statistics.made_up import write_career

    with_saves(stage, game)
    write_career(stage.profile, game, player_called(language().code), EVENING, _round_worth)


def _load(stage: Stage, request: PictureRequest) -> None:
    _with_career(stage, request.game)
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
        raise NotThatFarError(f"0 to {last}")
    return usual if wanted is None else wanted


@cache
def _telling(game: str) -> int:
    """A telling moment of the largest of these matches."""
    return telling_moment(max((written for _name, written, _moment in _saves(game)), key=len), _LATE)


def _days(stage: Stage, request: PictureRequest) -> None:
    with_days(stage, request.game)
    stage.navigator.open_days(request.game)


def with_days(stage: Stage, game: str) -> None:
    """Days that were won and lost, and one that is in play; that of the evening is over."""
    folder = stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    for name, written in _days_played(game):
        (folder / name).write_bytes(written)


@cache
def _days_played(game: str) -> tuple[tuple[str, bytes], ...]:
    """The names and contents of their records."""
    names = [seat.name for seat in _seats(game)]
    return records_of_days(game, names, lambda match, in_play: _play_on(match, _in_play if in_play else _never))


def _in_play(match: Match) -> bool:
    return match.number > 10


def _deal_code(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_menu()
    match = _begun(request.game)
    stage.navigator.open_deal_code(code_of_match(match.header, match.game))


def _same_deal(stage: Stage, request: PictureRequest) -> None:
    """Of a match that is over; the player had the seat on the left in another one."""
    stage.profile.folders.saves.mkdir(parents=True, exist_ok=True)
    name, written = _from_the_left(request.game)
    (stage.profile.folders.saves / name).write_bytes(written)
    stage.navigator.open_menu()
    stage.navigator.open_same_deal(_finished(request.game))


@cache
def _from_the_left(game: str) -> tuple[str, bytes]:
    """The name and the content of the record of that match."""
    return record_from_the_left(_finished(game), _play_on)


def _review(stage: Stage, request: PictureRequest, *, faultless: bool = False, replayed: bool = False) -> None:
    """Of a round that was gone over once, or its replay: to go over one takes up to a minute."""
    from game.review.findings import review_in
    from game.ui.scenes.review.pictured import reviewed

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
    """Of the game that was played most, which stands first in the list of games."""
    import pygame

    _with_career(stage, request.game)
    stage.navigator.open_statistics()
    rest(stage, pygame.display.get_surface())
    for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN):
        stage.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def _table(stage: Stage, request: PictureRequest) -> None:
    from game.ui.table.scene import TableScene

    if request.record is not None:
        match = load_match(GAMES, _up_to(request.record, request.at, stage.profile.folders.saves))[1].match
    else:
        match = _begun(request.game)
        for action in _way_to_table(request.game, _LATE if request.at is None else request.at):
            match.play(action)
        if request.at is not None and match.number < request.at:
            raise NotThatFarError(f"0 to {match.number}")
    loop = TurnLoop(match, AgentProcess())
    loop.paused = True
    for seat in range(len(match.seats)):
        match.take_events(seat)
    stage.profile.match = match
    stage.push(TableScene(stage, match, (), loop))


def _up_to(record: Path, number: int | None, folder: Path) -> Path:
    """The record, or one in the folder that is the same up to a moment. Raises `NotThatFarError`."""
    if number is None:
        return record
    playback = read_back(GAMES, read_record_file(record))
    if number > playback.last:
        raise NotThatFarError(f"0 to {playback.last}")
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / "part.jsonl"
    part.write_bytes(written_all(playback.branch(number, EVENING)))
    return part


def _scoring(stage: Stage, request: PictureRequest) -> None:
    rounds = 5 if request.at is None else request.at
    if rounds < 1:
        raise NotThatFarError("1 or more")
    match = played_match(request.game, lambda match: len(match.history()) >= rounds)
    if request.at is not None and len(match.history()) < rounds:
        raise NotThatFarError(f"1 to {len(match.history())}")
    stage.navigator.open_scoring(match)


@cache
def _finished(game: str) -> Match:
    return played_match(game, _never)


def _end(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_result(_finished(request.game))


def _table_at_rest(stage: Stage, request: PictureRequest) -> None:
    """The table that an overlay dims must have drawn its cards."""
    import pygame

    _table(stage, request)
    rest(stage, pygame.display.get_surface())


def _pause(stage: Stage, request: PictureRequest) -> None:
    _table_at_rest(stage, request)
    stage.navigator.open_pause()


def _rules(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_rules(f"{request.game} 4.2", request.game)


def _shortcuts(stage: Stage, request: PictureRequest) -> None:
    _table_at_rest(stage, request)
    stage.navigator.open_shortcuts()


def _about(stage: Stage, _request: PictureRequest) -> None:
    stage.navigator.open_about()


def _lessons(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_menu()
    stage.navigator.open_lessons(request.game)


def _lesson(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_first_lesson(request.game)


def _welcome(stage: Stage, _request: PictureRequest) -> None:
    stage.navigator.open_menu()
    stage.navigator.open_welcome()


def _settings(section: str) -> Callable[[Stage, PictureRequest], None]:
    return lambda stage, _request: stage.navigator.open_settings(section)


SCENES: Final[Mapping[str, Callable[[Stage, PictureRequest], None]]] = {
    "menu": _menu,
    "new_match": _new_match,
    "faces": _faces,
    "load": _load,
    "replay": _replay,
    "replay-reviewed": partial(_review, replayed=True),
    "days": _days,
    "deal-code": _deal_code,
    "same-deal": _same_deal,
    "statistics": _statistics,
    "review": _review,
    "review-faultless": partial(_review, faultless=True),
    "table": _table,
    "pause": _pause,
    "scoring": _scoring,
    "end": _end,
    "rules": _rules,
    "lessons": _lessons,
    "lesson": _lesson,
    "welcome": _welcome,
    "shortcuts": _shortcuts,
    "about": _about,
    "settings": _settings("play"),
    "settings-look": _settings("look"),
    "settings-sound": _settings("sound"),
    "settings-language": _settings("language"),
    "settings-names": _settings("names"),
    "settings-keys": _settings("keys"),
}
"""Every scene that can be pictured."""
COUNTED: Final = ("table", "pause", "shortcuts", "replay", "replay-reviewed", "scoring")
"""Those for which a request says how far to go."""
