"""The table in words, for those who listen: what has the focus, the hand, the table, the last lap, what may be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, cast

from game.cards import Face
from game.engine import Place, SeatView
from game.i18n import Message, _, mark, plural
from game.i18n.phrases import captions_of, card_name
from game.ui.shortcuts import Command
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.context import AnyComponent, AnyContext
from game.ui.table.drawing.rim_panels import Panels
from game.ui.table.game_table import AnyTable, MeldTable
from game.ui.table.lap.deeds import Step
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.strip import STRIP, Strip
from game.ui.table.melds.trays import MeldTrays
from game.ui.widgets import Button, Widget

_PILES: Final[Mapping[str, Message]] = {
    "stock": mark("Stock: {count} card", "Stock: {count} cards"),
    "discards": mark("Discard pile: {count} card", "Discard pile: {count} cards"),
    "trick": mark("Trick: {count} card", "Trick: {count} cards"),
}
_ELSEWHERE: Final = mark("{count} card", "{count} cards")
_TOLD_APART: Final = frozenset({"hand", "meld", STRIP})
"""Places that are told with whose they are."""


class TableWords:
    """Says everything that is shown, from what is shown: never more than a player sees."""

    def __init__(
        self,
        table: AnyContext,
        game: AnyTable,
        panels: Panels,
        components: Sequence[AnyComponent],
        buttons: Callable[[], Sequence[Widget]],
        lap: Callable[[], Sequence[Step]],
    ) -> None:
        self._table = table
        self._board = table.board
        self._game = game
        self._panels = panels
        self._components = components
        self._buttons = buttons
        self._lap = lap
        self._names = table.match.names
        self._strip = next((component for component in components if isinstance(component, Strip)), None)

    def reading(self, command: Command) -> str:
        """What a key asks for that reads something; empty where it reads nothing."""
        match command:
            case Command.READ_HAND:
                return " ".join(self.hand())
            case Command.READ_TABLE:
                return " ".join(self.table())
            case Command.READ_LAP:
                return " ".join(self.lap())
            case Command.READ_CHOICES:
                return " ".join(self.choices())
        return ""

    # What keys ask for.

    def hand(self) -> Iterator[str]:
        """The own cards in the order in which they are held."""
        held = faces_of(self._board.in_hand)
        if not held:
            yield _("You hold no cards.")
            return
        yield plural(
            "You hold {count} card: {names}.", "You hold {count} cards: {names}.", len(held), names=self.names(held)
        )
        selected = faces_of(self._board.selected)
        if selected:
            yield _("Selected: {names}.", names=self.names(selected))
        for number in range(len(self._board.staging.groups)):
            yield f"{self._group(number)}."

    def table(self) -> Iterator[str]:
        """Score, hands of the others, piles, melds, and what the game itself has to tell."""
        facts = self._panels.facts
        yield f"{facts.round}, {facts.target}."
        for team in facts.teams:
            yield _("{name}: score {points}.", name=team.name, points=team.total)
        for seat, count in enumerate(self._panels.hands):
            if seat != self._table.seat and seat not in facts.away:
                yield plural(
                    "{player} holds {count} card.", "{player} holds {count} cards.", count, player=self._names[seat]
                )
        for component in self._components:
            yield from component.words()
        for place, faces in self._board.placement.items():
            if place.zone not in _TOLD_APART and faces:
                yield f"{self._pile(place, faces)}."
        yield from self._melds()

    def lap(self) -> Iterator[str]:
        """What the others did since the player's last action."""
        captions, steps = captions_of(self._table.match.game_name), self._lap()
        if not steps:
            yield _("Nobody has done anything since your last move.")
        for step in steps:
            yield captions.caption(step.event, self._names[step.seat], own=False, names=self._names)

    def choices(self) -> Iterator[str]:
        """What is asked, the buttons, the piles that may be taken, and the cards that may be played."""
        yield self._panels.remark or self._panels.facts.prompt
        table = self._table
        if table.own_turn and table.idle:
            view = table.view()
            taken = [zone for zone, acts in self._game.takes(view).items() if table.match.why_not(acts) is None]
            if taken:
                yield _("You may take: {names}.", names=", ".join(self.zone(zone) for zone in taken))
            barred = self._game.barred(table.match, view)
            may = [face for face in faces_of(self._board.in_hand) if face not in barred]
            if barred and may:
                yield _("You may play: {names}.", names=self.names(may))
        pressed = [each for each in self._buttons() if isinstance(each, Button) and each.takes_focus and each.label]
        yield _("Buttons: {names}.", names=", ".join(button.spoken for button in pressed))

    # What has the focus.

    def card(self, sprite: Sprite) -> str:
        """A card of the hand, and where it is."""
        held = self._board.in_hand
        if sprite.face is None or sprite not in held:
            return ""
        card, count = self.names([sprite.face]), len(held)
        place = held.index(sprite) + 1
        if sprite in self._board.selected:
            return _("{card}, selected, {place} of {count}", card=card, place=place, count=count)
        return _("{card}, {place} of {count}", card=card, place=place, count=count)

    def zone(self, zone: Zone) -> str:
        """A pile, a meld, a tray or a group."""
        if zone.kind == STRIP:
            return _("Try out a new group") if zone.number is None else self._group(zone.number)
        if zone.kind == "meld" and zone.owner is not None and zone.number is not None:
            return self._meld(zone.owner, zone.number)
        if zone.kind == "tray":
            return _("Place for a new meld")
        there = [place for place in self._board.placement if place.zone == zone.kind and place.index == zone.number]
        place = there[0] if there else Place(zone.kind, None, zone.number)
        return self._pile(place, self._board.placement.get(place, ()))

    def names(self, faces: Sequence[Face]) -> str:
        """Each card by its name."""
        return ", ".join(str(card_name(face, self._table.phrases.cards)) for face in faces)

    # Parts.

    def _pile(self, place: Place, faces: Sequence[Face | None]) -> str:
        told = _PILES.get(place.zone, _ELSEWHERE).said(count=len(faces))
        seen = [face for face in reversed(faces) if face is not None]
        if place.zone == "trick":
            seen.reverse()
        return ". ".join(filter(None, (self._called(place), told, self.names(seen))))

    def _called(self, place: Place) -> str:
        """The name of a reserve, which is the game's own."""
        for trays in self._components:
            if isinstance(trays, MeldTrays):
                named = dict(zip(trays.reserves, trays.facts.reserves, strict=False))
                if place.zone == "reserve" and place.owner is not None:
                    return trays.facts.trays[place.owner].reserve
                return named.get(place, "")
        return ""

    def _group(self, number: int) -> str:
        faces = faces_of(self._board.staging.groups[number])
        meter = cast(MeldTable[SeatView], self._game).meter(self._table.match, self._table.view(), faces)
        return _("Group {number}: {names}. {worth}", number=number + 1, names=self.names(faces), worth=meter.text)

    def _melds(self) -> Iterator[str]:
        if self._strip is None:
            return
        trays = cast(MeldTable[SeatView], self._game).trays(self._table.match, self._table.view()).trays
        for owner, tray in enumerate(trays):
            if not tray.melds:
                yield _("{name}: no melds.", name=tray.name)
            for number, _meld in enumerate(tray.melds):
                yield f"{self._meld(owner, number)}."

    def _meld(self, owner: int, number: int) -> str:
        trays = cast(MeldTable[SeatView], self._game).trays(self._table.match, self._table.view()).trays
        faces = [face for face in self._board.placement.get(Place("meld", owner, number), ()) if face is not None]
        return _("{name}, meld {number}: {names}", name=trays[owner].name, number=number + 1, names=self.names(faces))
