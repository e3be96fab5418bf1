"""Projects at the table in words and cards, and former tricks with those that were shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.families.tricks.rules.actions import Declare
from game.families.tricks.rules.events import ProjectShown
from game.families.tricks.rules.projects import Announced, Project
from game.families.tricks.table.facts import ProjectFacts, ProjectOffer
from game.families.tricks.table.tricks import TRICK_SHARE, Reviewed, TrickReview, whole_cards
from game.i18n import _
from game.i18n.cards.names import NO_OWN, OwnWords
from game.i18n.phrases import card_name
from game.tricks.rules import TrickRules
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import Align, Column, FirstThatFits, Node, Panel, Role, Row, Space, Text, Tone
from game.ui.table.contract.context import TableContext

_APART: Final = 0.42
"""The distance between cards of a project, in card widths."""
_WIDEST, _NARROWEST, _STEP = 130, 40, 6
"""Units of the width of a card beside a trick, of a card anywhere, and between two widths that are tried."""


def project_words(project: ProjectFacts, owner: str, own: OwnWords = NO_OWN) -> str:
    """Return a sentence with the owner of a project, its name, what it adds and its cards."""
    cards = _(", ").join(str(card_name(card, own)) for card in project.cards)
    return f"{owner}: {project.name} {project.worth}".rstrip() + f". {cards}."


def worth_text(points: int) -> str:
    """Game points with their sign."""
    return _("+{points}", points=points)


def with_all(offers: Sequence[ProjectOffer], best: Sequence[Project], points: int) -> tuple[ProjectOffer, ...]:
    """The offers after one that declares all of the best projects at once, where these are several and not declared
    yet; they are worth so many points.
    """
    everything = tuple(Declare(project.cards) for project in best)
    if len(everything) < 2 or not any(one.actions == everything[:1] for one in offers):
        return tuple(offers)
    worth = worth_text(points)
    return (ProjectOffer("declare_all", _("Declare all"), worth, worth, (), everything), *offers)


def laid_open(event: ProjectShown) -> Announced:
    """The project that an event lays open."""
    assert event.seat is not None, "somebody shows it"
    cards = tuple(card for card in event.cards if card is not None)
    return Announced(event.seat, event.kind, cards, True)


def shown_projects(
    projects: Sequence[ProjectFacts], owner: str, widest: int, across: Align = Align.START, down: Align = Align.START
) -> Node:
    """The projects of one player, with cards as large as there is room, and at most `widest` units wide.

    The panel lies in its room as `across` and `down` say.
    """

    def in_room(width: int) -> Node:
        return Column(Row(_panel(projects, owner, width), justify=across), justify=down)

    return FirstThatFits(*(partial(in_room, width) for width in range(widest, _NARROWEST, -_STEP)))


def _panel(projects: Sequence[ProjectFacts], owner: str, width: int) -> Node:
    """Each project with its name and worth above its cards, which are so many units wide."""
    columns = (
        Column(Text(_head(one), Role.LABEL, Tone.GILT), whole_cards(one.cards, width, _APART), gap=Space.TIGHT)
        for one in projects
    )
    words = Column(Text(owner, Role.SMALL, Tone.TEXT), Row(*columns), gap=Space.NONE)
    return Panel(words, PanelKind.PANEL, pad=Space.SMALL, radius=10, shadow=6)


def _head(project: ProjectFacts) -> str:
    return _("{project} {worth}", project=project.name, worth=project.worth) if project.worth else project.name


class ProjectReview(TrickReview):
    """A trick, and all projects that lie open."""

    def __init__(
        self,
        table: TableContext[Reviewed],
        rules: TrickRules,
        projects: Sequence[ProjectFacts],
        title: str,
        own: OwnWords = NO_OWN,
    ) -> None:
        super().__init__(table, rules)
        self._title_of_projects = title
        self._own_words = own
        self._projects = [one for one in projects if one.cards]

    def announcement(self) -> str:
        """The projects that were shown as well."""
        shown = [project_words(one, self.names[one.seat], self._own_words) for one in self._projects]
        return " ".join([super().announcement(), *(f"{self._title_of_projects}: {each}" for each in shown)])

    def addition(self) -> Node | None:
        """The projects of each player below his name."""
        owners = dict.fromkeys(one.seat for one in self._projects)
        if not owners:
            return None
        panels = (
            shown_projects([one for one in self._projects if one.seat == seat], self.names[seat], _WIDEST)
            for seat in owners
        )
        return Column(Text(self._title_of_projects, Role.STRONG), *panels, grow=1 - TRICK_SHARE)
