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

from bench import endings, play, window
from bench.figures import Figure, table
from devtools.display import virtual_display
from devtools.environment import WorkshopError
from devtools.paths import DIST, ROOT
from distribution.frozen import program

SOURCE: Final = [sys.executable, "-m", "game"]


def frames() -> Iterator[Figure]:
    """Dragging a card across a late round."""
    for name, width, height, aim in (("1080p", 1920, 1080, 8.3), ("4K", 3840, 2160, 16.6)):
        told = _in_a_window("frames", width, height, "600")
        yield Figure(f"drag_{name}_p50_ms", f"a frame of dragging at {name}, median", told["p50"], "ms")
        yield Figure(f"drag_{name}_p99_ms", f"a frame of dragging at {name}, 99 of 100", told["p99"], "ms", aim)
        yield Figure(f"whole_{name}_ms", f"repainting everything at {name}", told["whole"], "ms")


def drop() -> Iterator[Figure]:
    """What a dropped card runs through, to the end of the frame after it."""
    told = _in_a_window("drop", 1280, 800)
    yield Figure("drop_files", "files that a drop runs through", told["files"], "", 40)
    yield Figure("drop_calls", "calls of a drop", told["calls"], "", 1500)


def motions() -> Iterator[Figure]:
    """Everything that moves in a round, at every speed, at 1080p."""
    told = _in_a_window("motions", 1920, 1080)
    late, played = 0, 0
    for motion, longest in told.items():
        text = f"longest of {longest['frames']} frames a speed, {motion}"
        text += f" (at {longest['speed']}; processor {longest['processor']:.1f} ms)"
        if motion == "opening":  # a frame that shows another scene interrupts no movement
            yield Figure("scene_opening_max_ms", text, longest["wall"], "ms", 100)
            continue
        yield Figure(f"motion_{motion}_max_ms", text, longest["wall"], "ms", 16.6)
        late, played = late + longest["late"], played + longest["all"]
    moving = [longest for motion, longest in told.items() if motion != "opening"]
    longest_of_all = max(one["wall"] for one in moving)
    yield Figure("motion_max_ms", "longest frame of any motion at 1080p", longest_of_all, "ms", 16.6)
    busiest = max(one["busiest"] for one in moving)
    yield Figure("motion_processor_max_ms", "the same by the processor's time", busiest, "ms", 16.6)
    yield Figure("motion_late", f"frames over 16.6 ms of all {played} in all evenings", late, "")


def _in_a_window(module: str, width: int, height: int, *words: str) -> dict[str, Any]:
    """What a module of the benchmark prints when it runs in a process of its own, on a display of that size."""
    with virtual_display(width, height) as display:
        command = ["env", f"DISPLAY={display}", "SDL_VIDEODRIVER=x11", "SDL_AUDIODRIVER=dummy"]
        command += [sys.executable, "-m", f"bench.{module}", str(width), str(height), *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise WorkshopError(f"The {module} could not be measured: {done.stderr.strip()[-2000:]}")
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def start() -> Iterator[Figure]:
    """From the start to the first frame."""
    with virtual_display(*window.SIZE) as display, tempfile.TemporaryDirectory() as scratch:
        seconds = window.first_frame(SOURCE, display, Path(scratch), 5)
        yield Figure("first_frame_source_s", "start to first frame, from the checkout", seconds, "s")
        if program().exists():
            seconds = window.first_frame([str(program())], display, Path(scratch), 5)
            yield Figure("first_frame_packaged_s", "start to first frame, packaged", seconds, "s", 0.5)


def idle() -> Iterator[Figure]:
    """Waiting for the person at the table for half a minute, at 1080p."""
    command = [str(program())] if program().exists() else SOURCE
    with virtual_display(*window.SIZE) as display, tempfile.TemporaryDirectory() as scratch:
        told = window.idle(command, display, Path(scratch), 30)
    yield Figure("idle_cpu_percent", "idle at the table, of a core", told["percent"], "%", 2)
    yield Figure("memory_mb", "memory of the window at 1080p", told["window"], "MB", 150)
    yield Figure("memory_opponents_mb", "memory of the opponents' process", told["opponents"], "MB")


def rounds() -> Iterator[Figure]:
    """Rounds a second on one core, without a window."""
    for level, count, aim in (("random", 200, None), ("greedy", 400, 50)):
        told = play.simulate("borako", ",".join([level] * 4), count)
        speed = told["rounds_per_second"]
        yield Figure(f"rounds_per_second_{level}", f"rounds a second, {level}", speed, "/s", aim, more_is_better=True)


def decisions() -> Iterator[Figure]:
    """How long the opponents think."""
    for level, budget in (("novice", 20), ("casual", 50), ("club", 150)):
        told = play.simulate("borako", ",".join([level] * 4), 4)["decisions"][level]
        yield Figure(f"decision_{level}_p50_ms", f"a decision of {level}, median", told["p50"], "ms")
        yield Figure(f"decision_{level}_p95_ms", f"a decision of {level}, 95 of 100", told["p95"], "ms", budget)


def baloot() -> Iterator[Figure]:
    """Hands of Baloot a second on one core, its exact solver, and how long its opponents think."""
    speed = play.simulate("baloot", ",".join(["greedy"] * 4), 2000)["rounds_per_second"]
    yield Figure("baloot_hands_per_second", "hands of Baloot a second, greedy", speed, "/s", 200, more_is_better=True)
    for cards, aim in ((5, 20), (6, 120)):
        half, most = endings.solve(cards)
        yield Figure(f"solve_{cards}_p50_ms", f"all cards solved, {cards} in each hand, median", half, "ms", aim)
        yield Figure(f"solve_{cards}_p95_ms", f"all cards solved, {cards} in each hand, 95 of 100", most, "ms")
    for level, count, budget in (("novice", 60, 20), ("casual", 60, 50), ("club", 60, 250)):
        told = play.simulate("baloot", ",".join([level] * 4), count)["decisions"][level]
        yield Figure(f"baloot_{level}_p50_ms", f"a decision of {level} in Baloot, median", told["p50"], "ms")
        yield Figure(f"baloot_{level}_p95_ms", f"a decision of {level} in Baloot, 95 of 100", told["p95"], "ms", budget)


def size() -> Iterator[Figure]:
    """The archives in `dist/`."""
    for path in sorted(DIST.glob("majlis*")):
        kind = (
            "deb" if path.suffix == ".deb" else path.name.partition("-linux-")[2].partition(".")[2] or path.suffix[1:]
        )
        yield Figure(f"package_{kind.replace('.', '_')}_mb", f"package, .{kind}", path.stat().st_size / 1e6, "MB", 20)


PARTS: Final[dict[str, Callable[[], Iterator[Figure]]]] = {
    "frames": frames,
    "drop": drop,
    "motions": motions,
    "idle": idle,
    "start": start,
    "rounds": rounds,
    "decisions": decisions,
    "baloot": baloot,
    "size": size,
}


def main() -> int:
    """Measures the parts that were asked for, or all."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=main.__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(PARTS)}")
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
    except WorkshopError as trouble:
        sys.exit(f"\n{trouble}")
