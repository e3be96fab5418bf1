"""Taking cards up with the pointer and letting them go: from the hand, from a group of the strip, from a pile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from game.engine import Place
from game.ui.sound import Cue
from game.ui.table.drag import Drag
from game.ui.table.sprite import Sprite, faces_of
from game.ui.table.strip import STRIP, group_of

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

LIFT_MS: Final = 90.0
RETURN_MS: Final = 200.0
_PILES: Final = ("stock", "discards")
_CARRIED_OF_A_PILE: Final = 5


@dataclass(frozen=True, slots=True)
class Press:
    """Where the button went down: on a card of the hand, or in a zone."""

    position: tuple[int, int]
    sprite: Sprite | None
    zone: str | None
    source: str
    """`hand`, `staging`, `stock`, `discards`, or empty where nothing can be carried away."""


def source_of(scene: TableScene, zone: str) -> str:
    """What a press in a zone, beside its cards, can carry away: a pile, or a whole group by its line of text."""
    if zone in _PILES and scene.board.cast.at(Place(zone)):
        return zone
    return STRIP if zone.startswith(STRIP) and group_of(zone) is not None else ""


def lift(scene: TableScene, press: Press) -> Drag:
    """Take up what was pressed; what a drop would mean, and whether it may, is found out now."""
    board, view = scene.board, scene.view()
    board.hovered = None
    sprites = _taken_up(scene, press)
    meanings: Mapping[str, Sequence[Any]]
    if press.source in _PILES:
        action = scene.game.takes(view).get(press.source)
        meanings = {"hand": (action,)} if action is not None else {}
    else:
        meanings = scene.game.drops(scene.match, view, faces_of(sprites))
    if scene.match.actor() != scene.seat:
        meanings = {}
    refusals = {zone: scene.match.why_not(actions) for zone, actions in meanings.items()}
    grab = (press.position[0] - sprites[0].x.at(scene.now), press.position[1] - sprites[0].y.at(scene.now))
    local = [] if press.source in _PILES else [zone for zone in board.layout.zones if zone.startswith(STRIP)]
    scene.stage.sounds.play(Cue.LIFT)
    board.lift(sprites, scene.now, scene.pace.move(LIFT_MS))
    return Drag(sprites, grab, meanings, refusals, board.hand.kept(), local, tilts=not scene.pace.still)


def _taken_up(scene: TableScene, press: Press) -> list[Sprite]:
    """A card with the others that are selected, a staged card or its whole group, or the top of a pile."""
    board = scene.board
    if press.source in _PILES:
        most = 1 if press.source == "stock" else _CARRIED_OF_A_PILE
        return list(reversed(board.cast.at(Place(press.source))))[:most]
    if press.sprite is None:
        return list(board.staging.groups[group_of(press.zone or "") or 0])
    if press.sprite not in board.selected:
        return [press.sprite]
    return [press.sprite, *(one for one in board.in_hand if one in board.selected and one is not press.sprite)]


def drop(scene: TableScene, press: Press, drag: Drag, position: tuple[int, int]) -> None:
    """Let go: into the strip, back into the hand, or where it means a move; else everything flies home."""
    board = scene.board
    zones = board.layout.zones
    at_home = press.source not in _PILES and zones["hand"].holds(*position)
    target = None if at_home else drag.aim(zones)
    scene.stage.sounds.play(Cue.DROP)
    if target is not None and target in drag.local:
        board.carried = []
        scene.strip.put(drag.sprites, group_of(target))
    elif at_home and press.source == STRIP:
        board.carried = []
        scene.strip.take(drag.sprites)
    elif target is not None:
        scene.presenter.prefer(drag.sprites)
        board.carried = []
        if scene.act(drag.meanings[target]):
            scene.player.select([])
        else:
            board.carried = drag.sprites
    elif not at_home:
        refused = drag.over(zones, [zone for zone in drag.meanings if zone in zones])
        refusal = drag.refusals[refused] if refused is not None else None
        if refusal is not None:
            scene.refuse(refusal)
    if board.carried:
        board.let_go(scene.now, scene.pace.move(RETURN_MS))
    for sprite in drag.sprites:
        if sprite.height.target > 2.0:
            sprite.height.to(0.0, scene.now, scene.pace.move(RETURN_MS))
