"""Pictures of the table of each game in each language, for software catalogues.

They are no part of any package: catalogues fetch them from the release on the page of the project.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import copy_context
from functools import cache
from pathlib import Path
from typing import Final

from distribution import contents
from distribution.texts import ProgramTexts
from game.i18n import Language, use_language
from game.match.match import Match
from game.ui.screenshot import PictureRequest, played_match, take_picture
from pictures.scenes import STUDIO

SIZE: Final = (1600, 900)
"""Pixels, in the proportion that catalogues want."""
_LATE: Final = 0.6
"""The part of the first round that is over: there is something on the table of any game, and a hand to play."""


def address(language: Language, game: str) -> str:
    """The address at which software catalogues look for the picture of a game."""
    return contents.release_address(f"screenshots/{_place(language, game)}")


def take_screenshots(folder: Path, texts: Sequence[ProgramTexts]) -> None:
    """Writes all pictures, as they are published in the folder `screenshots` of a release."""
    for text in texts:
        copy_context().run(_take, folder, text)


def _take(folder: Path, text: ProgramTexts) -> None:
    use_language(text.language.code)
    for game in text.games:
        path = folder / _place(text.language, game.key)
        path.parent.mkdir(parents=True, exist_ok=True)
        take_picture(
            PictureRequest("table", SIZE, game.key, at=_late_in_the_first_round(game.key)), path, studio=STUDIO
        )


@cache
def _late_in_the_first_round(game: str) -> int:
    """The number of actions after which it is the person's turn again and most of the first round is played."""
    turns: list[int] = []

    def is_over(match: Match) -> bool:
        if match.actor() == 0 and match.standing().round == 1:
            turns.append(match.number)
        return match.standing().round > 1

    played_match(game, is_over)
    return turns[int(len(turns) * _LATE)]


def _place(language: Language, game: str) -> str:
    return f"{language.code}/{game}.png"
