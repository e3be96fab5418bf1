"""A whole portrait: ground, halo, figure, in one mood."""

from __future__ import annotations

from art.people.face import chin_mark, head, neck, nose
from art.people.grounds import ground
from art.people.look import Look, layered
from art.people.moods import MOODS, features
from art.svg import document, group, num

SIDE = 200


def portrait(look: Look, mood: str) -> str:
    """The SVG of a person in a mood: a square whose corners may be cut off by a circle."""
    manner = MOODS[mood]
    worn = layered(part(look) for part in look.parts)
    turn = f"translate(0,{num(manner.drop)}) rotate({num(manner.tilt)} 0 150)"
    face = [*head(look), *chin_mark(look), *worn.face, *features(look, manner), *nose(look), *worn.front]
    figure = [group(worn.behind, turn), *neck(look), *worn.body, group(face, turn), *worn.over]
    return document(
        SIDE,
        SIDE,
        [*ground(look), group(figure, f"translate(100,{num(116 - 116 * look.zoom)}) scale({num(look.zoom)})")],
    )
