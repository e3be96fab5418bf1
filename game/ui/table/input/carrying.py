"""Taking cards up with the pointer and letting them go: from the hand, from a group of the strip, from a pile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from game.engine import Place
from game.ui.sound import Cue
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.input.drag import Drag
from game.ui.table.melds.strip import STRIP, group_of

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

LIFT_MS: Final = 90.0
RETURN_MS: Final = 200.0


@dataclass(frozen=True, slots=True)
class Press:
    """Where the button went down: on a card of the hand, or in a zone."""

    position: tuple[int, int]
    sprite: Sprite | None
    zone: str | None
    source: str
    """`hand`, `staging`, a pile, or empty where nothing can be carried away."""


def source_of(scene: TableScene, zone: str) -> str:
    """What a press in a zone, beside its cards, can carry away: a pile, or a whole group by its line of text."""
    if zone in scene.game.config.piles and scene.board.pool.at(Place(zone)):
        return zone
    return STRIP if scene.strip is not None and zone.startswith(STRIP) and group_of(zone) is not None else ""


def lift(scene: TableScene, press: Press) -> Drag:
    """Take up what was pressed; what a drop would mean, and whether it may, is found out now."""
    board, view, config = scene.board, scene.view(), scene.game.config
    board.hovered = None
    sprites = _taken_up(scene, press)
    meanings: Mapping[str, Sequence[Any]]
    if press.source in config.piles:
        actions = scene.game.takes(view).get(press.source)
        meanings = {"hand": actions} if actions is not None else {}
    else:
        meanings = scene.game.drops(scene.match, view, faces_of(sprites))
    if scene.match.actor() != scene.seat:
        meanings = {}
    refusals = {zone: scene.match.why_not(actions) for zone, actions in meanings.items()}
    grab = (press.position[0] - sprites[0].x.at(scene.now), press.position[1] - sprites[0].y.at(scene.now))
    local = [] if press.source in config.piles else [zone for zone in board.layout.zones if zone.startswith(STRIP)]
    scene.stage.sounds.play(Cue.LIFT)
    board.lift(sprites, scene.now, scene.pace.move(LIFT_MS))
    return Drag(sprites, grab, meanings, refusals, config, board.hand.kept(), local, tilts=not scene.pace.still)


def _taken_up(scene: TableScene, press: Press) -> list[Sprite]:
    """A card with the others that are selected, a staged card or its whole group, or the top of a pile."""
    board = scene.board
    most = scene.game.config.piles.get(press.source)
    if most is not None:
        return list(reversed(board.pool.at(Place(press.source))))[:most]
    if press.sprite is None:
        return list(board.staging.groups[group_of(press.zone or "") or 0])
    if press.sprite not in board.selected:
        return [press.sprite]
    return [press.sprite, *(one for one in board.in_hand if one in board.selected and one is not press.sprite)]


def drop(scene: TableScene, press: Press, drag: Drag, position: tuple[int, int]) -> None:
    """Let go: into the strip, back into the hand, or where it means a move; else everything flies home."""
    board, strip = scene.board, scene.strip
    zones = board.layout.zones
    at_home = press.source not in scene.game.config.piles and zones["hand"].holds(*position)
    target = None if at_home else drag.aim(zones)
    scene.stage.sounds.play(Cue.DROP)
    if strip is not None and target is not None and target in drag.local:
        board.carried = []
        group = group_of(target)
        strip.put(drag.sprites, group, strip.index_at(group, drag.lead.x.target, drag.sprites))
    elif strip is not None and at_home and press.source == STRIP:
        board.carried = []
        strip.take(drag.sprites)
    elif target is not None:
        scene.presenter.prefer(drag.sprites)
        board.carried = []
        if scene.act(drag.meanings[target]):
            scene.input.select([])
        else:
            board.carried = drag.sprites
    elif not at_home:
        refusal = drag.refused(zones)
        if refusal is not None:
            scene.refuse(refusal)
    if board.carried:
        board.let_go(scene.now, scene.pace.move(RETURN_MS))
    for sprite in drag.sprites:
        if sprite.height.target > 2.0:
            sprite.height.to(0.0, scene.now, scene.pace.move(RETURN_MS))
