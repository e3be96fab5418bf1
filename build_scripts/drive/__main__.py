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
from drive.film import Camera, Film, Nobody
from drive.games import played_game
from drive.goals import missing
from drive.input_modes import INPUT_MODES
from drive.lessons import Lessons
from drive.looking_back import REPLAYED_BY, WANTED, RoundPlayback
from drive.program import SOURCE, HostProgram, Program
from drive.record_reader import RecordReader
from drive.refusals import all_tries, table
from drive.rehearsal import chosen_deal
from drive.restless import Restless
from drive.session import Plan, Session
from game.games import GAMES
from game.i18n.languages import LANGUAGES
from game.storage.settings import Settings, save_settings
from windows.program import installed

WITHOUT_DISKS: Final = "Disks that refuse are driven on Linux alone."


def main() -> int:
    """Plays; 1 if something that should have happened did not, with a list of it."""
    parser = argparse.ArgumentParser(prog="dev.py drive", description=main.__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("game", nargs="?", choices=list(GAMES), help="the game that is played")
    which.add_argument("--all", action="store_true", help="every game, the first by keyboard and gamepad too")
    which.add_argument("--disk", nargs="?", const="", metavar="WORDS", help="disks that refuse; those with WORDS")
    parser.add_argument(
        "--packaged", nargs="?", type=Path, const=packaged(), help="the packaged program, or where it is"
    )
    parser.add_argument("--with", dest="way", choices=sorted(INPUT_MODES), default="mouse", help="how the person plays")
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="of the window, in pixels")
    parser.add_argument(
        "--lang", default="en", choices=[each.code for each in LANGUAGES], help="the language of the program"
    )
    parser.add_argument("--deal", type=int, default=1, metavar="N", help="the first deal that suits, from this one on")
    parser.add_argument("--brief", action="store_true", help="a round to its score and no more, without film")
    parser.add_argument(
        "--random", type=float, metavar="SECONDS", help="anything at all for so long, instead of a game"
    )
    parser.add_argument("--kills", type=int, default=0, metavar="N", help="with --random: processes killed meanwhile")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="with --random: what is done")
    parser.add_argument(
        "--replay", action="store_true", help="a match looked at again and played on, instead of a game"
    )
    parser.add_argument("--lesson", metavar="NAME", help="the lessons of the game instead, `all` or up to one of them")
    parser.add_argument("--windows", action="store_true", help="the packaged program for Windows, installed under Wine")
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
        return 1 if [told for told in replays if not _replay(program, *told, chosen)] else 0
    if chosen.random:
        games = list(GAMES) if chosen.all else [chosen.game]
        return 1 if sum(_unrest(program, game, chosen) for game in games) else 0
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
    deal = chosen.deal if chosen.brief else chosen_deal(name, game, chosen.deal)
    plan = Plan(name, game, deal, way, chosen.brief)
    told = f"{name} by {way}: playing deal {deal} (found after {time.monotonic() - began:.0f} s)"
    print(told, file=sys.stderr, flush=True)
    source = "windows" if chosen.windows else "source" if program is SOURCE else "packaged"
    folder = BUILD / "drive" / f"{name}-{way}-{chosen.lang}-{source}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    width, height = chosen.size
    settings = Settings(
        confirm_moves=False, ends_turn=False, language=chosen.lang, window_width=width, window_height=height
    )
    if chosen.brief:
        done, trouble = _play(plan, program, Nobody(), settings, folder)
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
    print(f"{film.strip()}: the film strip of {game} looked at by {way}")
    for goal in WANTED:
        print(f"  {'✗' if goal in left else '✓'} {goal}")
    return not left


def _unrest(program: Program, game: str, chosen: argparse.Namespace) -> bool:
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
        restless = Restless(game, program, display, folder, chosen.seed)
        unrest = restless.plays(chosen.random, chosen.kills)
    print(json.dumps({"game": game, "size": f"{width}x{height}", "seed": chosen.seed, **unrest.summary()}))
    return bool(unrest.faults or unrest.hangs)


def _play(plan: Plan, program: Program, camera: Camera, settings: Settings, folder: Path) -> tuple[set[str], str]:
    """What was done, and what went wrong; record and log are copied into the folder."""
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
    check = program.says("replay", str(record), "--verify")
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
    except DevtoolsError as trouble:
        sys.exit(f"\n{trouble}")
