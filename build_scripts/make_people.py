"""Draw the people of the home casts, each in every mood.

What is drawn is the same byte for byte each time.

python build_scripts/make_people.py [--out assets]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from art.people.looks import LOOKS
from art.people.moods import MOODS
from art.people.portrait import portrait

_ROOT = Path(__file__).resolve().parent.parent


def people() -> dict[str, str]:
    """SVG text by path below the assets folder."""
    return {f"people/{name}-{mood}.svg": portrait(look, mood) for name, look in LOOKS.items() for mood in MOODS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=_ROOT / "assets", help="folder to write into")
    out: Path = parser.parse_args().out
    for name, text in people().items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
