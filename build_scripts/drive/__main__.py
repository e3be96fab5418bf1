"""`dev.py drive GAME`: plays an evening in a window of its own, films it, keeps the record."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from devtools.display import virtual_display
from devtools.environment import WorkshopError
from devtools.paths import BUILD
from distribution.frozen import program
from drive.film import Film
from drive.games.registry import PLAYED
from drive.goals import missing
from drive.input_modes import INPUT_MODES
from drive.record_reader import RecordReader
from drive.rehearsal import chosen_deal
from drive.session import Plan, Session
from game.i18n.languages import LANGUAGES
from game.storage.folders import folders_of
from game.storage.settings import Settings, save_settings

SOURCE: Final = [sys.executable, "-m", "game"]


def main() -> int:
    """Plays; 1 if something that should have happened did not, with a list of it."""
    parser = argparse.ArgumentParser(prog="dev.py drive", description=main.__doc__)
    parser.add_argument("game", choices=sorted(PLAYED))
    parser.add_argument(
        "--packaged", nargs="?", type=Path, const=program(), help="the packaged program, or where it is"
    )
    parser.add_argument("--with", dest="way", choices=sorted(INPUT_MODES), default="mouse", help="how the person plays")
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="of the window, in pixels")
    parser.add_argument(
        "--lang", default="en", choices=[each.code for each in LANGUAGES], help="the language of the program"
    )
    parser.add_argument("--deal", type=int, default=1, metavar="N", help="the first deal that suits, from this one on")
    chosen = parser.parse_args()
    command = SOURCE if chosen.packaged is None else [str(chosen.packaged)]
    began = time.monotonic()
    game = PLAYED[chosen.game]
    plan = Plan(chosen.game, game, chosen_deal(chosen.game, game, chosen.deal), chosen.way)
    print(f"playing deal {plan.deal} (found after {time.monotonic() - began:.0f} s)", file=sys.stderr, flush=True)
    source = "source" if chosen.packaged is None else "packaged"
    film = Film(BUILD / "drive" / f"{chosen.game}-{chosen.way}-{chosen.lang}-{source}")
    width, height = chosen.size
    done, trouble = _play(plan, command, film, Settings(language=chosen.lang, window_width=width, window_height=height))
    print(f"{film.strip()}: the film strip, after {time.monotonic() - began:.0f} s")
    left = missing(plan.wanted, done)
    for deed in plan.wanted:
        print(f"  {'✗' if deed in left else '✓'} {deed}")
    if trouble:
        print(trouble, file=sys.stderr)
    sound = _is_sound(command, film.folder / "record.jsonl")
    return 1 if left or trouble or not sound else 0


def _play(plan: Plan, command: list[str], film: Film, settings: Settings) -> tuple[set[str], str]:
    """What was done, and what went wrong; record and log are copied beside the film."""
    trouble = ""
    size = settings.window_width, settings.window_height
    with virtual_display(*size) as display, tempfile.TemporaryDirectory() as scratch:
        folders = folders_of({"MAJLIS_HOME": str(Path(scratch) / "home")})
        save_settings(folders.config, settings)
        session = Session(plan, command, display, Path(scratch), film)
        try:
            session.passes()
        except WorkshopError as error:
            trouble = str(error)
        for record in folders.saves.glob("*.jsonl"):
            shutil.copy(record, film.folder / "record.jsonl")
        for log in folders.logs.glob("*.log"):
            shutil.copy(log, film.folder)
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
    except WorkshopError as trouble:
        sys.exit(f"\n{trouble}")
