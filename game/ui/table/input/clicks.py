"""What clicks mean at the table: selecting cards, taking from piles, dropping what is selected, the obvious move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ui.table.board import RELAYOUT_MS
from game.ui.table.cards.sprite import Sprite
from game.ui.table.cards.targets import others_before
from game.ui.table.log import LogScene
from game.ui.table.melds.strip import STRIP, Strip, group_of

if TYPE_CHECKING:
    from game.ui.table.input.table_input import TableInput


DOUBLE_MS: Final = 380.0
"""Two clicks within this time are a double click."""


class Clicks:
    """Everything a drag can do can be done by clicking as well."""

    def __init__(self, player: TableInput) -> None:
        self._player = player
        self._last: tuple[Sprite, float] | None = None

    def card(self, sprite: Sprite) -> None:
        """A card of the hand: selected, or no longer; twice, the obvious move."""
        if self._double(sprite):
            self.obvious(sprite)
        else:
            self.toggle(sprite)

    def toggle(self, sprite: Sprite) -> None:
        """Select a card, or no longer."""
        selected = list(self._player.scene.board.selected)
        if sprite in selected:
            selected.remove(sprite)
        elif self._player.scene.game.config.alone:
            selected = [sprite]
        else:
            selected.append(sprite)
        self._player.select(selected)

    def staged(self, sprite: Sprite) -> None:
        """A card of the staging strip: the selected cards come after it, before it where it is the first of its group.

        Without any, it goes back to the hand.
        """
        scene = self._player.scene
        strip = scene.strip
        if strip is None:
            return
        group = next(number for number, each in enumerate(scene.board.staging.groups) if sprite in each)
        if scene.board.selected:
            place = scene.board.staging.groups[group].index(sprite)
            strip.put(scene.board.selected, group, place + 1 if place else 0)
        else:
            strip.take([sprite])

    def zone(self, zone: str) -> None:
        """A pile, a tray or a meld: the selected cards go there; without any, the pile is taken or opened."""
        scene = self._player.scene
        if zone == "last":
            scene.stage.push(LogScene(scene))
            return
        if scene.strip is not None and zone.startswith(STRIP):
            self._strip(scene.strip, zone)
            return
        mine = scene.match.actor() == scene.seat
        if mine and scene.board.selected:
            meaning = scene.game.drops(scene.match, scene.view(), self._player.selected_faces()).get(zone)
            if meaning is not None:
                self._player.do(meaning)
                return
        taken = scene.game.takes(scene.view()).get(zone, ()) if mine else ()
        if not any(component.clicked(zone, taken) for component in scene.components) and taken:
            scene.act(taken)

    def between(self, position: tuple[int, int]) -> None:
        """Beside the cards of the hand: the selected ones move there."""
        scene = self._player.scene
        board = scene.board
        if board.selected and board.reorder(board.selected, others_before(board, *position)):
            board.rearrange(scene.now, scene.pace.move(RELAYOUT_MS))
            scene.selection_changed()

    def _strip(self, strip: Strip, zone: str) -> None:
        """The selected cards become a group or join one; without any, the group goes back to the hand."""
        scene, group = self._player.scene, group_of(zone)
        if scene.board.selected:
            strip.put(scene.board.selected, group)
        elif group is not None:
            strip.take(tuple(scene.board.staging.groups[group]))

    def obvious(self, sprite: Sprite) -> None:
        """Put the card where it fits best: into what lies in a zone, else onto a pile."""
        scene = self._player.scene
        self._player.select([])
        if scene.match.actor() != scene.seat or sprite.face is None:
            return
        meanings = scene.game.drops(scene.match, scene.view(), (sprite.face,))
        inner = [zone for zone in meanings if scene.game.config.is_nested(zone)]
        refusal = None
        for zone in (*inner, *(zone for zone in meanings if "." not in zone)):
            refusal = scene.match.why_not(meanings[zone])
            if refusal is None:
                scene.presenter.prefer([sprite])
                scene.act(meanings[zone])
                return
        if refusal is not None:
            scene.refuse(refusal)

    def _double(self, what: Sprite) -> bool:
        now = self._player.scene.now
        last, self._last = self._last, (what, now)
        return last is not None and last[0] == what and now - last[1] <= DOUBLE_MS
