"""The table of a match that is played back: nobody arranges melds, and the prompt says what was done last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.engine import Place, SeatView
from game.i18n import _
from game.match.match import Match
from game.match.playback import Playback
from game.ui.judged.table.landings import PILE, Landing, beside_pile, held_with, shared_out
from game.ui.scenes.replay.looked_at import LookedAt
from game.ui.scenes.replay.told import done_at
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import AnyTable
from game.ui.table.layout.geometry import Counts, Frame, Rect, Slot, TableLayout, bounds, card_width
from game.ui.table.layout.opened import with_open_hands
from game.ui.table.layout.rim import Slots
from game.ui.table.melds.strip import Strip
from game.ui.table.placement import CardPlacement

_AT_A_PLATE: Final = ("seat", "backs", "said", "did", "dealer")
"""Kinds of zones that belong to a player."""
_LOWER: Final = 20
"""Units by which a trick lies below the middle."""
_LARGER: Final = 1.2
"""How much larger it is in a window that is higher than wide, where nobody is asked for anything below it."""
_RAISED: Final = 0.25
"""By how much of its height a card is raised that came into a meld; it stays between its neighbours."""
_CARDS: Final = 0.9
"""The size of its cards in that of those of a table that is played at: they lie apart."""


class PlayedBack(LookedAt):
    """Unlike a table that looks back for a moment it need not lie as the one that is played at."""

    def __init__(self, table: AnyTable, playback: Playback, *, prompts: bool = True) -> None:
        """`prompts` where it says what was done."""
        super().__init__(table, playback)
        self._played = playback
        self.tells = prompts
        """Whether it says what was done."""
        self._measured: tuple[int, int, Counts] | None = None
        """What the round that begins at a moment holds at most for a seat."""
        self.listed = False
        """Whether everything that happened stands in a list beside the table."""
        self.landings: Sequence[Landing] = ()
        """Cards that would lie somewhere if something else had been done."""
        self.slots: Sequence[tuple[Slot, ...]] = ()
        """Where those of each would lie, as it was laid out last."""

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs, with room for what would lie there as well."""
        layout = self.laid(held_with(counts, self.landings), replace(frame, beside=self._beside))
        layout, self.slots = shared_out(layout, counts, self.landings)
        return layout

    @property
    def _beside(self) -> int:
        """How many cards would lie beside the newest discard."""
        return sum(len(each.faces) for each in self.landings if each.place == PILE)

    def laid(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs; what happened last has the place of the button for the last lap as well."""
        layout = super().layout(counts, replace(frame, arranges=False, steady=self._steady(counts)))
        upright = any(name.startswith("column.") for name in layout.zones)
        if self.listed and upright:
            layout = with_open_hands(layout)  # what somebody did stands in the list: their cards have its room
        zones = dict(layout.zones)
        if self.listed and upright and "menu" in zones:
            zones["score"] = zones["score"]._replace(w=zones["menu"].x - 2 * zones["score"].x)
        if lap := zones.pop("lap", None):
            zones["last"] = bounds([zones["last"], lap])
        discards = layout.slots.get(Place("discards"), ())
        if discards and "tally" in zones:  # no place is kept beside the newest one, for nobody is to discard
            tally, wide = zones["tally"], discards[-1].w
            aside = max(self._taken * (wide + wide // 8), round(beside_pile(wide, self._beside)))
            x = min(tally.x, discards[-1].rect.right + wide // 8 + aside)
            near = Rect(x, tally.y + tally.h * 2 // 5, min(tally.w, wide), tally.h * 3 // 5)
            zones["tally"] = near if self.tells else tally._replace(x=x)
        left_out = ("score", "last") if not self.tells else ("last",) if self.listed else ()
        for name in left_out:
            zones[name] = zones[name]._replace(w=0, h=0)
        kept = {name: zone for name, zone in zones.items() if self.tells or not name.startswith("dealer.")}
        kept = {name: zone for name, zone in kept.items() if not (self.listed and _over_head(name, zones))}
        if not self.tells:
            return replace(layout, zones=kept, slots=_clear_of_plate(layout, counts, frame))
        layout = self._with_raised(replace(layout, zones=kept), counts.seat)
        layout = _with_trick(layout, frame, larger=_LARGER if upright else 1.0)
        return _with_middle(layout, counts, frame) if self.listed and not upright else layout

    def _with_raised(self, layout: TableLayout, seat: int) -> TableLayout:
        """Cards that were added to a meld stand out above it, where others cover them."""
        added = [event for event in self._played.still.told if event.target is not None and event.target.zone == "meld"]
        if not added:
            return layout
        lying, slots = super().placement(self._played.view(seat)), dict(layout.slots)
        for event in added:
            place, wanted = event.target, list(event.cards)
            if place is None:
                continue
            faces, held = lying.get(place, ()), list(slots.get(place, ()))
            if len(faces) != len(held) or len(wanted) >= len(held):
                continue
            for at in reversed(range(len(held))):
                if faces[at] in wanted:
                    wanted.remove(faces[at])
                    held[at] = _raised(held[at], layout, place) if at + 1 < len(held) else held[at]
            slots[place] = tuple(held)
        return replace(layout, slots=slots)

    @property
    def _taken(self) -> bool:
        """Whether the newest discard was taken by itself just now: where it lay is shown."""
        told = self._played.still.told if self.tells else ()
        return any(each.source == Place("discards") and len(each.cards) == 1 for each in told)

    def _steady(self, counts: Counts) -> Counts | None:
        """By what the table keeps its shape: what is there at most, with the cards that would come to melds."""
        fullest = self._fullest(counts.seat)
        if fullest is None or not self.landings:
            return fullest
        cards = dict(fullest.cards)
        cards |= {place: max(cards.get(place, 0), held) for place, held in counts.cards if place.zone == "meld"}
        return replace(fullest, cards=tuple(cards.items()))

    def _fullest(self, seat: int) -> Counts | None:
        """What lies on the table at the end of the round that is shown, with its most discards and cards of `seat`,
        and the piles as they were dealt.

        The table keeps its shape by that from moment to moment.
        """
        playback = self._played
        if not (self.tells and playback.read):
            return None
        begin, end = playback.round_of(playback.number)
        if self._measured is None or self._measured[:2] != (begin, seat):
            kept = (Place("hand", seat), Place("discards"))
            held, most = Counter[Place | None](), Counter[Place]()
            for number in range(begin, end + 1):
                for event in playback.still_at(number).events:
                    held[event.target] += len(event.cards)
                    held[event.source] -= len(event.cards)
                    most |= Counter({place: held[place] for place in kept})
            first, placed = (super(PlayedBack, self).placement(playback.view_at(at, seat)) for at in (begin, end))
            most |= Counter({place: len(faces) for place, faces in first.items() if place.zone in self.config.heaps})
            cards = [(place, most.get(place, len(faces))) for place, faces in placed.items()]
            self._measured = begin, seat, Counts(seat, tuple(cards), len(playback.seats))
        return self._measured[2]

    def placement(self, view: SeatView) -> CardPlacement:
        """Which cards lie where; a trick that was won just now lies there still."""
        placed = dict(super().placement(view))
        for event in self._played.still.lying if self.tells else ():
            if event.source is not None and event.target is not None:
                placed[event.source] = event.cards
                placed[event.target] = placed.get(event.target, ())[: -len(event.cards)]
        return placed

    def components(self, table: TableContext[SeatView]) -> Sequence[TableComponent[SeatView]]:
        """The components of the game, but for what arranges melds."""
        return [each for each in super().components(table) if not isinstance(each, Strip)]

    def facts(self, match: Match, view: SeatView) -> TableFacts:
        """What the panels say, and what led to this moment."""
        facts, actor = super().facts(match, view), match.actor()
        if not self.tells:
            return replace(facts, prompt="")
        if (done := done_at(self._played, self._played.number, view.seat)) is not None:
            return replace(facts, prompt=done.text, done=done, actor=done.seat)
        if actor is None:
            return facts
        return replace(facts, prompt=_("Next to play: {name}", name=match.seats[actor].name))


def _raised(slot: Slot, layout: TableLayout, place: Place) -> Slot:
    """The same card higher, with all indices seen: not over the name of whose melds they are, nor beyond the felt."""
    zones = layout.zones
    head, melds = zones.get(f"head.{place.owner}"), zones[f"melds.{place.owner}"]
    highest = melds.y if head is not None and head.bottom <= melds.y else zones["felt"].y
    return slot._replace(cy=slot.cy - max(0.0, min(slot.h * _RAISED, slot.cy - slot.h / 2 - highest)))


def _clear_of_plate(layout: TableLayout, counts: Counts, frame: Frame) -> Slots:
    """The hand further from the plate of its player where it nearly touches that, as far as there is room beyond it."""
    own, plate = Place("hand", counts.seat), layout.zones.get(f"seat.{counts.seat}")
    hand = layout.slots.get(own, ())
    if not hand or plate is None:
        return dict(layout.slots)
    held = bounds([slot.rect for slot in hand])
    before, beyond = held.x - plate.right, frame.width - held.right
    aside = min(hand[0].w // 3 - before, (beyond - before) // 2)
    if before < 0 or aside <= 0:
        return dict(layout.slots)
    return {**layout.slots, own: tuple(slot._replace(cx=slot.cx + aside) for slot in hand)}


def _over_head(name: str, zones: Mapping[str, Rect]) -> bool:
    """Whether what somebody says would lie over what stands at the head of a tray."""
    kind, _dot, seat = name.partition(".")
    head = zones.get(f"head.{seat}")
    return kind == "said" and head is not None and bool(head.overlap(zones[name]))


def _with_middle(layout: TableLayout, counts: Counts, frame: Frame) -> TableLayout:
    """The plate of who sits across in the middle above the felt with the cards beside it, if the score leaves room."""
    zones, felt, bar = dict(layout.zones), layout.zones["felt"], layout.zones["top"]
    across = [seat for seat in range(counts.seats) if _lies_in(zones.get(f"seat.{seat}"), bar) and seat != counts.seat]
    for seat in across:
        names = [name for kind in _AT_A_PLATE if (name := f"{kind}.{seat}") in zones]
        both = bounds([zones[f"seat.{seat}"], zones[f"backs.{seat}"]])
        edge = zones["score"].x
        least, most = zones["score"].right + edge, frame.width - edge - both.w
        aside = max(least, min(most, felt.centre[0] - both.w // 2)) - both.x
        zones.update({name: zones[name]._replace(x=zones[name].x + aside) for name in names})
        held = Place("hand", seat)
        cards = layout.slots.get(held, ())
        near = zones[f"backs.{seat}"].x - cards[0].rect.x if cards else 0
        moved = tuple(slot._replace(cx=slot.cx + near) for slot in cards)
        layout = replace(layout, zones=zones, slots={**layout.slots, held: moved})
    return layout


def _with_trick(layout: TableLayout, frame: Frame, larger: float) -> TableLayout:
    """A trick that hangs lower by what may be `larger` in it, and else a little: the card above has an arc and a frame.

    It keeps within the felt.
    """
    zones, places = dict(layout.zones), [name for name in layout.zones if name.startswith("trick.")]
    if not places:
        return layout
    whole = bounds([zones[name] for name in places])
    room = zones["trick"].bottom - whole.y - 2
    part = max(1.0, min(larger, room / whole.h))
    lower = 0 if part > 1 else max(0, min(round(_LOWER * frame.unit), room - whole.h))

    def moved(slot: Slot) -> Slot:
        high = int(slot.h * part * _CARDS)
        beside, below = slot.cx - whole.centre[0], slot.cy - whole.y
        return Slot(whole.centre[0] + beside * part, whole.y + below * part + lower, card_width(high), high, slot.angle)

    tricks = {place: tuple(map(moved, held)) for place, held in layout.slots.items() if place.zone == "trick"}
    for name in places:
        x, y, wide, high = zones[name]
        zones[name] = moved(Slot(x + wide / 2, y + high / 2, wide, high)).rect
    return replace(layout, zones=zones, slots={**layout.slots, **tricks})


def _lies_in(zone: Rect | None, bar: Rect) -> bool:
    return zone is not None and bar.contains(zone)
