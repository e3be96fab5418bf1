"""Projects at the table: what the player may declare, what was shown, and how that looks (baloot 6).

Tricks that are over are looked at with the projects beside them (baloot 5.5, 6.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.cards import Face
from game.families.tricks.table.tricks import TrickReview
from game.games.baloot.rules.actions import Action, Declare, Show
from game.games.baloot.rules.projects import best_choice, projects_in, value
from game.games.baloot.rules.scoring import PROJECT_POINTS, PROJECT_RAW
from game.games.baloot.rules.state import HAND_SIZE, SEQUENCE_ORDER, TRICKS, Project
from game.games.baloot.rules.view import Announced, BalootView
from game.games.baloot.table import glossary as words
from game.i18n import _
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.pictures import CARD_RATIO
from game.ui.table.context import TableContext
from game.ui.text import TextStyle

_STEP: Final = 0.42
"""From one card of a project to the next, in card widths."""
_HEAD: Final = 22
_OPEN_IN: Final = (1, 2)
"""How many tricks are over while shown projects lie open."""
_OWNER: Final = 19
_PAD: Final = 10
_LEAST: Final = 24
"""Pixels of the width of a card at least."""


@dataclass(frozen=True, slots=True)
class ProjectFacts:
    """A project in words and cards."""

    seat: int
    name: str
    """`Sira`, `50` …"""
    worth: str
    """What it adds to the card points; empty where its name says that."""
    cards: tuple[Face, ...]
    """From the highest; empty while they are not shown."""


def announced(view: BalootView) -> tuple[ProjectFacts, ...]:
    """All declared projects, in the order of declaring, with the cards of those that were shown."""
    return tuple(project_facts(one) for one in view.declared)


def on_show(view: BalootView) -> tuple[ProjectFacts, ...]:
    """The projects that lie open on the table: in the second trick, when they are shown, and in the third."""
    return tuple(one for one in announced(view) if one.cards) if len(view.tricks) in _OPEN_IN else ()


def worth(view: BalootView, kind: str) -> int:
    """The game points of a project in the contract of the hand (baloot 6.2); 0 before anything is bought."""
    return 0 if view.contract is None else PROJECT_POINTS[view.contract.kind].get(kind, 0)


def project_facts(one: Announced) -> ProjectFacts:
    """A declared project in words, with its cards if it was shown."""
    name, raw = words.kind_name(one.kind), PROJECT_RAW[one.kind]
    return ProjectFacts(
        seat=one.seat,
        name=name,
        worth="" if name == str(raw) else worth_text(raw),
        cards=from_highest(one.cards if one.shown else ()),
    )


def worth_text(points: int) -> str:
    """Game points with their sign."""
    return _("+{points}", points=points)


def from_highest(cards: Sequence[Face]) -> tuple[Face, ...]:
    """The cards of a project as they are laid down: the highest first; those of one rank as they are sorted."""
    return tuple(sorted(cards, key=lambda card: -SEQUENCE_ORDER.index(card.rank)))


@dataclass(frozen=True, slots=True)
class ProjectOffer:
    """A button that declares or shows a project, or several at once."""

    name: str
    """`declare_0` …, `declare_all`, `show_0` …"""
    label: str
    worth: str
    """Its game points."""
    brief: str
    """What it is and what it is worth."""
    cards: tuple[Face, ...]
    actions: tuple[Action, ...]
    kind: str = ""
    """What the project is called; empty for several."""


def project_offers(view: BalootView, actions: Iterable[object]) -> tuple[ProjectOffer, ...]:
    """What the player may declare or show before the next card; all that is worth declaring at once comes first."""
    offers: list[ProjectOffer] = []
    for action in actions:
        match action:
            case Declare(cards):
                offers.append(_offer(view, f"declare_{len(offers)}", action, cards))
            case Show(cards):
                offers.append(_offer(view, f"show_{len(offers)}", action, cards))
    best = best_choice(view.hand, view.trump) if view.contract is not None and len(view.hand) == HAND_SIZE else ()
    everything = tuple(Declare(project.cards) for project in best)
    if len(everything) < 2 or not any(one.actions == everything[:1] for one in offers):
        return tuple(offers)
    points = sum(value(project, view.trump) for project in best)
    told = worth_text(points)
    return (ProjectOffer("declare_all", _("Declare all"), told, told, (), everything), *offers)


def _offer(view: BalootView, name: str, action: Declare | Show, cards: Sequence[Face]) -> ProjectOffer:
    kind = next(one.kind for one in known_projects(view) if one.cards == cards)
    label = words.kind_name(kind)
    text = _("Declare {project}", project=label) if isinstance(action, Declare) else _("Show {project}", project=label)
    points = worth_text(worth(view, kind))
    brief = _("{what}: {worth}", what=words.KIND_TIPS[kind].said(), worth=points)
    return ProjectOffer(name, text, points, brief, from_highest(cards), (action,), label)


def known_projects(view: BalootView) -> tuple[Project, ...]:
    """The projects of the own hand, and the own declared ones, some of whose cards may be played."""
    own = tuple(Project(one.kind, one.cards) for one in view.declared if one.seat == view.seat)
    return (*own, *projects_in(view.hand, view.trump, [one.cards for one in own]))


def panel_size(style: Style, projects: Sequence[ProjectFacts], width: int, owner: str = "") -> tuple[int, int]:
    """The pixels that shown projects take beside each other with cards of this width, below the name of their owner."""
    pad = style.px(_PAD)
    wide = sum(_cards_wide(len(one.cards), width) for one in projects) + pad * (len(projects) + 1)
    named = style.type.height(style.text(_OWNER)) if owner else 0
    return wide, round(width * CARD_RATIO) + _head(style) + named + 2 * pad


def fitting_width(
    style: Style, projects: Sequence[ProjectFacts], room: tuple[int, int], most: int, owner: str = ""
) -> int:
    """The largest card width up to `most` with which projects lie beside each other in so many pixels."""
    width = most
    while width > _LEAST:
        wide, high = panel_size(style, projects, width, owner)
        if wide <= room[0] and high <= room[1]:
            break
        width -= 1
    return width


def draw_projects(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    projects: Sequence[ProjectFacts],
    width: int,
    owner: str = "",
) -> None:
    """Projects of one player beside each other: what each is and is worth above its cards."""
    theme, pad = style.theme, style.px(_PAD)
    draw_panel(surface, style, rect, PanelKind.PANEL, radius=10, shadow=6)
    left, top = rect.left + pad, rect.top + pad
    if owner:
        size = style.type.fitted(owner, style.text(_OWNER), rect.width - 2 * pad)
        name = style.type.line(style.type.shortened(owner, size, rect.width - 2 * pad), size, theme.text)
        surface.blit(name, (left, top - pad // 2))
        top += style.type.height(style.text(_OWNER))
    for one in projects:
        wide = _cards_wide(len(one.cards), width)
        text = _("{project} {worth}", project=one.name, worth=one.worth) if one.worth else one.name
        size = style.type.fitted(text, style.text(_HEAD), wide, TextStyle.STRONG)
        line = style.type.line(text, size, theme.gilt, TextStyle.STRONG)
        surface.blit(line, (left, top - pad // 2))
        draw_fan(surface, style, one.cards, (left, top + _head(style)), width)
        left += wide + pad


def draw_fan(
    surface: pygame.Surface, style: Style, cards: Sequence[Face], topleft: tuple[int, int], width: int
) -> None:
    """Whole cards of a width, each covering a part of the one before."""
    for place, card in enumerate(cards):
        style.pictures.card(str(card), width, max(2, width // 30)).draw(
            surface, topleft[0] + round(place * width * _STEP), topleft[1]
        )


def _head(style: Style) -> int:
    return style.type.height(style.text(_HEAD), TextStyle.STRONG)


def _cards_wide(cards: int, width: int) -> int:
    return width + round((cards - 1) * width * _STEP)


_PROJECT: Final = 130
"""Units of the width of a card of a project."""
_LOWEST: Final = 57
"""Pixels of that width at least."""


class BalootReview(TrickReview):
    """A trick, and all projects that lie open."""

    def __init__(self, table: TableContext[BalootView]) -> None:
        super().__init__(table, TRICKS)
        self._projects = [one for one in announced(table.view()) if one.cards]

    @property
    def has_beside(self) -> bool:
        """Whether any project was shown."""
        return bool(self._projects)

    def paint_beside(self, surface: pygame.Surface) -> None:
        """The projects of each player below his name."""
        style, theme, area = self.style, self.style.theme, self.beside
        owners = list(dict.fromkeys(one.seat for one in self._projects))
        if not owners:
            return
        title = style.type.fitted(_("Projects shown"), style.text(26), area.width, TextStyle.STRONG)
        heading = style.type.line(_("Projects shown"), title, theme.text, TextStyle.STRONG)
        surface.blit(heading, area)
        gap = style.px(10)
        top = area.top + heading.get_height() + gap
        each = (area.bottom - top) // len(owners) - gap
        most = max(_LOWEST, style.px(_PROJECT))
        for number, seat in enumerate(owners):
            own = [one for one in self._projects if one.seat == seat]
            name = self.names[seat]
            width = fitting_width(style, own, (area.width, each), most, name)
            rect = pygame.Rect((area.left, top + number * (each + gap)), panel_size(style, own, width, name))
            draw_projects(surface, style, rect, own, width, name)
