"""Projects at the table: what the player may declare, what was shown, and how that looks (baloot 6).

Former tricks are shown with their projects (baloot 5.5, 6.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.cards import Face
from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.rules.events import ProjectShown
from game.families.tricks.rules.projects import Announced, Project, from_highest
from game.families.tricks.table.facts import ProjectFacts, ProjectOffer
from game.families.tricks.table.projects import ProjectReview, laid_open, with_all, worth_text
from game.games.baloot.card_words import CARDS
from game.games.baloot.rules.actions import Declare, Show
from game.games.baloot.rules.projects import best_choice, projects_in, value
from game.games.baloot.rules.scoring import PROJECT_POINTS, PROJECT_RAW
from game.games.baloot.rules.state import TRICKS
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table import glossary as words
from game.i18n import _
from game.ui.table.contract.context import TableContext

_OPEN_IN: Final = (1, 2)
"""The number of finished tricks while shown projects lie open."""


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


def project_offers(view: BalootView, actions: Iterable[object]) -> tuple[ProjectOffer, ...]:
    """Return the projects that may be declared or shown before the next card; first all of them, if worth declaring at
    once.
    """
    offers: list[ProjectOffer] = []
    for action in actions:
        match action:
            case Declare(cards):
                offers.append(_offer(view, f"declare_{len(offers)}", action, cards))
            case Show(cards):
                offers.append(_offer(view, f"show_{len(offers)}", action, cards))
    best = best_choice(view.hand, view.trump) if view.contract is not None and len(view.hand) == HAND_SIZE else ()
    return with_all(offers, best, sum(value(project, view.trump) for project in best))


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


def baloot_review(table: TableContext[BalootView]) -> ProjectReview:
    """A trick, and all projects that lie open."""
    return ProjectReview(table, TRICKS, announced(table.view()), _("Projects shown"), CARDS)


def shown_project(event: ProjectShown, _view: BalootView) -> ProjectFacts:
    """The project that an event lays open."""
    return project_facts(laid_open(event))
