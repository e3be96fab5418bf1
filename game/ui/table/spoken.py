"""The table in words, for those who listen: what has the focus, the hand, the table, the last lap, what may be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from game.cards import Face
from game.engine import CardsDealt, Event, Place, Resynced, Seat, SeatView, Shuffled, TurnBegan
from game.i18n import Message, _, mark, plural, sentences
from game.i18n.phrases import captions_of, card_name
from game.ui.system.chord import Chord
from game.ui.system.shortcuts import Command
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.contract.context import AnyComponent, AnyContext, TableComponent
from game.ui.table.contract.facts import MeldFacts, Seal
from game.ui.table.contract.game_table import AnyTable, MeldTable
from game.ui.table.drawing.rim_panels import Panels
from game.ui.table.lap.deeds import Deed, Step
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.marks import seal_text
from game.ui.table.melds.strip import STRIP, Strip
from game.ui.table.melds.trays import MeldTrays
from game.ui.table.presenter import gathered
from game.ui.widgets import Button, Widget

_PILES: Final[Mapping[str, Message]] = {
    "stock": mark("Stock: {count} card", "Stock: {count} cards"),
    "discards": mark("Discard pile: {count} card", "Discard pile: {count} cards"),
    "public": mark("The face-up card"),
    "trick": mark("Trick: {count} card", "Trick: {count} cards"),
}
_EMPTY: Final[Mapping[str, Message]] = {
    "stock": mark("Stock: empty"),
    "discards": mark("Discard pile: empty"),
    "trick": mark("Trick: no card yet"),
}
_ELSEWHERE: Final = mark("{count} card", "{count} cards")
_NO_DEEDS: Final = (Shuffled, CardsDealt, TurnBegan)
_WRITTEN: Final = 2
"""So many of the last sentences about what happened are written on a table."""
_ONE_OR_OTHER: Final = 2
"""A wild card that may be one of so many cards is said with them."""
_TOLD_APART: Final = frozenset({"hand", "meld", "won", STRIP})
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
        self._trays = next((component for component in components if isinstance(component, MeldTrays)), None)

    def reading(self, command: Command) -> str:
        """What a key asks for that reads something; empty where it reads nothing."""
        match command:
            case Command.READ_HAND:
                return sentences(self.hand())
            case Command.READ_TABLE:
                return sentences(self.table())
            case Command.READ_LAP:
                return sentences(self.lap())
            case Command.READ_CHOICES:
                return sentences(self.choices())
        return ""

    # What keys ask for.

    def hand(self) -> Iterator[str]:
        """The own cards in the order in which they are held."""
        held = faces_of(self._board.in_hand)
        groups = range(len(self._board.staging.groups))
        if held or not groups:
            yield self.holding(held)
        selected = faces_of(self._board.selected)
        if selected:
            yield _("Selected: {names}.", names=self.names(selected))
        for number in groups:
            yield self.group(number)

    def holding(self, held: Sequence[Face]) -> str:
        """How many cards the player holds, and which."""
        if not held:
            return _("You hold no cards.")
        return plural(
            "You hold {count} card: {names}.", "You hold {count} cards: {names}.", len(held), names=self.names(held)
        )

    def table(self) -> Iterator[str]:
        """Score, hands of the others, piles, melds, and what the game itself has to tell."""
        yield from self._panels.words()
        for component in self._components:
            yield from component.words()
        for place, faces in self._board.placement.items():
            if place.zone not in _TOLD_APART and faces:
                yield self._pile(place, faces)
        yield from self._melds()

    def lap(self) -> Iterator[str]:
        """What the others did since the player's last action."""
        steps = self._lap()
        if not steps:
            yield _("Nobody has touched a card since your last move.")
        for step in steps:
            yield self.event(step.event, added=step.deed is Deed.ADDED)

    def choices(self) -> Iterator[str]:
        """What is asked, the buttons, the piles that may be taken, and the cards that may be played."""
        yield self._panels.asked
        table = self._table
        if self._panels.remark and table.own_turn and table.idle:
            yield self._panels.facts.prompt
        if table.own_turn and table.idle:
            view = table.view()
            takes = self._game.takes(view).items()
            taken = [zone for zone, acts in takes if table.match.why_not(acts) is None and table.is_wanted(acts)]
            for zone in taken:
                yield self._taking(zone)
            barred = self._game.barred(table.match, view)
            may = [face for face in faces_of(self._board.in_hand) if face not in barred]
            if barred and may:
                yield _("You may play: {names}.", names=self.names(may))
        pressed = [each for each in self._buttons() if isinstance(each, Button) and each.takes_focus and each.label]
        names = (_(", ").join(filter(None, (button.label, button.detail))) for button in pressed)
        yield _("Buttons: {names}.", names=sentences(names).rstrip("."))

    def event(self, event: Event, *, added: bool = False) -> str:
        """What happened, with all cards that could be seen; `added` to the meld that it names."""
        names, seat, place = self._names, self._table.seat, event.target
        if event.source is not None and event.source.zone == "trick":
            event = replace(event, cards=())  # they were named when they were played
        meld = ""
        if added and place is not None and place.owner is not None and place.index is not None and self._trays:
            meld = self._called_meld(place.owner, place.index)
        player = names[event.seat] if event.seat is not None else ""
        captions = captions_of(self._table.match.game_name)
        return captions.spoken(event, player, own=event.seat == seat, names=names, you=seat, meld=meld)

    def _called_meld(self, owner: int, number: int) -> str:
        assert self._trays is not None, "only games of melds have melds"
        return _("meld {number} ({name})", number=number + 1, name=self._trays.facts.trays[owner].name)

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
            if zone.number is not None:
                return self.group(zone.number)
            return _("Try out a new group") if self._board.staging.groups else _("Try out melds here")
        if zone.kind == "meld" and zone.owner is not None and zone.number is not None:
            return self._meld(zone.owner, zone.number)
        if zone.kind == "tray":
            return self._new_meld(zone)
        there = [place for place in self._board.placement if place.zone == zone.kind and place.index == zone.number]
        place = there[0] if there else Place(zone.kind, None, zone.number)
        ending = self._trays.asked_to_end if self._trays is not None and zone.kind == "discards" else ""
        return sentences((self._pile(place, self._board.placement.get(place, ())), ending))

    def names(self, faces: Sequence[Face]) -> str:
        """Each card by its name."""
        return _(", ").join(str(card_name(face, self._table.phrases.cards)) for face in faces)

    # Parts.

    def _pile(self, place: Place, faces: Sequence[Face | None]) -> str:
        if not faces and place.zone in _EMPTY:
            return _EMPTY[place.zone].said()
        told = _PILES.get(place.zone, _ELSEWHERE).said(count=len(faces))
        seen = [face for face in reversed(faces) if face is not None]
        if place.zone == "trick" and place.owner is not None:
            return sentences((told, *self._played(place.owner, seen[::-1])))
        names = self.names(seen)
        if place.zone == "discards" and len(seen) > 1:
            names = _("From the top: {names}", names=names)
        if place.zone == "public" and names:
            return _("{label}: {value}", label=told, value=names)
        called = self._called(place)
        return sentences((_("{label}: {value}", label=called, value=told) if called else told, names))

    def _taking(self, zone: Zone) -> str:
        """That a pile may be taken from, by its name."""
        if zone.kind == "stock":
            return _("You may draw from the stock.")
        seen = [face for face in reversed(self._board.placement.get(Place(zone.kind), ())) if face is not None]
        if zone.kind == "discards" and seen:
            if not cast(MeldTable[SeatView], self._game).pile(self._table.match, self._table.view(), ()).offers:
                seen = seen[:1]  # the others only lie there
            return _("You may take from the discard pile: {names}.", names=self.names(seen))
        return _("You may take: {names}.", names=self.zone(zone).rstrip("."))

    def _played(self, leader: Seat, faces: Sequence[Face]) -> Iterator[str]:
        """Who played which card to a trick, in the order of play."""
        for place, face in enumerate(faces):
            yield _(
                "{label}: {value}", label=self._names[(leader + place) % len(self._names)], value=self.names([face])
            )

    def _called(self, place: Place) -> str:
        """The name of a reserve, which is the game's own, and whose it is."""
        if self._trays is None:
            return ""
        facts = self._trays.facts
        if place.zone == "reserve" and place.owner is not None:
            tray = facts.trays[place.owner]
            return _(", ").join((tray.name, tray.reserve))
        return dict(zip(self._trays.reserves, facts.reserves, strict=False)).get(place, "")

    def _new_meld(self, zone: Zone) -> str:
        """What the table says of an empty tray, and as long as no card is selected, by which keys it is done."""
        hint = self._trays.facts.trays[zone.owner].hint if self._trays is not None and zone.owner is not None else ""
        if not hint or not self._table.invites:
            return _("Place for a new meld")
        if self._board.selected:
            return hint
        choose, act = Chord("Space").label, Chord("Enter").label
        keys = _("Select cards with {choose}, then come back and press {act}.", choose=choose, act=act)
        return sentences((hint, keys))

    def group(self, number: int) -> str:
        """A group of the strip, and what it is worth."""
        faces = faces_of(self._board.staging.groups[number])
        meter = cast(MeldTable[SeatView], self._game).meter(self._table.match, self._table.view(), faces)
        names = self.names(faces)
        if meter.onto is not None and meter.onto.number is not None:
            return _(
                "Group {number}: {names}. Added to {place}: {worth}",
                number=number + 1,
                names=names,
                place=self._called_meld(cast(int, meter.onto.owner), meter.onto.number),
                worth=meter.worth,
            )
        return _("Group {number}: {names}. {worth}", number=number + 1, names=names, worth=meter.text)

    def _melds(self) -> Iterator[str]:
        if self._trays is None:
            return
        for owner, tray in enumerate(self._trays.facts.trays):
            if not tray.melds:
                yield _("{name}: no melds.", name=tray.name)
            for number, _meld in enumerate(tray.melds):
                yield self._meld(owner, number)

    def _meld(self, owner: int, number: int) -> str:
        assert self._trays is not None, "only games of melds have melds"
        tray = self._trays.facts.trays[owner]
        meld = tray.melds[number]
        faces = [face for face in self._board.placement.get(Place("meld", owner, number), ()) if face is not None]
        wilds = self._wilds(meld, faces)
        names = [wilds.get(place, self.names([face])) for place, face in enumerate(faces)]
        said = _("{name}, meld {number}: {names}", name=tray.name, number=number + 1, names=_(", ").join(names))
        if meld.seal is Seal.NONE:
            return said
        return f"{said}. {seal_text(meld)}" + (f" ({meld.bonus})" if meld.seal is Seal.NEAR else "")

    def _wilds(self, meld: MeldFacts, faces: Sequence[Face]) -> Mapping[int, str]:
        """The wild cards of a meld by their places, each with the card that it stands for, or the one or the other.

        One that may be of any suit is named by itself.
        """
        named = {}
        for wild, stands in zip(meld.wilds, meld.stands, strict=True):
            if wild < len(faces) and 0 < len(stands) <= _ONE_OR_OTHER:
                others = self.names(stands[:1])
                if len(stands) == _ONE_OR_OTHER:
                    others = _("{first} or {second}", first=others, second=self.names(stands[1:]))
                named[wild] = _("{card} as {others}", card=self.names([faces[wild]]), others=others)
        return named

    def wilds(self, place: Place) -> str:
        """What the wild cards of a meld stand for now; empty where it has none."""
        if self._trays is None or place.zone != "meld" or place.owner is None or place.index is None:
            return ""
        tray = self._trays.latest.trays[place.owner]
        if place.index >= len(tray.melds):
            return ""
        faces = [face for face in self._game.placement(self._table.view()).get(place, ()) if face is not None]
        named = self._wilds(tray.melds[place.index], faces).values()
        said = _("{name}, meld {number}: {names}", name=tray.name, number=place.index + 1, names=_(", ").join(named))
        return said if named else ""


class Heard(TableComponent[Any]):
    """Keeps what happened in sentences, for whoever listens: what is dealt, done, and said to the table."""

    def __init__(self, table: AnyContext, words: Callable[[], TableWords]) -> None:
        super().__init__(table)
        self.texts: list[str] = []
        """Sentences about what happened since the table was opened, the latest last."""
        self._words = words
        self._dealt: CardsDealt | None = None
        """The cards that the player was dealt and that are still to be said."""
        self._groups: tuple[Sequence[Face], ...] = ()
        """The groups of the strip as they were said."""
        self._staged: Sequence[Sprite] = ()
        """The cards in them."""
        self._wilds: dict[Place, str] = {}
        """What was said of the wild cards of each meld."""
        self._number = 0
        """The number of actions of the match when something happened last."""
        self._begins = False
        """Whether nobody has done anything yet in this round."""

    def prepare(self, view: Any) -> Callable[[], object]:
        """Everything that is to be dealt was dealt when all is told."""
        return self._say_dealt

    def on_event(self, event: Event) -> None:
        """Put it in a sentence; the packets of a deal make one."""
        plays = self.table.mode.plays
        number, self._number = self._number, self.table.match.number
        if isinstance(event, Resynced):
            self.say(_("Taken back.") if plays and self._number < number else self._latest())
            return
        if not plays and isinstance(event, Shuffled):
            return
        if isinstance(event, CardsDealt):
            if plays and event.seat == self.table.seat:
                before = self._dealt.cards if self._dealt is not None else ()
                self._dealt = replace(event, cards=(*before, *event.cards))
            return
        self._say_dealt()
        if isinstance(event, TurnBegan) and not (self._begins and event.seat != self.table.seat):
            return  # the own turn is said by what is asked, later ones of the others by what they do
        self._begins = isinstance(event, Shuffled)
        if self._begins:
            self._wilds.clear()
        lying = self.table.board.placement.get(event.target, ()) if event.target is not None else ()
        self.say(self._words().event(event, added=bool(lying)))
        if event.target is not None:
            self._say_wilds(event.target)

    def say(self, words: str) -> None:
        """Say this next."""
        if words:
            self.texts.append(words)

    def say_groups(self) -> None:
        """Say what was put together on the strip, by hand or as a suggestion."""
        board, staged = self.table.board, self._staged
        self._staged = tuple(board.staging.sprites)
        back = [sprite for sprite in staged if sprite in board.in_hand]
        if back:
            self.say(_("Back in your hand: {names}.", names=self._words().names(faces_of(back))))
        said, self._groups = self._groups, tuple(map(tuple, map(faces_of, board.staging.groups)))
        for number, group in enumerate(self._groups):
            if group not in said:
                self.say(self._words().group(number))

    def replay(self, events: Sequence[Event]) -> None:
        """Say what is written on a table that is opened in the middle of a round, and the hand."""
        if not self.texts and self.table.mode.plays:
            told = [event for event in events if not isinstance(event, (CardsDealt, TurnBegan))]
            texts = map(self._words().event, gathered(told, self.table.board.config))
            self.texts += list(filter(None, texts))[-_WRITTEN:]
            self.say(self._words().holding(self.table.board.hand.in_order(self.table.view().hand)))

    def _latest(self) -> str:
        """What led to the moment to which a replay jumped."""
        events = self.table.match.log(self.table.seat)
        deeds = [event for event in reversed(events) if not isinstance(event, _NO_DEEDS)]
        return next(filter(None, map(self._words().event, deeds or events)), "")

    def _say_wilds(self, place: Place) -> None:
        """Say what the wild cards of a meld stand for, where that is new."""
        said = self._words().wilds(place)
        if said != self._wilds.get(place, ""):
            self._wilds[place] = said
            self.say(said)

    def _say_dealt(self) -> None:
        dealt, self._dealt = self._dealt, None
        if dealt is not None:
            seen = self.table.board.hand.in_order(card for card in dealt.cards if card is not None)
            self.say(self._words().event(replace(dealt, cards=tuple(seen))))
