"""A second of joy: light around a meld that is worth a bonus now, or around somebody's first, and a word for it.

What else is worth a moment, as a pile that is swept, has its word beside where the cards came from.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.engine import Event, Place, SeatView
from game.i18n import sentences
from game.ui.graphics.theme import hex_of
from game.ui.system.sound import Cue
from game.ui.table.contract.context import AnyComponent, AnyContext, TableComponent
from game.ui.table.contract.facts import MeldFacts, Seal
from game.ui.table.contract.occasion import Moment, Occasion
from game.ui.table.layout.geometry import bounds
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.marks import MeldMarks, seal_text
from game.ui.table.melds.trays import MeldTrays
from game.ui.table.melds.words import Words

_MS: Final = 1100.0
_LANDS: Final = 0.5
"""The part of the time within which a medal comes down."""
_FROM: Final = 1.2
"""How much larger it is at first."""
_SIZES: Final = 10
"""So many sizes of a medal are drawn."""
_WORTH: Final = {Seal.DIRTY: 1, Seal.CLEAN: 2, Seal.GRAND: 3}
"""What seals bring a bonus, the higher the more."""
_RINGS: Final = (0.95, 0.5, 0.3, 0.16, 0.08)


@dataclass(frozen=True, slots=True)
class _Shine:
    """What shines, and since when."""

    since: float
    ms: float
    melds: tuple[Place, ...]
    medals: tuple[Place, ...]
    still: bool
    """Whether nothing is to move: the light is simply there for a while."""


class Glory(TableComponent[SeatView]):
    """Seen once, as it happens; where nothing is to move it stands still, and at the highest speed there is none."""

    def __init__(
        self,
        table: AnyContext,
        others: Sequence[AnyComponent],
        prized: Callable[[int], object],
        say: Callable[[str], object],
    ) -> None:
        """`others` are the other components of the table; `prized` hears whose meld has earned a bonus.

        `say` says next, after what happened, what a meld has earned.
        """
        super().__init__(table)
        self._prized = prized
        self._say = say
        self._trays = next((one for one in others if isinstance(one, MeldTrays)), None)
        self._marks = next((one for one in others if isinstance(one, MeldMarks)), None)
        self._touched: list[Place] = []
        self._opened = False
        """Whether the melds that are laid now are somebody's first."""
        self._called = ""
        """The word for them."""
        self.calls = Words(table)
        self._worth: dict[Place, int] = {}
        """Of every meld the worth of its seal."""
        self._due: tuple[tuple[Place, ...], tuple[Place, ...], str] | None = None
        """The melds that will shine, those with a medal, and the word for them, once their cards have landed."""
        self._shine: _Shine | None = None

    def prepare(self, view: SeatView) -> Callable[[], object]:
        """When all is told it is seen what became of the melds."""
        return self._look

    def on_event(self, event: Event) -> None:
        """Cards came to a meld, or somebody lays the first ones."""
        if event.target is not None and event.target.zone == "meld" and event.target not in self._touched:
            self._touched.append(event.target)
        if not event.cards and self.board.config.occasion(event) is Occasion.RESERVE:
            self._opened = True
        moment = self.board.config.moment(event, self.table.view())
        if moment is not None:
            self._celebrate(event, moment)

    def replay(self, events: Sequence[Event]) -> None:
        """What only lies there does not shine."""
        self._touched, self._opened, self._due, self._shine = [], False, None, None
        self._worth = self._worths()
        self.calls.clear()

    def update(self, now: float) -> None:
        """It begins when the cards lie there, and goes after a while."""
        self.calls.update(now)
        if self._due is not None and not self.board.aloft:
            self._begin(now, *self._due)
        shine = self._shine
        if shine is None:
            return
        over = now - shine.since >= shine.ms
        if over or not shine.still:
            for place in shine.melds:
                self.table.damage.add(self._area(place))
        if over:
            self._shine = None

    @property
    def shines(self) -> bool:
        """Whether something shines now, or will."""
        return self._shine is not None or self._due is not None or self.calls.seen

    def wake_after(self, now: float) -> float | None:
        """At once while something moves, or is about to; when what stands there goes."""
        if self._due is not None:
            return 0.0
        shine, waits = self._shine, [self.calls.wake_after(now)]
        if shine is not None:
            waits.append(max(0.0, shine.since + shine.ms - now) if shine.still else 0.0)
        return min((wait for wait in waits if wait is not None), default=None)

    def paint_light(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Above the cards, whatever of it touches `area`."""
        shine = self._shine
        if shine is not None:
            self._paint_shine(surface, area, shine)
        self.calls.paint(surface, area)

    def _paint_shine(self, surface: pygame.Surface, area: pygame.Rect, shine: _Shine) -> None:
        part = min(1.0, (self.table.now - shine.since) / shine.ms)
        for place in shine.melds:
            if area.colliderect(self._area(place)) and self.board.layout.slots.get(place):
                self._light(surface, place, 1.0 if shine.still else math.sin(math.pi * part))
        if self._marks is not None:
            self._marks.paint_again(surface, area)
        for place in shine.medals:
            if (
                not shine.still
                and part < _LANDS
                and area.colliderect(self._area(place))
                and self.board.layout.slots.get(place)
            ):
                self._medal(surface, place, 1 - part / _LANDS)

    def _look(self) -> None:
        """Let what is new shine."""
        before = self._worth
        self._worth = self._worths()
        touched, opened = self._touched, self._opened
        called, self._called = self._called, ""
        self._touched, self._opened = [], False
        medals = tuple(place for place in touched if self._worth.get(place, 0) > before.get(place, 0))
        shining = tuple(touched) if opened else medals
        if shining:
            self._due = (shining, medals, called)
        melds = dict(self._melds())
        for facts in (melds[place] for place in medals):
            self._say(sentences((facts.title, seal_text(facts))))

    def _celebrate(self, event: Event, moment: Moment) -> None:
        """A word beside where the cards lay that somebody takes; that of an opening waits until its melds lie there."""
        slots = self.board.layout.slots
        if self._opened and event.source is None:
            self._called = moment.word
            return
        source = event.source
        lay = [slot.rect for place, held in slots.items() if source and place.zone == source.zone for slot in held]
        own = [slot.rect for slot in slots.get(source, ())] if source is not None else []
        zone = self.board.layout.zones.get(Zone("seat", event.seat))
        if own or lay:
            self.calls.say(moment.word, pygame.Rect(bounds(own or lay)))
        elif zone is not None:
            self.calls.say(moment.word, pygame.Rect(zone))
        self.table.stage.sounds.play(moment.cue)

    def _begin(self, now: float, shining: tuple[Place, ...], medals: tuple[Place, ...], called: str) -> None:
        self._due = None
        table = self.table
        table.stage.sounds.play(Cue.PRIZE)
        ms = table.pace.move(_MS)
        still = ms <= 0
        ms = 0.0 if table.hastened else ms or table.pace.pause(_MS)
        self._shine = _Shine(now, ms, shining, medals, still) if ms > 0 else None
        areas = [self._cards_of(place) for place in shining if self.board.layout.slots.get(place)]
        if still and ms > 0:
            for place in shining:
                table.damage.add(self._area(place))
        melds = dict(self._melds())
        for place in medals:
            if place.owner is not None:
                self._prized(place.owner)
            facts = melds[place]
            told = " ".join(filter(None, (facts.title, f"+{facts.bonus}")))
            if self.board.layout.slots.get(place):
                self.calls.say(told, self._praised(place))
        if called and areas and not medals:
            self.calls.say(called, areas[0].unionall(areas[1:]))

    def _cards_of(self, place: Place) -> pygame.Rect:
        return pygame.Rect(bounds([slot.rect for slot in self.board.layout.slots[place]]))

    def _praised(self, place: Place) -> pygame.Rect:
        """Cards and their medal."""
        cards = self._cards_of(place)
        return (
            cards if self._marks is None else cards.union(self._marks.seal_box(place, self.board.layout.slots[place]))
        )

    def _worths(self) -> dict[Place, int]:
        return {place: _WORTH.get(meld.seal, 0) for place, meld in self._melds()}

    def _melds(self) -> Sequence[tuple[Place, MeldFacts]]:
        return self._trays.melds() if self._trays is not None else ()

    def _area(self, place: Place) -> pygame.Rect:
        """All that may shine of a meld."""
        slots = self.board.layout.slots.get(place, ())
        if not slots:
            return pygame.Rect(0, 0, 0, 0)
        margin = 2 * round(slots[0].h * (1 + _FROM) / 2)
        return pygame.Rect(bounds([slot.rect for slot in slots])).inflate(margin, margin)

    def _light(self, surface: pygame.Surface, place: Place, strength: float) -> None:
        """Rings around the cards that fade outwards."""
        style, step = self.style, max(3, self.style.px(5))
        cards = self._cards_of(place)
        rect = cards.inflate(2 * step * len(_RINGS), 2 * step * len(_RINGS))
        rings = "".join(
            f'<rect x="{rect.width / 2 - cards.width / 2 - out}" y="{rect.height / 2 - cards.height / 2 - out}" '
            f'width="{cards.width + 2 * out}" height="{cards.height + 2 * out}" rx="{step + out}" fill="none" '
            f'stroke="{hex_of(style.theme.brass_light)}" stroke-opacity="{opacity}" stroke-width="{step}"/>'
            for number, opacity in enumerate(_RINGS)
            if (out := step * (number + 0.5))
        )
        markup = f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}">{rings}</svg>'
        drawn = style.pictures.drawn(markup, rect.size)
        drawn.set_alpha(round(255 * strength))
        surface.blit(drawn, rect)
        drawn.set_alpha(255)

    def _medal(self, surface: pygame.Surface, place: Place, left: float) -> None:
        """The medal comes down, and bounces once."""
        facts = dict(self._melds()).get(place)
        if facts is None or self._marks is None:
            return
        height = left * left * abs(math.cos(2.5 * math.pi * (1 - left) / 2))
        box = self._marks.seal_box(place, self.board.layout.slots[place])
        wider = round(box.width * _FROM * round(height * _SIZES) / _SIZES)
        self._marks.draw_seal(surface, box.inflate(wider, wider), facts)
