"""Draw the decks: 52 faces and the joker, plain and with large indices, the backs and the suit signs.

What is drawn is the same byte for byte each time.

python build_scripts/make_cards.py [--out assets]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from art.ace import ace
from art.card import DEFAULT_STYLE, LARGE_STYLE, LIGHT_INK, RANKS, SUITS, DeckStyle, index_font, number_card
from art.court import court
from art.homes.every import BACKS
from art.joker import joker
from art.suits import OUTLINES
from art.svg import document, group, move, path

_ROOT = Path(__file__).resolve().parent.parent


def deck() -> dict[str, str]:
    """SVG text by path below the assets folder."""
    style = DEFAULT_STYLE
    drawn = {f"cards/{name}.svg": text for name, text in faces(style).items()}
    drawn |= {f"cards/large/{name}.svg": text for name, text in faces(LARGE_STYLE).items()}
    drawn |= {f"cards/backs/{name}.svg": back(style) for name, back in BACKS.items()}
    for suit in SUITS:
        sign = group([path(OUTLINES[suit], style.ink[suit])], move(50, 50, 0.96))
        drawn[f"suits/{suit}.svg"] = document(100, 100, [sign])
        light = group([path(OUTLINES[suit], LIGHT_INK[suit])], move(50, 50, 0.96))
        drawn[f"suits/{suit}-light.svg"] = document(100, 100, [light])
    return drawn


def faces(style: DeckStyle) -> dict[str, str]:
    """The faces of one deck by their names."""
    font = index_font(_ROOT)
    drawn = {"JK": joker(style)}
    for suit in SUITS:
        for rank in RANKS:
            if rank == "A":
                text = ace(font, style, suit)
            elif rank in "JQK":
                text = court(font, style, rank, suit)
            else:
                text = number_card(font, style, rank, suit)
            drawn[f"{rank}{suit}"] = text
    return drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=_ROOT / "assets", help="folder to write into")
    out: Path = parser.parse_args().out
    for name, text in deck().items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
