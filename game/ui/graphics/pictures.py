"""Pictures at exactly the size needed: SVG rasterised once a size, shadows baked in, work spread over frames."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from time import perf_counter
from typing import Final

import pygame

from game.resources import asset
from game.ui.graphics.inks import in_four_colours, in_strong_contrast

CARD_RATIO: Final = 1.4
"""Height of a card over its width."""
_KEPT_WINDOWS: Final = 3
"""Pictures are forgotten, oldest first, when they would fill the window so many times."""
_SMALLEST_WINDOW: Final = (1280, 800)
"""A smaller window keeps as many pictures as this one; also before the window is known."""
_BACK: Final = "back:"
Size = tuple[int, int]
Key = tuple[str, Size, int]


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card with its shadow baked in."""

    surface: pygame.Surface
    offset: tuple[int, int]
    """Where the top left corner of the card itself lies on the surface."""
    size: Size
    """The card itself, without its shadow."""

    def area(self, left: int, top: int) -> pygame.Rect:
        """What it covers, shadow included, when its card lies at `left`, `top`."""
        return self.surface.get_rect(topleft=(left - self.offset[0], top - self.offset[1]))

    def draw(self, surface: pygame.Surface, left: int, top: int) -> pygame.Rect:
        """Draw it with the card's corner at `left`, `top`; returns what it covers."""
        return surface.blit(self.surface, (left - self.offset[0], top - self.offset[1]))


@lru_cache(maxsize=1024)
def card_size(width: int) -> Size:
    """The size in pixels of a card of this width."""
    return width, round(width * CARD_RATIO)


@dataclass(frozen=True, slots=True)
class Deck:
    """Which of the decks is played with."""

    four_colours: bool = False
    """Every suit has a colour of its own."""
    large: bool = False
    """Large indices."""
    back: str = "girih"
    """What is on the backs."""
    strong: bool = False
    """White paper and the darkest inks."""

    def markup(self, name: str) -> str:
        """The SVG text of a card: `7H`, `JK`, or a back, `back:sadu`."""
        back = name.removeprefix(_BACK)
        if back != name:
            return asset("cards", "backs", f"{back}.svg").read_text(encoding="utf-8")
        folder = ("cards", "large") if self.large else ("cards",)
        text = asset(*folder, f"{name}.svg").read_text(encoding="utf-8")
        return self.printed(text)

    def printed(self, markup: str) -> str:
        """The SVG text of a card or a suit in the inks of the deck."""
        markup = in_four_colours(markup) if self.four_colours else markup
        return in_strong_contrast(markup) if self.strong else markup


class Pictures:
    """All rasterised pictures of the window, forgotten when it changes its size or the deck."""

    def __init__(self) -> None:
        self.deck = Deck()
        self._ready: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._most = _most_pixels(_SMALLEST_WINDOW)
        self._wanted: dict[tuple[str, int, int], None] = {}
        """Name, width and depth of cards still to be drawn, in the order of asking."""

    def keep_for(self, window: Size) -> None:
        """Keep as many pictures from now on as suit a window of this size; four bytes a pixel."""
        self._most = max(_most_pixels(window), _most_pixels(_SMALLEST_WINDOW))

    def clear(self) -> None:
        """Forget everything, because the scale changed or no window is left."""
        self._ready.clear()
        self._wanted.clear()
        self._pixels = 0

    def svg(self, parts: tuple[str, ...], size: Size) -> pygame.Surface:
        """The asset `parts` (`("suits", "H.svg")`) at this size."""
        key = ("/".join(parts), size, -1)
        return self._kept(key) or self._keep(key, pygame.image.load_sized_svg(asset(*parts), size).convert_alpha())

    def drawn(self, markup: str, size: Size) -> pygame.Surface:
        """A picture given as SVG text, at this size; the text is its key."""
        key = (markup, size, -1)
        ready = self._kept(key)
        if ready is not None:
            return ready
        return self._keep(key, pygame.image.load_sized_svg(BytesIO(markup.encode()), size).convert_alpha())

    def made(self, name: str, size: Size) -> pygame.Surface | None:
        """What was stored under this name and size, if it is still kept."""
        return self._kept((name, size, -2))

    def store(self, name: str, size: Size, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface that was composed by hand."""
        return self._keep((name, size, -2), surface)

    def card(self, name: str, width: int, depth: int = 0) -> CardPicture:
        """A card of this width, with a shadow of `depth` pixels (0 for none) baked in.

        `7H`, `JK`, the `back` of the deck, or any back by its name, `back:sadu`.
        """
        name, size = self._named(name), card_size(width)
        key = _card_key(name, size, depth)
        margin = _margin(depth)
        ready = self._kept(key) or (
            self._keep(key, self._baked(name, size, depth)) if depth > 0 else self._face(name, size)
        )
        return CardPicture(ready, (margin, max(0, margin - depth // 2)), size)

    def has_card(self, name: str, width: int, depth: int = 0) -> bool:
        """Whether `card` would answer without rasterising."""
        name, size = self._named(name), card_size(width)
        return _card_key(name, size, depth) in self._ready or _face_key(name, size) in self._ready

    def want(self, names: Iterable[str], width: int, depths: Iterable[int] = (0,)) -> None:
        """Ask for cards that will be needed soon: `work` makes them, and those that are there are not forgotten yet."""
        size = card_size(width)
        for depth in depths:
            for name in map(self._named, names):
                if self._kept(_card_key(name, size, depth)) is None:
                    self._wanted[name, width, depth] = None

    def want_no_more(self) -> None:
        """Of what was asked for nothing is needed soon any more."""
        self._wanted.clear()

    @property
    def behind(self) -> bool:
        """Whether some card that is wanted has not been drawn yet."""
        return bool(self._wanted)

    def draw_wanted(self) -> bool:
        """Rasterise the next wanted card; True while some are left."""
        if self._wanted:
            wanted = next(iter(self._wanted))
            del self._wanted[wanted]
            self.card(*wanted)
        return bool(self._wanted)

    def work(self, budget_ms: float) -> bool:
        """Rasterise wanted cards for up to `budget_ms` (at least one); True while some are left."""
        until = perf_counter() + budget_ms / 1000.0
        while self.draw_wanted() and perf_counter() < until:
            pass
        return bool(self._wanted)

    def shadow(self, size: Size, radius: int, depth: int, strength: int = 110) -> pygame.Surface:
        """A soft shadow of a rounded panel: larger than `size` by a margin of `2 * depth` on every side."""
        margin = _margin(depth)
        full = (size[0] + 2 * margin, size[1] + 2 * margin)
        key = (f"shadow {radius} {strength}", full, depth)
        ready = self._kept(key)
        if ready is not None:
            return ready
        corner = margin + radius + depth + 1
        least = 2 * corner + 1
        small = (min(full[0], least), min(full[1], least))
        panel = pygame.Surface(small, pygame.SRCALPHA)
        inner = panel.get_rect().inflate(-2 * margin, -2 * margin)
        pygame.draw.rect(panel, (0, 0, 0, strength), inner, border_radius=radius)
        for _ in range(2):
            panel = pygame.transform.box_blur(panel, max(1, depth // 2))
        return self._keep(key, _stretched(panel, full, corner))

    def _named(self, name: str) -> str:
        return f"{_BACK}{self.deck.back}" if name == "back" else name

    def _baked(self, name: str, size: Size, depth: int) -> pygame.Surface:
        card = self._face(name, size)
        margin = _margin(depth)
        shadow = self.shadow(size, round(size[0] * 0.07), depth)
        lifted = max(0, margin - depth // 2)
        height = max(shadow.get_height(), lifted + size[1])
        baked = pygame.Surface((shadow.get_width(), height), pygame.SRCALPHA)
        baked.blit(shadow, (0, 0))
        baked.blit(card, (margin, lifted))
        return baked.convert_alpha()  # packing it would make every resizing unpack and pack it again

    def _face(self, name: str, size: Size) -> pygame.Surface:
        key = _face_key(name, size)
        ready = self._kept(key)
        if ready is not None:
            return ready
        markup = BytesIO(self.deck.markup(name).encode())
        return self._keep(key, pygame.image.load_sized_svg(markup, size).convert_alpha())

    def _kept(self, key: Key) -> pygame.Surface | None:
        ready = self._ready.get(key)
        if ready is not None:
            self._ready.move_to_end(key)
        return ready

    def _keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        before = self._ready.pop(key, None)
        if before is not None:
            self._pixels -= before.get_width() * before.get_height()
        self._ready[key] = surface
        self._pixels += surface.get_width() * surface.get_height()
        while self._pixels > self._most and len(self._ready) > 1:
            _, oldest = self._ready.popitem(last=False)
            self._pixels -= oldest.get_width() * oldest.get_height()
        return surface


def _card_key(name: str, size: Size, depth: int) -> Key:
    return (name, size, depth) if depth > 0 else _face_key(name, size)


def _face_key(name: str, size: Size) -> Key:
    return f"cards/{name}", size, -1


def _margin(depth: int) -> int:
    return 2 * depth


def _most_pixels(window: Size) -> int:
    return _KEPT_WINDOWS * window[0] * window[1]


def _stretched(small: pygame.Surface, size: Size, corner: int) -> pygame.Surface:
    """The same with wider edges: only a blurred corner differs from pixel to pixel, and blurring all takes long."""
    if small.get_size() == size:
        return small
    large = pygame.Surface(size, pygame.SRCALPHA)
    across, down = (_thirds(small.get_size()[axis], size[axis], corner) for axis in (0, 1))
    for left, wide, to_left, to_wide in across:
        for top, high, to_top, to_high in down:
            part = small.subsurface((left, top, wide, high))
            large.blit(pygame.transform.scale(part, (to_wide, to_high)), (to_left, to_top))
    return large


def _thirds(small: int, large: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Begin, middle and end of a side: where they lie and how long they are, before and after."""
    if small == large:
        return [(0, small, 0, small)]
    ends = ((0, corner, 0, corner), (small - corner, corner, large - corner, corner))
    return [*ends, (corner, small - 2 * corner, corner, large - 2 * corner)]
