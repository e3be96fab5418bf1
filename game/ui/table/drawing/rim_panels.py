"""The rim around the felt: panels of the players, score, what happened last, and the prompt, composed of nodes.

The layout says where each of them is; within it everything follows from rows and columns. A panel is composed anew when
what it shows has changed, and kept until then.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from game.i18n import _, plural
from game.ui.graphics.card_strip import units_of
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.medallion import draw_medallion
from game.ui.graphics.mirror import point_of
from game.ui.graphics.theme import hex_of
from game.ui.kit import (
    TEAM_TONES,
    Align,
    Column,
    Drawing,
    Extent,
    Filler,
    FirstThatFits,
    Grid,
    Node,
    Panel,
    Pinned,
    Role,
    Row,
    Rule,
    Shrinking,
    Space,
    Spacer,
    Spoken,
    Stack,
    Text,
    Tone,
    spoken,
    team_mark,
)
from game.ui.kit.cards import Cards
from game.ui.table.contract.facts import TableFacts, TeamFacts
from game.ui.table.layout.geometry import TableLayout
from game.ui.table.layout.zone import Zone
from game.ui.widgets.graph import mark_colour, place_of_team

PROMPT: Final = Zone("prompt")
_RADIUS: Final = 8
"""Units of the corners of a panel."""
_EDGE: Final = 3
"""Units that faces and cards leave free between the edges of a low panel."""
_LARGEST_FACE: Final = 108
_LEAST_FACE: Final = 24
"""Units of a face above a name; where it would have fewer it is left out."""
_CARD: Final = 76
"""Units of the width of a card of which the index is shown."""
_MOST_CARDS: Final = 5
"""So many cards are shown of those that something was done with."""
_TOLD: Final = 210
"""Units of width that the words about what happened last have at least beside cards."""
_GLOW: Final = 14
"""How many units the light at the panel of whoever acts reaches from its edge inwards."""
_STRONGEST: Final = 0.6


class Player(NamedTuple):
    """Who sits at a seat, as panels show it."""

    name: str
    face: str
    """The portrait; empty where there is none."""
    place: int
    """The place of the team, in the order of the marks."""
    mood: str = "calm"


class Acting(NamedTuple):
    """Somebody, and what is said of it."""

    player: Player
    text: str
    cards: str
    """The cards in notation, as many as were seen."""


class Face(Node):
    """The medallion of a player, a square in the middle of its room."""

    def __init__(self, player: Player, side: int, *, optional: bool = False) -> None:
        """Show a face at most `side` pixels wide."""
        super().__init__(optional=optional)
        self._player = player
        self._side = side

    def measure_width(self, style: Style) -> Extent:
        """As wide as high, and not so small that it says nothing."""
        return Extent(min(self._side, style.px(_LEAST_FACE)), self._side)

    def measure_height(self, style: Style, width: int) -> Extent:
        """As high as wide."""
        side = min(self._side, width)
        return Extent(min(side, style.px(_LEAST_FACE)), side)

    def arrange(self, style: Style, rect: pygame.Rect) -> None:
        """Take the square in the middle."""
        side = min(rect.size)
        super().arrange(style, pygame.Rect(rect.centerx - side // 2, rect.centery - side // 2, side, side))

    def content(self) -> Hashable:
        """Who it is, and the mood."""
        return self._player

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """The medallion."""
        name, face, place, mood = self._player
        draw_medallion(surface, style, self.rect, name, mark_colour(style.theme, place), face=face, mood=mood)


def is_broad(panel: pygame.Rect) -> bool:
    """Whether face, name and count stand beside one another in a panel."""
    return panel.width > 2 * panel.height


def acting_row(acting: Acting, high: int, *, grow: float = 0) -> Node:
    """Who does what, with its cards where there is room for all of them, in a line of `high` pixels."""
    face, text = Face(acting.player, high), Text(acting.text, Role.STRONG)
    cards = [Row(face, text, Cards(acting.cards, width=_CARD))] if acting.cards else []
    return FirstThatFits(*cards, Row(face, text), Row(face, Shrinking(text, grow=1)), grow=grow)


class Panels:
    """The panels of a table, composed of its facts."""

    def __init__(self, style: Style, seat: int, teams: Sequence[int], names: Sequence[str], facts: TableFacts) -> None:
        self.style = style
        self.seat = seat
        self.facts = facts
        self.hands: Sequence[int] = ()
        """How many cards each seat holds by what was shown."""
        self.captions: Sequence[str] = ()
        self.faces: Sequence[str] = ()
        """The portraits of those who sit there."""
        self.moods: Mapping[int, str] = {}
        """How those at the table look who do not look calm, by their seats."""
        self.told_cards = ""
        """The cards that the last caption is about."""
        self.told_by: int | None = None
        """Who did what the last caption says."""
        self.remark = ""
        """What is said instead of the prompt: the worth of what is selected."""
        self.room = 0
        """How many pixels buttons leave for the prompt, as far as they are known."""
        self.before = 0
        """How many pixels buttons take before it, for whoever plays with the other hand."""
        self.aside = 0
        """How many of them something else takes that stands beside it."""
        self.hushed = False
        """Whether the prompt is silent, because a message is in its place."""
        self.coached = False
        """Whether somebody else says what is to be done: only the worth of what is selected is told."""
        self.layout = TableLayout({}, {})
        self.names = names
        self.nodes: dict[Zone, Node] = {}
        """The panels that are shown."""
        self._shown: dict[Zone, Hashable] = {}
        """What each of them shows, and where."""
        self._stale: list[pygame.Rect] = []
        """Where something was composed anew."""
        self._medallions: dict[int, Face] = {}
        self._places = [place_of_team(team, teams[seat]) for team in teams]
        """The place of the team of every seat."""
        self._teams = sorted(set(teams), key=lambda team: place_of_team(team, teams[seat]))
        """The teams in the order of their places."""
        seats = range(len(teams))
        of_seats = (Zone(kind, each) for each in seats for kind in ("column", "seat"))
        self._zones = (*of_seats, Zone("score"), Zone("last"), PROMPT)
        """All panels there may be, in the order of painting."""

    # What is seen.

    def clear(self) -> None:
        """The window or its style is another one now, in which nothing is known yet of what takes room."""
        self.nodes.clear()
        self.room = self.before = self.aside = 0

    def refresh(self) -> None:
        """Compose anew what shows something else than before, or elsewhere."""
        for zone in self._zones:
            self.renew(zone)

    def take_stale(self) -> list[pygame.Rect]:
        """Where something was composed anew since this was asked last."""
        stale, self._stale = self._stale, []
        return stale

    def renew(self, zone: Zone) -> None:
        """Compose one panel anew if it shows something else than before, or elsewhere."""
        place, node = self._place(zone), self.nodes.get(zone)
        if place is None:
            if node is not None:
                self._stale.append(self.nodes.pop(zone).rect)
            return
        content, compose = self._content(zone)
        shown = content, tuple(place)
        if node is None or shown != self._shown[zone]:
            self._stale += [place] if node is None else [place, node.rect]
            self.nodes[zone], self._shown[zone] = compose(place), shown
            self.nodes[zone].arrange(self.style, place)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint every panel that touches `area`."""
        for zone in self._zones:
            node = self.nodes.get(zone)
            if node is not None and area.colliderect(node.rect):
                node.paint(surface, self.style, area)

    def player(self, seat: int) -> Player:
        """Who sits at a seat."""
        return Player(self.names[seat], self.faces[seat], self._places[seat], self.moods.get(seat, "calm"))

    def face_rect(self, seat: int) -> pygame.Rect:
        """The place of the face in the panel of a seat."""
        return self._medallions[seat].rect

    def words(self) -> Iterator[str]:
        """What a listener hears of score and hands; a command of its own reads that of the player."""
        own_hand = () if self.seat in self.facts.away else (Zone("seat", self.seat),)
        for zone in (Zone("score"), *(zone for zone in self._zones if zone.kind == "seat" and zone not in own_hand)):
            if zone in self.nodes:
                yield spoken(self.nodes[zone])

    def _place(self, zone: Zone) -> pygame.Rect | None:
        """Where a panel is; None where it is not shown."""
        rect = self.layout.zones.get(zone)
        if rect is None or not (rect.w and rect.h):
            return None
        return self.prompt_room() if zone == PROMPT else pygame.Rect(rect)

    def _content(self, zone: Zone) -> tuple[Hashable, Callable[[pygame.Rect], Node]]:
        """What a panel shows, equal as long as it looks the same, and what composes it for its place."""
        facts = self.facts
        match zone.kind, zone.owner:
            case "seat", int(seat):
                held, acts = (self.hands[seat], seat in facts.away), facts.actor == seat
                return (self.names[seat], self.faces[seat], self.moods.get(seat), held, acts), partial(self._seat, seat)
            case "score", _owner:
                return (facts.round, facts.target, facts.teams, facts.limit, facts.away), self._score
            case "last", _owner:
                return (tuple(self.captions[-2:]), self.told_cards), self._last
            case "prompt", _owner:
                return (self.hushed, self.asked, facts.urgent, self.acting(), self._middle()), self._prompt
        return None, self._column

    # Players.

    def _column(self, _place: pygame.Rect) -> Node:
        """What lies beneath everything of a player above the felt."""
        return Panel(Spacer(), PanelKind.TRAY, radius=_RADIUS)

    def _seat(self, seat: int, place: pygame.Rect) -> Node:
        """Face, name and number of cards of a player."""
        broad, acts = is_broad(place), self.facts.actor == seat
        side = place.height - self.style.px(_EDGE) if broad else self.style.px(_LARGEST_FACE)
        face = Face(self.player(seat), side, optional=not broad)
        self._medallions[seat] = face
        return Stack(
            Drawing(partial(_draw_ground, acts=acts), acts, width=0, height=0),
            Panel(
                self._beside(seat, face) if broad else self._below(seat, face),
                None,
                pad=Space.TIGHT,
                pad_above=Space.NONE if broad else Space.TIGHT,
            ),
        )

    def _below(self, seat: int, face: Face) -> Node:
        """Name and count below a face."""
        name = Text(self.names[seat], Role.LABEL, side=Align.CENTER, cut=True, close=True, said="")
        count = Text(self._count(seat), Role.SMALL, Tone.TEXT, side=Align.CENTER, close=True, said=self._holding(seat))
        own = seat == self.seat
        return Column(face, name, count, gap=Space.NONE, justify=Align.CENTER if own else Align.START)

    def _beside(self, seat: int, face: Face) -> Node:
        """Name and count beside a face: one below the other, in a line, or the name alone, for backs can be counted."""
        name = Text(self.names[seat], Role.LABEL, cut=True, close=True, said="")
        count = Text(self._count(seat), Role.SMALL, close=True, said=self._holding(seat))
        both = Column(name, count, gap=Space.NONE, justify=Align.CENTER)
        line = Row(
            Text(self.names[seat], Role.LABEL, TEAM_TONES[self._places[seat]], reserve=self.names),
            Text(self._count(seat), Role.SMALL, Tone.TEXT),
            gap=Space.SMALL,
        )
        return Row(face, Filler(FirstThatFits(both, line, Shrinking(both), name), width=0, grow=1), gap=Space.SMALL)

    def _count(self, seat: int) -> str:
        """The number of cards in a hand, in words."""
        return _("Out") if seat in self.facts.away else plural("{count} card", "{count} cards", self.hands[seat])

    def _holding(self, seat: int) -> str:
        """The number of cards for a listener, with the name."""
        held, name = self.hands[seat], self.names[seat]
        if seat in self.facts.away:
            return f"{name}: {self._count(seat)}."
        return plural("{player} holds {count} card.", "{player} holds {count} cards.", held, player=name)

    # Score.

    def _score(self, _place: pygame.Rect) -> Node:
        """The totals of all teams, and which round of how long a match it is."""
        facts, teams = self.facts, list(enumerate(self._teams))
        if two := len(teams) == 2:
            totals: Node = Row(
                *(self._team(facts.teams[team], place) for place, team in teams), gap=Space.LARGE, even=True
            )
        else:
            totals = Grid(*(self._total(team, place) for place, team in teams), columns=2, gap_above=Space.NONE)
        when = Column(
            *(Text(text, Role.SMALL, side=Align.CENTER, close=True, said="") for text in (facts.round, facts.target)),
            gap=Space.NONE,
            justify=Align.CENTER,
        )
        return Stack(
            Spoken(_(", ").join((facts.round, facts.target)) + "."),
            Panel(
                Row(Shrinking(totals, grow=1), Rule(upright=True), Shrinking(when)),
                PanelKind.PANEL,
                pad_above=Space.TIGHT if two else Space.NONE,
                radius=_RADIUS,
            ),
        )

    def _total(self, team: int, place: int) -> Node:
        """Mark, name and total of one of more than two teams, in a line; totals of a column are in line."""
        facts, away = self.facts.teams[team], team in self.facts.away
        above = [self.facts.teams[each].name for each in self._teams[place % 2 :: 2]]
        return Row(
            team_mark(place, 6, 12),
            Text(facts.name, Role.BODY, TEAM_TONES[place], cut=True, close=True, reserve=above, said=""),
            Text(facts.total, Role.LABEL, Tone.FAINT if away else None, close=True, said=_points(facts)),
            gap=Space.SMALL,
        )

    def _team(self, facts: TeamFacts, place: int) -> Node:
        """Mark, name and total of a team over a bar that is filled with the total where that ends the match."""
        tone = TEAM_TONES[place]
        bare = (
            team_mark(place, 7, 14),
            Text(facts.name, Role.LABEL, tone, said=""),
            Text(facts.total, Role.HEADING, said=_points(facts)),
        )
        total = FirstThatFits(Row(*bare, Text(_("Total"), Role.SMALL, said="")), Row(*bare), at="natural", grow=1)
        if not self.facts.limit:
            return total
        draw = partial(_draw_way, part=facts.progress, tone=tone)
        return Column(total, Drawing(draw, (facts.progress, tone), width=0, height=4), gap=Space.NONE)

    # What happened last.

    def _last(self, place: pygame.Rect) -> Node:
        """What happened last with its cards, and above it what was before; a long sentence takes both lines."""
        if not self.captions:
            return Panel(Spacer(), PanelKind.PANEL, radius=_RADIUS)
        *before, latest = self.captions[-2:]
        both = Column(
            *(Text(each, Role.SMALL, Tone.FAINT, close=True) for each in before),
            Text(latest, Role.LABEL, close=True),
            gap=Space.NONE,
            justify=Align.CENTER,
        )
        words = Filler(
            FirstThatFits(both, Shrinking(Text(latest, Role.LABEL, lines=0, close=True))), width=_TOLD, grow=1
        )
        units = units_of(self.style, place.height - 2 * self.style.px(_EDGE))
        cards = " ".join(self.told_cards.split()[:_MOST_CARDS])
        shown = Row(words, *([Cards(cards, width=units, optional=True)] if cards else []), gap=Space.SMALL)
        return Panel(shown, PanelKind.PANEL, pad=Space.SMALL, pad_above=Space.NONE, radius=_RADIUS)

    # The prompt.

    @property
    def asked(self) -> str:
        """What is said of what is selected, or what is asked of the player; empty where somebody else says it."""
        return self.remark or ("" if self.coached else self.facts.prompt)

    def acting(self) -> Acting | None:
        """What one of the others is doing, while it is told here; before anything is done, that it is their turn."""
        facts, seat = self.facts, self.facts.actor
        if (done := facts.done) is not None and done.seat is not None and not self.remark:
            return Acting(self.player(done.seat), done.text, done.cards)
        if seat is None or seat == self.seat or not facts.prompt or facts.urgent or self.remark or self.coached:
            return None
        told = self.captions[-1] if self.captions and self.told_by == seat else ""
        return Acting(self.player(seat), told or facts.prompt, self.told_cards if told else "")

    def _prompt(self, place: pygame.Rect) -> Node:
        """What is asked, above the middle of the hand, or what somebody does, in what buttons leave of its place."""
        if self.hushed:
            return Spacer()
        acting = self.acting()
        if acting is not None:
            row = acting_row(acting, place.height - 2 * self.style.px(_EDGE))
            shown = Panel(row, PanelKind.ROW_CHOSEN, pad=Space.MEDIUM, pad_above=Space.NONE, radius=_RADIUS)
        else:
            tone = Tone.GILT if self.facts.urgent else Tone.SOFT
            line = Shrinking(Text(self.asked, Role.STRONG, tone, side=Align.CENTER))
            shown = Panel(line, None, pad=Space.SMALL, pad_above=Space.NONE)
        return Pinned(shown, self._middle())

    def plate(self) -> pygame.Rect:
        """What the prompt covers: the panel of somebody who acts, else the whole of its place."""
        self.renew(PROMPT)
        if self.acting() is None:
            return pygame.Rect(self.layout.zones[PROMPT])
        return self.nodes[PROMPT].children[0].rect

    def prompt_room(self) -> pygame.Rect:
        """What buttons, and what stands beside it, leave of the place of the prompt."""
        rect = pygame.Rect(self.layout.zones[PROMPT])
        wide = min(rect.width - self.before, self.room or rect.width) - self.aside
        return pygame.Rect(rect.left + self.before, rect.top, wide, rect.height)

    def _middle(self) -> int:
        """The middle of the own hand, over which the prompt is as far as its line reaches there."""
        rect = self.layout.zones[PROMPT]
        return max(rect.x, min(self.layout.zones[Zone("hand")].centre[0], rect.right))


def _points(team: TeamFacts) -> str:
    """A total for a listener."""
    return _("{name}: score {points}.", name=team.name, points=team.total)


def _draw_way(surface: pygame.Surface, style: Style, rect: pygame.Rect, *, part: float, tone: Tone) -> None:
    """A bar that is filled as far as a total is on its way to the limit."""
    surface.fill(style.theme.panel_edge, rect)
    surface.fill(tone.colour(style.theme), (*rect.topleft, round(rect.width * part), rect.height))


def _draw_ground(surface: pygame.Surface, style: Style, rect: pygame.Rect, *, acts: bool) -> None:
    """The panel of a player, lit from its edges inwards and with an hourglass while it is the turn of that player."""
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if acts else PanelKind.PANEL, radius=_RADIUS)
    if not acts:
        return
    colour = hex_of(style.theme.brass_light)
    name = f"glow of a panel {colour}"
    glow = style.pictures.made(name, rect.size)
    if glow is None:
        markup = _glow_markup(style, rect.size, colour)
        glow = style.pictures.store(name, rect.size, style.pictures.drawn(markup, rect.size))
    surface.blit(glow, rect)
    side = min(style.px(10), rect.height // 6)
    x, y = rect.right - side - style.px(4), rect.top + side + style.px(4)
    for end in (y - side, y + side):  # no sign of a team has the shape of an hourglass
        points = [point_of(surface, point) for point in ((x, y), (x - side, end), (x + side, end))]
        pygame.draw.polygon(surface, style.theme.brass_light, points)
        pygame.draw.aalines(surface, style.theme.brass_dark, True, points)


def _glow_markup(style: Style, size: tuple[int, int], colour: str) -> str:
    """Rings that become fainter towards the middle."""
    (wide, high), deep = size, style.px(_GLOW)
    rings = "".join(
        f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset}" height="{high - 2 * inset}" '
        f'rx="{max(1, style.px(_RADIUS) - inset)}" fill="none" stroke="{colour}" stroke-width="1" '
        f'stroke-opacity="{_STRONGEST * (1 - inset / deep) ** 2}"/>'
        for inset in (place + 0.5 for place in range(deep))
        if inset * 2 < min(size)
    )
    edge = max(2, style.px(3))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{rings}'
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{wide - edge}" height="{high - edge}" rx="{style.px(_RADIUS)}" '
        f'fill="none" stroke="{colour}" stroke-width="{edge}"/></svg>'
    )
