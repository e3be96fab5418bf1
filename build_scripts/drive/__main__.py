"""`dev.py drive GAME|--all`: plays a session in a window of its own, films it, keeps the record."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from devtools.display import virtual_display
from devtools.environment import DevtoolsError
from devtools.paths import BUILD
from distribution.frozen import program
from drive.film import Camera, Film, Nobody
from drive.games import played_game
from drive.goals import missing
from drive.input_modes import INPUT_MODES
from drive.record_reader import RecordReader
from drive.refusals import all_tries, table
from drive.rehearsal import chosen_deal
from drive.restless import Restless
from drive.session import Plan, Session
from game.games import GAMES
from game.i18n.languages import LANGUAGES
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

SOURCE: Final = [sys.executable, "-m", "game"]


def main() -> int:
    """Plays; 1 if something that should have happened did not, with a list of it."""
    parser = argparse.ArgumentParser(prog="dev.py drive", description=main.__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("game", nargs="?", choices=list(GAMES), help="the game that is played")
    which.add_argument("--all", action="store_true", help="a session of every game, the first one by keyboard as well")
    which.add_argument("--disk", nargs="?", const="", metavar="WORDS", help="disks that refuse; those with WORDS")
    parser.add_argument(
        "--packaged", nargs="?", type=Path, const=program(), help="the packaged program, or where it is"
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
    chosen = parser.parse_args()
    if chosen.disk is not None:
        return _disks(chosen)
    if chosen.random:
        games = list(GAMES) if chosen.all else [chosen.game]
        return 1 if sum(_unrest(game, chosen) for game in games) else 0
    sessions = _every_game() if chosen.all else [(chosen.game, chosen.way)]
    failed = [f"{game} by {way}" for game, way in sessions if not _session(game, way, chosen)]
    if failed and chosen.all:
        print(f"Something is missing: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def _every_game() -> list[tuple[str, str]]:
    """Games and how they are played: what only clicks can reach the mouse does turn about."""
    first, *others = GAMES
    return [(first, "mouse"), (first, "keyboard"), *((game, "mouse") for game in others)]


def _session(name: str, way: str, chosen: argparse.Namespace) -> bool:
    """Plays one game in a window and prints what was done; whether nothing is missing."""
    command = SOURCE if chosen.packaged is None else [str(chosen.packaged)]
    began = time.monotonic()
    game = played_game(name)
    deal = chosen.deal if chosen.brief else chosen_deal(name, game, chosen.deal)
    plan = Plan(name, game, deal, way, chosen.brief)
    told = f"{name} by {way}: playing deal {deal} (found after {time.monotonic() - began:.0f} s)"
    print(told, file=sys.stderr, flush=True)
    source = "source" if chosen.packaged is None else "packaged"
    folder = BUILD / "drive" / f"{name}-{way}-{chosen.lang}-{source}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    width, height = chosen.size
    settings = Settings(language=chosen.lang, window_width=width, window_height=height)
    if chosen.brief:
        done, trouble = _play(plan, command, Nobody(), settings, folder)
    else:
        film = Film(folder)
        done, trouble = _play(plan, command, film, settings, folder)
        print(f"{film.strip()}: the film strip, after {time.monotonic() - began:.0f} s")
    left = missing(plan.wanted, done)
    for goal in plan.wanted:
        print(f"  {'✗' if goal in left else '✓'} {goal}")
    if trouble:
        print(trouble, file=sys.stderr)
    return _is_sound(command, folder / "record.jsonl") and not left and not trouble


def _disks(chosen: argparse.Namespace) -> int:
    """Disks that refuse in every way; prints what came of it."""
    command = SOURCE if chosen.packaged is None else [str(chosen.packaged)]
    with virtual_display(1600, 1000) as display, tempfile.TemporaryDirectory(prefix="majlis-disk-") as folder:
        outcomes = all_tries(command, display, Path(folder), chosen.disk)
    print(table(outcomes))
    return 1 if any(outcome.fault for outcome in outcomes) else 0


def _unrest(game: str, chosen: argparse.Namespace) -> bool:
    """Random events in a window of the game; prints what came of them, and says whether anything must not be."""
    command = SOURCE if chosen.packaged is None else [str(chosen.packaged)]
    width, height = chosen.size
    folder = BUILD / "drive" / f"{game}-random-{chosen.seed}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    folders = folders_of({"MAJLIS_HOME": str(folder / "home")})
    settings = Settings(language=chosen.lang, window_width=width, window_height=height, animation_speed="fast")
    save_settings(folders.config, settings)
    with virtual_display(max(width, 1600), max(height, 900)) as display:
        restless = Restless(game, command, display, folder, chosen.seed)
        unrest = restless.plays(chosen.random, chosen.kills)
    print(json.dumps({"game": game, "size": f"{width}x{height}", "seed": chosen.seed, **unrest.summary()}))
    return bool(unrest.faults or unrest.hangs)


def _play(plan: Plan, command: list[str], camera: Camera, settings: Settings, folder: Path) -> tuple[set[str], str]:
    """What was done, and what went wrong; record and log are copied into the folder."""
    trouble = ""
    size = settings.window_width, settings.window_height
    with virtual_display(*size) as display, tempfile.TemporaryDirectory() as scratch:
        folders = folders_of({"MAJLIS_HOME": str(Path(scratch) / "home")})
        save_settings(folders.config, settings)
        session = Session(plan, command, display, Path(scratch), camera)
        try:
            session.passes()
        except DevtoolsError as error:
            trouble = str(error)
        for record in folders.saves.glob("*.jsonl"):
            shutil.copy(record, folder / "record.jsonl")
        for log in folders.logs.glob("*.log"):
            shutil.copy(log, folder)
    return session.done, trouble


def _is_sound(command: list[str], record: Path) -> bool:
    """Whether the program itself accepts the record and comes to the same state as the reader of it here."""
    if not record.exists():
        return False
    check = subprocess.run(
        [*command, "replay", str(record), "--verify"], check=False, stdout=subprocess.PIPE, text=True
    )
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
