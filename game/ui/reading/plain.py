"""Texts that were written for a terminal, such as licences, made into blocks for a page."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.engine.rule_book import Block, BlockKind, Run

_RULER = re.compile(r"[-=*_~\s]+")


def plain_blocks(text: str) -> Iterator[Block]:
    """Paragraphs parted by empty lines, their lines joined; short lines one below the other stay so."""
    for paragraph in re.split(r"\n\s*\n", text.replace("\r\n", "\n").replace("\f", "\n")):
        lines = [line.strip() for line in paragraph.splitlines() if not _RULER.fullmatch(line)]
        if not lines:
            continue
        apart = len(lines) > 1 and all(len(line) < 30 for line in lines)
        for joined in lines if apart else [" ".join(lines)]:
            yield Block(BlockKind.PARAGRAPH, (Run(joined),))


def table_as_points(text: str) -> str:
    """Rows of a table in Markdown as points; its head and ruler go."""
    lines = text.splitlines()
    shown = []
    for place, line in enumerate(lines):
        if not line.startswith("|"):
            shown.append(line)
        elif place and lines[place - 1].startswith("|") and not set(line) <= set("|-: "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            shown.append("- " + ", ".join(cells))
    return "\n".join(shown)
