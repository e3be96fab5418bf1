"""`dev.py texts`: every message of a catalogue with its translation, its places in the source and on the screen."""

from __future__ import annotations

import argparse
import shutil
import sys
from typing import Final

from devtools.paths import BUILD, ROOT
from game.i18n import LANGUAGES
from texts.entries import entries
from texts.page import write_page
from texts.sightings import sightings

FOLDER: Final = BUILD / "texts"


def main() -> int:
    """List every message with its translation, its places in the source and a picture of it."""
    parser = argparse.ArgumentParser(prog="dev.py texts", description=main.__doc__)
    parser.add_argument("--lang", required=True, choices=[language.code for language in LANGUAGES], help="the language")
    parser.add_argument("--only", default="", metavar="WORD", help="only messages and files that contain WORD")
    parser.add_argument("--no-pictures", action="store_true", help="list the texts only, which is quick")
    chosen = parser.parse_args()
    folder = FOLDER / chosen.lang
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    seen = {} if chosen.no_pictures else sightings(chosen.lang, folder)
    asked = [entry for entry in entries(chosen.lang) if entry.holds(chosen.only)]
    for entry in asked:
        sighting = seen.get(entry.english[0])
        print("", *entry.english, *(f"    {text}" for text in entry.translated), sep="\n")
        print("   ", *entry.places, "|", f"{sighting.state}: {sighting.file}" if sighting else "seen nowhere")
    page = folder / "index.html"
    write_page(page, chosen.lang, asked, seen)
    unseen = sum(entry.english[0] not in seen for entry in asked)
    print(f"\n{page.relative_to(ROOT)}: {len(asked)} messages, {unseen} of them seen nowhere")
    return 0


if __name__ == "__main__":
    sys.exit(main())
