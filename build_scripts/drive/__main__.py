"""`dev.py drive GAME|--all`: plays a session in a window of its own, films it, keeps the record."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from devtools.display import virtual_display
from devtools.environment import DevtoolsError
from devtools.paths import BUILD
from distribution.frozen import program as packaged
from drive.film import Camera, Film, NullCamera
from drive.games import played_game
from drive.goals import missing
from drive.input_modes import INPUT_MODES
from drive.lessons import Lessons
from drive.looking_back import REPLAYED_BY, WANTED, RoundPlayback
from drive.program import SOURCE, HostProgram, Program
from drive.record_reader import RecordReader
from drive.refusals import all_tries, table
from drive.rehearsal import chosen_deal
from drive.restless import RestlessUser
from drive.session import Session, SessionPlan
from game.games import GAMES
from game.i18n.languages import LANGUAGES
from game.storage.settings import Settings, save_settings
from windows.program import installed
from windows.wine import WineStartError

WITHOUT_DISKS: Final = "Failing disks can be tried on Linux only."


def main() -> int:
    """Plays; returns 1, with a list, if something that should have happened did not."""
    parser = argparse.ArgumentParser(
        prog="dev.py drive",
        description="Play in a real window under Xvfb and film it. Exits with 1, and lists what did not happen.",
    )
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("game", nargs="?", choices=list(GAMES), help="the game to play")
    which.add_argument("--all", action="store_true", help="play every game, the first also by keyboard and gamepad")
    which.add_argument(
        "--disk", nargs="?", const="", metavar="WORDS", help="try disks that fail; only the cases with WORDS"
    )
    parser.add_argument(
        "--packaged", nargs="?", type=Path, const=packaged(), help="drive the packaged program, or the one at PACKAGED"
    )
    parser.add_argument("--with", dest="way", choices=sorted(INPUT_MODES), default="mouse", help="how to play (mouse)")
    parser.add_argument(
        "--size", type=_size, default=(1280, 720), metavar="WxH", help="the size of the window in pixels (1280x720)"
    )
    parser.add_argument("--lang", default="en", choices=[each.code for each in LANGUAGES], help="the language (en)")
    parser.add_argument(
        "--deal", type=int, default=1, metavar="N", help="begin with the first suitable deal from N on (1)"
    )
    parser.add_argument("--brief", action="store_true", help="play one round, without film")
    parser.add_argument("--preset", default="", metavar="NAME", help="with --brief: play by these house rules")
    parser.add_argument("--random", type=float, metavar="SECONDS", help="do random things for SECONDS instead")
    parser.add_argument(
        "--kills", type=int, default=0, metavar="N", help="with --random: kill N processes meanwhile (0)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="with --random: the seed (1)")
    parser.add_argument("--replay", action="store_true", help="replay a match and play on from it instead")
    parser.add_argument("--lesson", metavar="NAME", help="play lessons instead: `all`, or up to NAME")
    parser.add_argument("--windows", action="store_true", help="drive the Windows package, installed under Wine")
    chosen = parser.parse_args()
    with _program(chosen) as program:
        return _drive(program, chosen)


@contextmanager
def _program(chosen: argparse.Namespace) -> Iterator[Program]:
    if chosen.windows:
        with installed(tested=not chosen.brief) as program:
            yield program
    elif chosen.packaged is not None:
        yield HostProgram((str(chosen.packaged),))
    else:
        yield SOURCE


def _drive(program: Program, chosen: argparse.Namespace) -> int:
    if chosen.disk is not None:
        if not isinstance(program, HostProgram):
            raise DevtoolsError(WITHOUT_DISKS)
        return _disks(program, chosen.disk)
    if chosen.replay:
        replays = [(game, way) for game in (GAMES if chosen.all else [chosen.game]) for way in REPLAYED_BY]
        return 1 if [replay for replay in replays if not _replay(program, *replay, chosen)] else 0
    if chosen.random:
        games = list(GAMES) if chosen.all else [chosen.game]
        return 1 if sum(_play_at_random(program, game, chosen) for game in games) else 0
    if chosen.lesson:
        games = list(GAMES) if chosen.all else [chosen.game]
        return 1 if sum(not _lessons(program, game, chosen) for game in games) else 0
    sessions = _every_game() if chosen.all else [(chosen.game, chosen.way)]
    failed = [f"{game} by {way}" for game, way in sessions if not _session(program, game, way, chosen)]
    if failed and chosen.all:
        print(f"Something is missing: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def _every_game() -> list[tuple[str, str]]:
    """Games and how they are played: what only clicks can reach the mouse does turn about."""
    first, *others = GAMES
    return [(first, "mouse"), (first, "keyboard"), (first, "gamepad"), *((game, "mouse") for game in others)]


def _session(program: Program, name: str, way: str, chosen: argparse.Namespace) -> bool:
    """Plays one game in a window and prints what was done; whether nothing is missing."""
    began = time.monotonic()
    game = played_game(name)
    deal = chosen.deal if chosen.brief else chosen_deal(name, game, max(chosen.deal, game.first_deal))
    plan = SessionPlan(name, game, deal, way, chosen.brief, chosen.preset)
    text = f"{name} by {way}: playing deal {deal} (found after {time.monotonic() - began:.0f} s)"
    print(text, file=sys.stderr, flush=True)
    source = "windows" if chosen.windows else "source" if program is SOURCE else "packaged"
    folder = BUILD / "drive" / f"{name}-{way}-{chosen.lang}-{source}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    width, height = chosen.size
    settings = Settings(
        confirm_moves=False, ends_turn=False, language=chosen.lang, window_width=width, window_height=height
    )
    if chosen.brief:
        done, trouble = _play(plan, program, NullCamera(), settings, folder)
    else:
        film = Film(folder)
        done, trouble = _play(plan, program, film, settings, folder)
        print(f"{film.strip()}: the film strip, after {time.monotonic() - began:.0f} s")
    left = missing(plan.wanted, done)
    for goal in plan.wanted:
        print(f"  {'✗' if goal in left else '✓'} {goal}")
    if trouble:
        print(trouble, file=sys.stderr)
    return _is_sound(program, folder / "record.jsonl") and not left and not trouble


def _lessons(program: Program, name: str, chosen: argparse.Namespace) -> bool:
    """The lessons of a game in a window of their own; whether all of them were done."""
    folder = BUILD / "drive" / f"{name}-lessons-{chosen.way}-{chosen.lang}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    film = Film(folder)
    width, height = chosen.size
    settings = Settings(
        confirm_moves=False,
        ends_turn=False,
        language=chosen.lang,
        window_width=width,
        window_height=height,
        animation_speed="fast",
    )
    lessons = Lessons(name, played_game(name), chosen.way, film)
    trouble = ""
    with virtual_display(width, height) as display, tempfile.TemporaryDirectory() as scratch:
        save_settings(program.folders(Path(scratch)).config, settings)
        try:
            done = lessons.pass_through(program, display, Path(scratch), chosen.lesson)
            print(f"{name}: {', '.join(done)}; first card after {lessons.first_card_s:.1f} s")
        except DevtoolsError as error:
            trouble = str(error)
            film.take(display, "trouble")
            print(trouble, file=sys.stderr)
    print(f"{film.strip()}: the film strip")
    return not trouble


def _disks(program: HostProgram, words: str) -> int:
    """Disks that refuse in every way; prints what came of it."""
    with virtual_display(1600, 1000) as display, tempfile.TemporaryDirectory(prefix="majlis-disk-") as folder:
        outcomes = all_tries(list(program.command), display, Path(folder), words)
    print(table(outcomes))
    return 1 if any(outcome.fault for outcome in outcomes) else 0


def _replay(program: Program, game: str, way: str, chosen: argparse.Namespace) -> bool:
    """Looks at a match again in a window and prints what was done; whether nothing is missing."""
    width, height = chosen.size
    folder = BUILD / "drive" / f"{game}-replay-{way}-{chosen.lang}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    film = Film(folder)
    with virtual_display(width, height) as display, tempfile.TemporaryDirectory() as scratch:
        settings = Settings(
            confirm_moves=False,
            ends_turn=False,
            language=chosen.lang,
            window_width=width,
            window_height=height,
            first_start_done=True,
            animation_speed="fast",
        )
        save_settings(program.folders(Path(scratch)).config, settings)
        looking = RoundPlayback(game, way, program, display, Path(scratch), film)
        try:
            looking.passes()
        except DevtoolsError as error:
            print(error, file=sys.stderr)
    left = missing(WANTED, looking.done)
    print(f"{film.strip()}: the film strip of a replay of {game} by {way}")
    for goal in WANTED:
        print(f"  {'✗' if goal in left else '✓'} {goal}")
    return not left


def _play_at_random(program: Program, game: str, chosen: argparse.Namespace) -> bool:
    """Random events in a window of the game; prints what came of them, and says whether anything must not be."""
    width, height = chosen.size
    folder = BUILD / "drive" / f"{game}-random-{chosen.seed}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    settings = Settings(
        confirm_moves=False,
        ends_turn=False,
        language=chosen.lang,
        window_width=width,
        window_height=height,
        animation_speed="fast",
    )
    save_settings(program.folders(folder).config, settings)
    with virtual_display(max(width, 1600), max(height, 900)) as display:
        restless = RestlessUser(game, program, display, folder, chosen.seed)
        report = restless.plays(chosen.random, chosen.kills)
    print(json.dumps({"game": game, "size": f"{width}x{height}", "seed": chosen.seed, **report.summary()}))
    return bool(report.faults or report.hangs)


def _play(
    plan: SessionPlan, program: Program, camera: Camera, settings: Settings, folder: Path
) -> tuple[set[str], str]:
    """Play, and return what was done and what went wrong; record and log are copied into the folder."""
    trouble = ""
    size = settings.window_width, settings.window_height
    with virtual_display(*size) as display, tempfile.TemporaryDirectory() as scratch:
        folders = program.folders(Path(scratch))
        save_settings(folders.config, settings)
        session = Session(plan, program, display, Path(scratch), camera)
        try:
            session.passes()
        except DevtoolsError as error:
            trouble = str(error)
        for record in folders.saves.glob("*.jsonl"):
            shutil.copy(record, folder / "record.jsonl")
        for log in folders.logs.glob("*.log"):
            shutil.copy(log, folder)
    return session.done, trouble


def _is_sound(program: Program, record: Path) -> bool:
    """Whether the program itself accepts the record and comes to the same state as the reader of it here."""
    if not record.exists():
        return False
    check = program.run("replay", str(record), "--verify")
    print(check.stdout, end="")
    return check.returncode == 0 and RecordReader(record.parent).match().state_hash() in check.stdout.split()


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        return int(width), int(height)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080") from error


if __name__ == "__main__":
    try:
        sys.exit(main())
    except WineStartError as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        sys.exit(trouble.exit_code)
    except DevtoolsError as trouble:
        sys.exit(f"\n{trouble}")
