"""Pictures of scenes without a display: each scene by name, or the table of a record.

Here are the scenes that need nothing but a match that is played for them. Those that show an archive are in a checkout
alone, with the matches made for them: `build_scripts/pictures/scenes.py`.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from game.engine import Action
from game.engine.record import SeatSetup, written_all
from game.games import GAMES
from game.i18n import language
from game.i18n.wording import usual_names
from game.match.match import Match
from game.match.saves import MatchSetup, load_match, new_match
from game.match.thinking import AgentProcess
from game.match.turn_loop import TurnLoop
from game.opponents.protocol import heuristic_action
from game.review.units import read_back
from game.storage.folders import Folders
from game.storage.record_files import read_record_file
from game.storage.settings import Settings, changed
from game.ui.graphics.motion import FakeClock
from game.ui.navigation import Navigation
from game.ui.stage.profile import Profile
from game.ui.stage.stage import Stage

EVENING: Final = datetime(2026, 1, 16, 21, 40)
"""The time of the matches that are played for pictures."""
_PLAYER: Final = "Amina"
_SPELLED: Final = {"ar": "أمينة"}
"""The player's name by the code of a language that writes it otherwise."""
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
    """The name of a scene."""
    size: tuple[int, int]
    game: str
    at: int | None = None
    """The number of actions played on a table; the number of rounds played before a score; None for a late one."""
    theme: str = "dark"
    scale: float = 1.0
    record: Path | None = None
    """A record whose table is shown instead of the one played here."""


Opener = Callable[[Stage, PictureRequest], None]
"""Opens what a picture shows."""


@dataclass(frozen=True, slots=True)
class Studio:
    """The scenes that can be pictured, and the profile with which they are."""

    scenes: Mapping[str, Opener]
    counted: Sequence[str]
    """The scenes for which a request says how far to go."""
    profile: type[Profile] = Profile
    played: Callable[[Match], Sequence[str]] = lambda _match: ()
    """The actions that are stored of the deal of a match, in their text form."""


def studio() -> Studio:
    """All scenes that can be pictured here; in a checkout also those that show an archive."""
    if find_spec("pictures") is None:
        return PLAIN
    full: Studio = import_module("pictures.scenes").STUDIO
    return full


class NotThatFarError(ValueError):
    """What is pictured does not go on as far as was asked; the message says how far it does."""


def take_picture(
    request: PictureRequest, out: Path, pose: Callable[[Stage], None] | None = None, *, studio: Studio
) -> tuple[int, int]:
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
        stage = Stage(
            request.size, _picture_profile(studio.profile, Path(home), request.theme), Navigation, FakeClock()
        )
        stage.resize(request.size, request.scale)
        surface = pygame.display.set_mode(stage.size)  # all of a scene that is larger than the window
        try:
            studio.scenes[request.scene](stage, request)
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
    """A match with a person at seat 0, played until it is `enough` or over."""
    match = begun(game, seed)
    play_on(match, enough)
    return match


def begun(game: str, seed: int = SEED) -> Match:
    """A match with a person at seat 0 in which nothing was played yet."""
    return new_match(GAMES, MatchSetup(game, seats(game), seed, {}), None, EVENING)


def seats(game: str) -> tuple[SeatSetup, ...]:
    """The player and the usual opponents, at a full table."""
    levels = (None, "club", "casual", "club")
    names = (player_called(language().code), *usual_names(game))
    return tuple(SeatSetup(names[seat], levels[seat]) for seat in range(max(GAMES[game].seats)))


def never(_match: Match) -> bool:
    """A match is never played far enough before it is over."""
    return False


def play_on(match: Match, enough: Callable[[Match], bool]) -> tuple[Action, ...]:
    """Plays what is stored of the deal, and then by the heuristic policy; returns what was done."""
    stored = studio().played(match)
    done: list[Action] = []
    while match.outcome() is None and not enough(match):
        seat = match.actor()
        if match.number < len(stored):
            done.append(match.game.parse(stored[match.number]))
        elif seat is None:
            done.append(next(match.actions()))
        else:
            done.append(heuristic_action(match.game, match.view(seat), match.agent_stream()))
        match.play(done[-1])
    return tuple(done)


@cache
def _way_to_table(game: str, number: int) -> tuple[Action, ...]:
    """What is done until a person is to act after so many actions; played once for all pictures."""
    return play_on(begun(game), lambda match: match.number >= number and match.actor() in (0, None))


def _picture_profile(kind: type[Profile], home: Path, theme: str) -> Profile:
    folders = Folders(home / "config", home / "saves", home / "cache", home / "logs")
    settings = changed(Settings(), player_name=player_called(language().code), player_face="olfa", theme=theme)
    return kind(folders, settings, GAMES, draws_pictures=False, patience=_LONGEST_MS / 1000)


def player_called(code: str) -> str:
    """The name of the player in the language of that code."""
    return _SPELLED.get(code, _PLAYER)


def _menu(stage: Stage, _request: PictureRequest) -> None:
    stage.navigator.open_menu()


def _new_match(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_new_match(game=request.game)


def _faces(stage: Stage, request: PictureRequest) -> None:
    from game.ui.scenes.settings.faces import FacesScene

    _new_match(stage, request)
    stage.push(FacesScene(stage))


def _table(stage: Stage, request: PictureRequest) -> None:
    from game.ui.table.scene import TableScene

    if request.record is not None:
        match = load_match(GAMES, _up_to(request.record, request.at, stage.profile.folders.saves))[1].match
    else:
        match = begun(request.game)
        for action in _way_to_table(request.game, _LATE if request.at is None else request.at):
            match.play(action)
        if request.at is not None and match.number < request.at:
            raise NotThatFarError(f"from 0 to {match.number}")
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
        raise NotThatFarError(f"from 0 to {playback.last}")
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
        raise NotThatFarError(f"from 1 to {len(match.history())}")
    stage.navigator.open_scoring(match)


@cache
def finished_match(game: str) -> Match:
    """A match that was played to its end, once for all pictures."""
    return played_match(game, never)


def _end(stage: Stage, request: PictureRequest) -> None:
    stage.navigator.open_result(finished_match(request.game))


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


def _menu_entry(stage: Stage, _request: PictureRequest) -> None:
    stage.navigator.open_menu()
    stage.navigator.open_menu_entry()


def _settings(section: str) -> Callable[[Stage, PictureRequest], None]:
    return lambda stage, _request: stage.navigator.open_settings(section)


PLAIN: Final = Studio(
    {
        "menu": _menu,
        "new_match": _new_match,
        "faces": _faces,
        "table": _table,
        "pause": _pause,
        "scoring": _scoring,
        "end": _end,
        "rules": _rules,
        "lessons": _lessons,
        "lesson": _lesson,
        "welcome": _welcome,
        "menu-entry": _menu_entry,
        "shortcuts": _shortcuts,
        "about": _about,
        "settings": _settings("play"),
        "settings-look": _settings("look"),
        "settings-sound": _settings("sound"),
        "settings-language": _settings("language"),
        "settings-names": _settings("names"),
        "settings-keys": _settings("keys"),
    },
    ("table", "pause", "shortcuts", "scoring"),
)
"""The scenes that need nothing but a match that is played for them."""
