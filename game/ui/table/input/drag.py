"""Carrying cards with the pointer: what may be dropped where, and where the lead card is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.engine import Action, Place, Refusal, SeatView
from game.ui.system.sound import Cue
from game.ui.table.cards.hand_order import Sorting
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.contract.config import TableConfig
from game.ui.table.contract.context import AnyContext
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.layout.geometry import Rect
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.strip import STRIP, Strip

_NEAR: Final = 0.12
"""The part of the lead card that must lie on a target."""
_SPECIFIC: Final = 4
"""A zone counts this much more than the one it lies in."""
_FAN: Final = 0.3
"""Distance of the cards of a carried stack, in card widths."""
_SLOWING: Final = 0.8
_SLOWING_MS: Final = 8.0
"""The speed of the pointer is taken to be multiplied with `_SLOWING` in every such time without a movement."""
_TILT_MOST: Final = 7.0
_TILT: Final = 0.35
"""Degrees for each pixel a frame, at a card width of 100."""


@dataclass(slots=True)
class Drag:
    """One drag, from lifting to dropping."""

    sprites: list[Sprite]
    """What is carried, in the order in which it lay."""
    lead: Sprite
    """The one of them under the pointer."""
    grab: tuple[float, float]
    """From the middle of the lead card to the pointer."""
    meanings: Mapping[Zone, Sequence[Action]]
    """The actions of a drop by zone."""
    refusals: Mapping[Zone, Refusal | None]
    """For each zone why not, computed once on lifting."""
    config: TableConfig
    order: tuple[Sorting, tuple[Sprite, ...]]
    """How the hand was ordered before; a card that leaves the hand leaves that order alone."""
    home: Place
    """Where the cards lie for the match while they are carried."""
    local: Sequence[Zone] = ()
    """Zones that only the player's own arranging knows: the staging strip and its groups."""
    tilts: bool = True
    """Whether the cards lean back while they are moved."""
    target: Zone | None = None
    """The legal zone that a drop would mean now."""
    speed: float = 0.0
    """How fast the pointer moves to the right: the mean of late in pixels an event."""
    slowed: float | None = None
    """When it was last taken to have slowed down."""

    @property
    def legal(self) -> list[Zone]:
        """The zones where a drop is allowed."""
        return [zone for zone, refusal in self.refusals.items() if refusal is None]

    def move(
        self, position: tuple[int, int], relative: tuple[int, int], now: float, zones: Mapping[Zone, Rect]
    ) -> bool:
        """Follow the pointer; returns whether the target changed."""
        x, y = position[0] - self.grab[0], position[1] - self.grab[1]
        width = self.lead.width.target
        self.speed = 0.7 * self.speed + 0.3 * relative[0] if self.tilts else 0.0
        tilt = max(-_TILT_MOST, min(_TILT_MOST, -self.speed * _TILT * 100 / max(40.0, width)))
        for index, sprite in enumerate(self.sprites, start=-self.sprites.index(self.lead)):
            sprite.x.jump(x + index * width * _FAN)
            sprite.y.jump(y)
            sprite.angle.to(tilt, now, 90.0)
        target = self.aim(zones)
        changed, self.target = target != self.target, target
        return changed

    def slow_down(self, now: float) -> None:
        """Let time pass for a pointer that rests."""
        spent = _SLOWING_MS if self.slowed is None else now - self.slowed
        self.speed *= _SLOWING ** (spent / _SLOWING_MS)
        self.slowed = now

    def aim(self, zones: Mapping[Zone, Rect]) -> Zone | None:
        """The zone that a drop here would mean; the strip only where no refusing zone has more of the lead card.

        None where the pointer is on a refusing zone, and on nothing that would be meant.
        """
        target = self.over(zones, [*self.legal, *self.local])
        refusing = [zone for zone, refusal in self.refusals.items() if refusal is not None]
        if target in self.local and self._most_of(zones, refusing) > self._most_of(zones, self.local):
            target = self.over(zones, self.legal)
        pointed = self._pointed(zones)
        if target is None or pointed is None or zones[target].holds(*self._pointer):
            return target
        return target if zones[pointed].contains(zones[target]) else None

    def refused(self, zones: Mapping[Zone, Rect]) -> Refusal | None:
        """Why a drop here is not allowed: what the zone says that the pointer is on, or that has most of the card."""
        zone = self._pointed(zones) or self.over(zones, [zone for zone in self.meanings if zone in zones])
        return None if zone is None else self.refusals[zone]

    def over(self, zones: Mapping[Zone, Rect], among: Sequence[Zone]) -> Zone | None:
        """The zone among some that the lead card overlaps most; a nested one counts more than what it lies in."""
        card = self._card()
        best, most, least = None, 0, card.w * card.h * _NEAR
        for zone in among:
            rect = zones.get(zone)
            if rect is None or (shared := card.overlap(rect)) <= least:
                continue
            pull = shared * (_SPECIFIC if self.config.is_nested(zone) else 1)
            if pull > most:
                best, most = zone, pull
        return best

    @property
    def _pointer(self) -> tuple[float, float]:
        lead = self.lead
        return lead.x.target + self.grab[0], lead.y.target + self.grab[1]

    def _pointed(self, zones: Mapping[Zone, Rect]) -> Zone | None:
        """The smallest refusing zone that the pointer is on."""
        x, y = self._pointer
        there = [zone for zone, why in self.refusals.items() if why is not None and zone in zones]
        held = [zone for zone in there if zones[zone].holds(x, y)]
        return min(held, key=lambda zone: zones[zone].w * zones[zone].h, default=None)

    def _most_of(self, zones: Mapping[Zone, Rect], among: Sequence[Zone]) -> int:
        """The area of the lead card on the one of some zones that has most of it."""
        card = self._card()
        return max((card.overlap(zones[zone]) for zone in among if zone in zones), default=0)

    def _card(self) -> Rect:
        """Where the lead card is, upright."""
        lead = self.lead
        width = lead.width.target
        height = width * lead.slot.h / lead.slot.w
        left, top = lead.x.target - width / 2, lead.y.target - height / 2
        return Rect(round(left), round(top), round(width), round(height))


LIFT_MS: Final = 90.0
RETURN_MS: Final = 200.0


@dataclass(frozen=True, slots=True)
class Press:
    """Where the button went down: on a card of the hand, or in a zone."""

    position: tuple[int, int]
    sprite: Sprite | None
    zone: Zone | None
    source: str
    """`hand`, `staging`, a pile, or empty where nothing can be carried away."""


class Carrying:
    """Takes up what was pressed, and knows where it may be let go."""

    def __init__(self, table: AnyContext, game: AnyTable, strip: Strip[SeatView] | None) -> None:
        self._table = table
        self._board = table.board
        self._game = game
        self._strip = strip

    def source_of(self, zone: Zone) -> str:
        """What a press in a zone, beside its cards, can carry away: a pile, or a whole group by its line of text."""
        if zone in self._board.config.piles and self._board.pool.at(Place(zone)):
            return zone
        return STRIP if self._strip is not None and zone.kind == STRIP and zone.number is not None else ""

    def lift(self, press: Press) -> Drag:
        """Take up what was pressed; what a drop would mean, and whether it may, is found out now."""
        table, board = self._table, self._board
        board.hovered = None
        sprites, lead = self._taken_up(press)
        from_pile = press.source in board.config.piles
        meanings = self._meanings(press, sprites) if table.own_turn else {}
        refusals = {zone: table.match.why_not(actions) for zone, actions in meanings.items()}
        grab = (press.position[0] - lead.x.at(table.now), press.position[1] - lead.y.at(table.now))
        local = [] if from_pile else [zone for zone in board.layout.zones if zone.kind == STRIP]
        table.stage.sounds.play(Cue.LIFT)
        board.lift(sprites, table.now, table.pace.move(LIFT_MS))
        tilts = not table.pace.still
        kept, home = board.hand.kept(), lead.place
        return Drag(sprites, lead, grab, meanings, refusals, board.config, kept, home, local, tilts=tilts)

    def _meanings(self, press: Press, sprites: Sequence[Sprite]) -> Mapping[Zone, Sequence[Action]]:
        """The actions of a drop by zone."""
        table, view = self._table, self._table.view()
        if press.source not in self._board.config.piles:
            return self._game.drops(table.match, view, faces_of(sprites))
        actions = self._game.takes(view).get(Zone(press.source))
        return {Zone("hand"): actions} if actions is not None else {}

    def _taken_up(self, press: Press) -> tuple[list[Sprite], Sprite]:
        """A card with the others that are selected, a staged card or its whole group, or the top of a pile.

        And which of them is under the pointer.
        """
        board = self._board
        most = board.config.piles.get(press.source)
        if most is not None:
            top = board.pool.at(Place(press.source))[-most:]
            return top, top[-1]
        if press.sprite is None:
            group = list(board.staging.groups[(press.zone.number if press.zone is not None else None) or 0])
            return group, group[0]
        if press.sprite not in board.selected:
            return [press.sprite], press.sprite
        return [one for one in board.in_hand if one in board.selected], press.sprite

    def drop(self, press: Press, drag: Drag, position: tuple[int, int]) -> None:
        """Let go: into the strip, back into the hand, or where it means a move; else everything flies home."""
        table, board, strip = self._table, self._board, self._strip
        zones = board.layout.zones
        at_home = press.source not in board.config.piles and zones[Zone("hand")].holds(*position)
        target = None if at_home else drag.aim(zones)
        table.stage.sounds.play(Cue.DROP)
        if strip is not None and target is not None and target in drag.local:
            board.carried = []
            group = target.number
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
