"""`majlis --self-test`: all that travels with the program loads, and a match of each game can be played and kept.

It needs no display, no sound device and no folder that it may write to but the system's temporary one.
"""

from __future__ import annotations

import gettext
import re
import sys
import tempfile
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game import __version__
from game.clock import local_now
from game.engine import AnyGame, declared
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, load_match, new_match, start_match
from game.match.thinking import AgentProcess
from game.opponents.protocol import Decision, NoDeadline, agent_for
from game.printing import print_error, print_text
from game.resources import asset_root

_SEED: Final = 20_241
_SVG_BEGINS: Final = re.compile(rb"\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]", re.DOTALL)
_INTO_THE_ROUND: Final = 24
"""Actions after which somebody has taken, laid or won something in every game."""
_PATIENCE: Final = 30.0
"""Seconds for the agents' process to start and answer, on a slow machine and a cold disk."""


class SelfTestError(RuntimeError):
    """Something is missing or broken; the message says what."""


def run_self_test() -> int:
    """Check everything and print what was checked; 0 if all is well, 1 with the reason if not."""
    print_text(f"Majlis {__version__}, Python {sys.version.split()[0]}, {sys.platform}")
    try:
        for line in _checks():
            print_text(f"ok  {line}")
    except SelfTestError as error:
        print_error(f"majlis --self-test: {error}")
        return 1
    print_text("Everything works.")
    return 0


def _checks() -> Iterator[str]:
    yield _load_assets(asset_root())
    with tempfile.TemporaryDirectory(prefix="majlis-") as folder:
        for game in GAMES.values():
            yield _play_and_keep(game, Path(folder))
    agents = AgentProcess()
    try:
        for game in GAMES.values():
            yield _ask_the_process(agents, game)
    finally:
        agents.close()


def _load_assets(root: Path) -> str:
    files = [path for path in sorted(root.rglob("*")) if path.is_file()]
    if not files:
        raise SelfTestError(f"no assets in {root}")
    for path in files:
        content = _read(path)
        if not content:
            raise SelfTestError(f"{path} is empty")
        reader = _READERS.get(path.suffix.lower())
        if reader is None:
            continue
        try:
            reader(path, content)
        except (ValueError, EOFError, wave.Error, OSError) as error:
            raise SelfTestError(f"{path} cannot be loaded: {error}") from error
    return f"{len(files)} assets load"


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SelfTestError(f"{path} cannot be read: {error.strerror}") from error


def _load_svg(_path: Path, content: bytes) -> None:
    if not (_SVG_BEGINS.match(content) and content.rstrip().endswith(b"</svg>")):
        raise ValueError("not a complete SVG picture")


def _load_png(_path: Path, content: bytes) -> None:
    if not content.startswith(b"\x89PNG\r\n\x1a\n") or b"IEND" not in content[-16:]:
        raise ValueError("not a PNG picture")


def _load_font(_path: Path, content: bytes) -> None:
    if content[:4] not in (b"\x00\x01\x00\x00", b"OTTO", b"true"):
        raise ValueError("not a font")


def _load_sound(path: Path, _content: bytes) -> None:
    with wave.open(str(path)) as sound:
        sound.readframes(sound.getnframes())


def _load_catalogue(path: Path, _content: bytes) -> None:
    with path.open("rb") as file:
        gettext.GNUTranslations(file)


def _load_text(_path: Path, content: bytes) -> None:
    content.decode("utf-8")


_READERS: Final[dict[str, Callable[[Path, bytes], None]]] = {
    ".svg": _load_svg,
    ".png": _load_png,
    ".ttf": _load_font,
    ".otf": _load_font,
    ".wav": _load_sound,
    ".mo": _load_catalogue,
    ".txt": _load_text,
    ".md": _load_text,
    ".json": _load_text,
    ".toml": _load_text,
}


def _play_and_keep(game: AnyGame, folder: Path) -> str:
    seats = tuple(SeatSetup(f"Seat {seat}", "novice") for seat in range(game.seats[-1]))
    short = {spec.name: min(spec.lengths.values()) for spec in declared(game.options) if spec.lengths}
    match = start_match(GAMES, MatchSetup(game.name, seats, _SEED, short), folder, local_now())
    try:
        _play_on(match)
    finally:
        # its writer would hold the folder, and the process, open
        saved = match.close(_PATIENCE)
    if not saved:
        raise SelfTestError(f"a match of {game.name} could not be saved")
    (path,) = folder.glob(f"{game.name}*")
    _, again = load_match(GAMES, path)
    if again.notice is not None or again.match.state_hash() != match.state_hash():
        raise SelfTestError(f"a saved match of {game.name} could not be loaded unchanged: {again.notice}")
    return f"{game.name}: a match of {match.standing().round} rounds and {match.number} actions, saved and loaded again"


def _ask_the_process(agents: AgentProcess, game: AnyGame) -> str:
    """At the begin of a round, and in its midst, where a view holds more."""
    seats = tuple(SeatSetup(f"Seat {seat}", "club") for seat in range(game.seats[-1]))
    match = new_match(GAMES, MatchSetup(game.name, seats, _SEED, {}), None, local_now())
    first = _asked(agents, match)
    _play_on(match, _INTO_THE_ROUND)
    later = _asked(agents, match)
    return f"{game.name}: the opponents' process answers ({first:.0f} and {later:.0f} ms)"


def _asked(agents: AgentProcess, match: Match) -> float:
    """The milliseconds that an answer took."""
    started = time.monotonic()
    agents.ask(match.game_name, "club", match.view(match.actor() or 0), match.agent_stream(), 10_000, 0.0)
    answer = agents.poll(0.0)
    while answer is None:
        if time.monotonic() - started > _PATIENCE:
            raise SelfTestError("the opponents' process does not answer")
        time.sleep(0.005)
        answer = agents.poll(0.0)
    if not isinstance(answer, Decision) or match.why_not([answer.action]) is not None:
        raise SelfTestError(f"the opponents' process failed: {answer}")
    return (time.monotonic() - started) * 1000


def _play_on(match: Match, least: int | None = None) -> None:
    """Quickly, to the end or to a decision after so many actions: the level that thinks is asked in its process."""
    quick = agent_for(match.game, "greedy")
    while match.outcome() is None:
        seat = match.actor()
        if seat is None:
            match.play(next(match.actions()))
        elif least is not None and match.number >= least:
            return
        else:
            match.play(quick.decide(match.view(seat), match.agent_stream(), NoDeadline()).action)
