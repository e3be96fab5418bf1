"""`dev.py bench [--json] [PART...]`: measures, prints a table and with `--json` one object on the last line."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from bench import archive as many
from bench import comparison, reviewing, under_wine
from bench.figures import Figure, table
from bench.fuzz import STEP_LIMIT
from bench.opponents import lean, play, thinking
from bench.opponents.compiled import by_program, programs
from bench.screen import NoScreenError
from devtools.display import virtual_display
from devtools.environment import DevtoolsError
from devtools.paths import DIST, ROOT
from distribution.frozen import program
from drive.program import SOURCE as FROM_CHECKOUT
from drive.program import HostProgram
from game.games import INFOS
from windows.places import INSTALLER
from windows.program import installed
from windows.tools import missing

SOURCE: Final = [sys.executable, "-m", "game"]
_ROUNDS_A_SECOND: Final = {"canasta": 50, "tricks": 200}
"""The aims in games of a family; elsewhere the speed is only measured, over `_FEW_ROUNDS`."""
_FEW_ROUNDS: Final = 25
_FUZZED: Final = 1000
"""Random steps at the table of each game; `python -m bench.fuzz GAME STEPS [SEED]` takes more."""
_MATCHES: Final = 12


def frames() -> Iterator[Figure]:
    """Dragging a card across a late round."""
    for name, width, height, aim in (("1080p", 1920, 1080, 8.3), ("4K", 3840, 2160, 16.6)):
        figures = _in_a_window("frames", width, height, "600")
        yield Figure(f"drag_{name}_p50_ms", f"a frame of dragging at {name}, median", figures["p50"], "ms")
        yield Figure(f"drag_{name}_p99_ms", f"a frame of dragging at {name}, 99 of 100", figures["p99"], "ms", aim)
        yield Figure(f"whole_{name}_ms", f"repainting everything at {name}", figures["whole"], "ms")


def drop() -> Iterator[Figure]:
    """Measure a dropped card until it is dealt with, and to the end of the frame after it."""
    counts = _in_a_window("drop", 1280, 800)
    yield Figure("drop_files", "files that a drop runs through", counts["files"], "", 40)
    yield Figure("drop_calls", "calls of a drop", counts["calls"], "", 1500)
    yield Figure("drop_frame_files", "the same with the frame after it", counts["files_to_the_frame"], "")
    yield Figure("drop_frame_calls", "calls of a drop and of the frame after it", counts["calls_to_the_frame"], "")


def motions() -> Iterator[Figure]:
    """Everything that moves in a round, at every speed, at 1080p."""
    figures = _in_a_window("motions", 1920, 1080)
    late, played = 0, 0
    for motion, longest in figures.items():
        text = f"longest of {longest['frames']} frames a speed, {motion}"
        text += f" (at {longest['speed']}; processor {longest['processor']:.1f} ms)"
        if motion == "opening":  # a frame that shows another scene interrupts no movement
            yield Figure("scene_opening_max_ms", text, longest["wall"], "ms", 100)
            continue
        yield Figure(f"motion_{motion}_max_ms", text, longest["wall"], "ms", 16.6)
        late, played = late + longest["late"], played + longest["all"]
    moving = [longest for motion, longest in figures.items() if motion != "opening"]
    longest_of_all = max(one["wall"] for one in moving)
    yield Figure("motion_max_ms", "longest frame of any motion at 1080p", longest_of_all, "ms", 16.6)
    busiest = max(one["busiest"] for one in moving)
    yield Figure("motion_processor_max_ms", "the same by the processor's time", busiest, "ms", 16.6)
    yield Figure("motion_late", f"frames over 16.6 ms of all {played} in all sessions", late, "")


def lift() -> Iterator[Figure]:
    """Selecting and lifting every kind of selection of late, big hands, and asking for a suggestion."""
    for name in INFOS:
        figures = _unseen("lift", name)
        cards = f"of up to {figures['cards']} cards in {name}"
        for gesture in ("select", "lift", "suggest"):
            if f"{gesture}_max" in figures:
                text = f"longest {gesture} {cards}, {figures[f'{gesture}_times']} times"
                yield Figure(f"{name}_{gesture}_max_ms", text, figures[f"{gesture}_max"], "ms", 16)


def fuzz() -> Iterator[Figure]:
    """Random steps at the table of every game; the slowest are reported."""
    for name in INFOS:
        counted = _unseen("fuzz", name, str(_FUZZED))["steps"]
        for slow in counted["slowest"]:
            print(f"{name}: {slow}", file=sys.stderr)
        steps = f"a step at the table of {name}, {counted['steps']} of them at random"
        yield Figure(f"{name}_step_p50_ms", f"{steps}, median", counted["p50"], "ms")
        yield Figure(f"{name}_step_p99_ms", f"{steps}, 99 of 100", counted["p99"], "ms")
        yield Figure(f"{name}_step_max_ms", f"{steps}, longest", counted["max"], "ms", STEP_LIMIT)


def _unseen(module: str, *words: str) -> Any:
    """Return the output of a module of the benchmark in a process of its own, without a display."""
    return _run(module, [sys.executable, "-m", f"bench.{module}", *words])


def _in_a_window(module: str, width: int, height: int, *words: str) -> Any:
    """Return the output of a module of the benchmark in a process of its own, on a display of that size.

    Without docstrings, as packages are frozen: they are memory too.
    """
    with virtual_display(width, height) as display:
        command = ["env", f"DISPLAY={display}", "SDL_VIDEODRIVER=x11", "SDL_AUDIODRIVER=dummy"]
        command += [sys.executable, "-OO", "-m", f"bench.{module}", str(width), str(height), *words]
        return _run(module, command)


def _run(module: str, command: list[str]) -> Any:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"The {module} could not be measured: {done.stderr.strip()[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def compared() -> Iterator[Figure]:
    """Start, idling, hovering, dragging and memory beside the card programs of other desktops."""
    packaged = program().exists()
    print("  packaged" if packaged else "  from the checkout; the packaged program starts sooner", file=sys.stderr)
    try:
        yield from comparison.compared([str(program())] if packaged else SOURCE)
    except NoScreenError as error:
        print(f"nothing can be seen on the screen: {error}", file=sys.stderr)


def wine() -> Iterator[Figure]:
    """Start and idling under Wine, beside the packaged program of this system."""
    trouble = missing("wine", "Xvfb")
    if trouble or not INSTALLER.is_file():
        print(trouble or f"there is no {INSTALLER.name}: `dev.py package --windows` builds it", file=sys.stderr)
        return
    linux = HostProgram((str(program()),)) if program().exists() else FROM_CHECKOUT
    with installed() as windows:
        yield from under_wine.figures({"Linux": linux, "Windows under Wine": windows})


def soak() -> Iterator[Figure]:
    """Twelve matches in one process."""
    matches = _in_a_window("soak", 1280, 800, str(_MATCHES))
    for number, match in enumerate(matches, 1):
        text = f"match {number}, {match['game']}, {match['rounds']} rounds; frames p50 {match['p50']:.1f}, "
        text += f"p99 {match['p99']:.1f}, longest {match['max']:.0f} ms, {match['late']} of {match['frames']} "
        text += "keep the processor over 33 ms; memory at the menu after it"
        yield Figure(f"soak_{number}_mb", text, match["megabytes"], "MB")
    after = [match["megabytes"] for match in matches[2:]]
    yield Figure("soak_growth_mb", "memory gained after the third match", max(after) - after[0], "MB", 5)


def archive() -> Iterator[Figure]:
    """The menu, the list and the statistics of thousands of saved matches, beside those of none and of a few."""
    try:
        with virtual_display(*comparison.SCREEN) as display, tempfile.TemporaryDirectory() as scratch:
            measured = many.measure([str(program())] if program().exists() else SOURCE, display, Path(scratch))
    except NoScreenError as error:
        print(f"nothing can be clicked on the screen: {error}", file=sys.stderr)
        return
    yield from many.figures(measured)


def rounds() -> Iterator[Figure]:
    """Rounds a second of every game on one core, without a window."""
    for name, info in INFOS.items():
        aim = _ROUNDS_A_SECOND.get(info.family)
        simulated = play.simulate(name, play.full_of("greedy", info), 4 * (aim or _FEW_ROUNDS))
        speed = simulated["rounds_per_second"]
        key = f"{name}_rounds_per_second"
        yield Figure(key, f"rounds of {name} a second, greedy", speed, "/s", aim, more_is_better=True)


def solver() -> Iterator[Figure]:
    """The exact solver of trick games."""
    for tree, how in programs():
        for cards, aim in ((5, 20), (6, 120)):
            half, most = map(float, by_program(tree, "bench.opponents.endings", str(cards)).split())
            key, text = f"solve_{cards}{how and '_compiled'}", f"all cards solved, {cards} in each hand{how}"
            yield Figure(f"{key}_p50_ms", f"{text}, median", half, "ms", aim)
            yield Figure(f"{key}_p95_ms", f"{text}, 95 of 100", most, "ms")


def size() -> Iterator[Figure]:
    """The archives in `dist/`."""
    for path in sorted(DIST.glob("majlis*")):
        kind = "tar.xz" if path.name.endswith(".tar.xz") else path.suffix[1:]
        most = 20 if "-windows-" in path.name else 15
        yield Figure(f"package_{kind.replace('.', '_')}_mb", f"package, .{kind}", path.stat().st_size / 1e6, "MB", most)


PARTS: Final[dict[str, Callable[[], Iterator[Figure]]]] = {
    "frames": frames,
    "drop": drop,
    "motions": motions,
    "beside": compared,
    "wine": wine,
    "soak": soak,
    "archive": archive,
    "review": reviewing.figures,
    "lift": lift,
    "fuzz": fuzz,
    "rounds": rounds,
    "lean": lean.rounds,
    "decisions": thinking.decisions,
    "solver": solver,
    "size": size,
}


def main() -> int:
    """Measure speed, memory and size: the parts named, or all."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=main.__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of: {', '.join(PARTS)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    chosen = parser.parse_args()
    figures = []
    for part in chosen.parts or PARTS:
        print(f"measuring {part} …", file=sys.stderr, flush=True)
        figures += list(PARTS[part]())
    print(table(figures))
    if chosen.json:
        print(json.dumps({figure.key: round(figure.value, 3) for figure in figures}))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except DevtoolsError as trouble:
        sys.exit(f"\n{trouble}")
