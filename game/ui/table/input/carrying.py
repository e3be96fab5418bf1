"""Taking cards up with the pointer and letting them go: from the hand, from a group of the strip, from a pile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.engine import Action, Place, SeatView
from game.ui.sound import Cue
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.context import AnyContext
from game.ui.table.game_table import AnyTable
from game.ui.table.input.drag import Drag
from game.ui.table.melds.strip import STRIP, Strip, group_of

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


class Carrying:
    """Takes up what was pressed, and knows where it may be let go."""

    def __init__(self, table: AnyContext, game: AnyTable, strip: Strip[SeatView] | None) -> None:
        self._table = table
        self._board = table.board
        self._game = game
        self._strip = strip

    def source_of(self, zone: str) -> str:
        """What a press in a zone, beside its cards, can carry away: a pile, or a whole group by its line of text."""
        if zone in self._board.config.piles and self._board.pool.at(Place(zone)):
            return zone
        return STRIP if self._strip is not None and zone.startswith(STRIP) and group_of(zone) is not None else ""

    def lift(self, press: Press) -> Drag:
        """Take up what was pressed; what a drop would mean, and whether it may, is found out now."""
        table, board = self._table, self._board
        board.hovered = None
        sprites = self._taken_up(press)
        from_pile = press.source in board.config.piles
        meanings = self._meanings(press, sprites) if table.own_turn else {}
        refusals = {zone: table.match.why_not(actions) for zone, actions in meanings.items()}
        grab = (press.position[0] - sprites[0].x.at(table.now), press.position[1] - sprites[0].y.at(table.now))
        local = [] if from_pile else [zone for zone in board.layout.zones if zone.startswith(STRIP)]
        table.stage.sounds.play(Cue.LIFT)
        board.lift(sprites, table.now, table.pace.move(LIFT_MS))
        tilts = not table.pace.still
        kept, home = board.hand.kept(), sprites[0].place
        return Drag(sprites, grab, meanings, refusals, board.config, kept, home, local, tilts=tilts)

    def _meanings(self, press: Press, sprites: Sequence[Sprite]) -> Mapping[str, Sequence[Action]]:
        """The actions of a drop by zone."""
        table, view = self._table, self._table.view()
        if press.source not in self._board.config.piles:
            return self._game.drops(table.match, view, faces_of(sprites))
        actions = self._game.takes(view).get(press.source)
        return {"hand": actions} if actions is not None else {}

    def _taken_up(self, press: Press) -> list[Sprite]:
        """A card with the others that are selected, a staged card or its whole group, or the top of a pile."""
        board = self._board
        most = board.config.piles.get(press.source)
        if most is not None:
            return list(reversed(board.pool.at(Place(press.source))))[:most]
        if press.sprite is None:
            return list(board.staging.groups[group_of(press.zone or "") or 0])
        if press.sprite not in board.selected:
            return [press.sprite]
        return [press.sprite, *(one for one in board.in_hand if one in board.selected and one is not press.sprite)]

    def drop(self, press: Press, drag: Drag, position: tuple[int, int]) -> None:
        """Let go: into the strip, back into the hand, or where it means a move; else everything flies home."""
        table, board, strip = self._table, self._board, self._strip
        zones = board.layout.zones
        at_home = press.source not in board.config.piles and zones["hand"].holds(*position)
        target = None if at_home else drag.aim(zones)
        table.stage.sounds.play(Cue.DROP)
        if strip is not None and target is not None and target in drag.local:
            board.carried = []
            group = group_of(target)
            strip.put(drag.sprites, group, strip.index_at(group, drag.lead.x.target, drag.sprites))
        elif strip is not None and at_home and press.source == STRIP:
            board.carried = []
            strip.take(drag.sprites)
        elif target is not None:
            board.carried = []
            if table.act(drag.meanings[target], drag.sprites):
                table.select([])
            else:
                board.carried = drag.sprites
        elif not at_home:
            refusal = drag.refused(zones)
            if refusal is not None:
                table.refuse(refusal)
        if board.carried:
            board.let_go(table.now, table.pace.move(RETURN_MS))
        for sprite in drag.sprites:
            if sprite.height.target > 2.0:
                sprite.height.to(0.0, table.now, table.pace.move(RETURN_MS))
