"""Finds each message in a picture: every scene and table is shown once, and a message framed in the first with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from game.games import GAMES
from game.ui.screenshot import PictureRequest
from game.ui.stage.stage import Stage
from pictures.moments import moments_of
from pictures.scenes import SCENES
from tests.ui.pictures.gallery import noting, painted, rendered
from tests.ui.pictures.pairwise import Variant
from tests.ui.pictures.pixels import Picture
from tests.ui.pictures.states import STATES, SceneState, key, moment, then
from texts.finished_texts import FinishedTexts, noted

SIZE: Final = (1366, 768)
_AROUND: Final = 90
"""Pixels that are shown around a message."""
_PAGES: Final = frozenset({"about"})
"""Scenes that set messages word by word."""
_FRAME: Final = (255, 60, 60)


@dataclass(frozen=True, slots=True)
class Sighting:
    """A message in a picture."""

    state: str
    """The state that the picture shows."""
    shown: str
    """The text that the message is, or that it is a part of."""
    file: str
    """The picture of its surroundings."""


def sightings(language: str, folder: Path) -> dict[str, Sighting]:
    """The sightings by the English of each message that is seen; pictures go into the folder."""
    seen: dict[str, Sighting] = {}
    with noted() as finished:
        for name, state in _states().items():
            with rendered(state, Variant(language, SIZE)) as stage:
                picture = painted(stage)
                _look(name, stage, picture, finished, seen, folder)
    return seen


def _states() -> Mapping[str, str | SceneState]:
    """All that the pictures of the tests show, and of every game what is worth a picture."""
    games: dict[str, SceneState] = {}
    for game in GAMES:
        for scene in ("new_match", "rules", "end"):
            games[f"{game} {scene}"] = _opened(scene, game)
        games[f"{game} scoring of two rounds"] = _opened("scoring", game, 2)
        games[f"{game} log"] = then(_opened("table", game), key(pygame.K_l))
        for name, (place, pose) in moments_of(game).poses.items():
            games[f"{game} {name}"] = then(moment(game, place), pose)
    return {**{name: name for name in STATES}, **games}


def _opened(scene: str, game: str, at: int | None = None) -> SceneState:
    def open_it(stage: Stage) -> None:
        SCENES[scene](stage, PictureRequest(scene, SIZE, game, at))

    return open_it


def _look(
    name: str, stage: Stage, picture: Picture, finished: FinishedTexts, seen: dict[str, Sighting], folder: Path
) -> None:
    found: dict[str, tuple[str, list[pygame.Rect]]] = {}
    for text, ink in _texts(stage, picture):
        for message in finished.within(text) - seen.keys():
            found.setdefault(message, (text, []))[1].append(ink)
    for message, (text, inks) in found.items():
        file = f"{len(seen):04}.png"
        pygame.image.save(_framed(picture, inks), folder / file)
        seen[message] = Sighting(name, text, file)


def _texts(stage: Stage, picture: Picture) -> Iterator[tuple[str, pygame.Rect]]:
    """Yield whole texts with the places of their lines; a page whose words are set one by one is one text."""
    whole = noting(stage).whole
    words: list[str] = []
    page = pygame.Rect(0, 0, 0, 0)
    for line in picture.written:
        if not line.seen:
            continue
        yield whole.get(line.text, line.text), line.seen
        if stage.top.name in _PAGES:
            words.append(line.text)
            page = line.seen.copy() if not page else page.union(line.seen)
    if words:
        yield " ".join(words), page


def _framed(picture: Picture, inks: Sequence[pygame.Rect]) -> pygame.Surface:
    """A part of the picture with a frame around each ink."""
    part = inks[0].unionall(inks[1:]).inflate(4 * _AROUND, 2 * _AROUND).clip(picture.get_rect())
    shown = pygame.Surface(part.size)
    pygame.Surface.blit(shown, picture, (0, 0), part)
    for ink in inks:
        pygame.draw.rect(shown, _FRAME, ink.inflate(8, 6).move(-part.left, -part.top), width=2)
    return shown
