"""Declarations and belote at the table: what the player may say, and what was shown (belote 4)."""

from __future__ import annotations

from collections.abc import Iterable

from game.families.tricks.rules.cards import HAND_SIZE
from game.families.tricks.rules.events import ProjectShown
from game.families.tricks.rules.projects import Announced, Project, from_highest
from game.families.tricks.table.facts import ProjectFacts, ProjectOffer
from game.families.tricks.table.projects import ProjectReview, laid_open, with_all, worth_text
from game.games.belote.rules.actions import Declare, Say
from game.games.belote.rules.declarations import best_choice, rules_of, worth
from game.games.belote.rules.scoring import BELOTE
from game.games.belote.rules.state import Contract, tricks_of
from game.games.belote.rules.view import BeloteView
from game.games.belote.table.glossary import kind_name, kind_tip
from game.i18n import _
from game.ui.table.contract.context import TableContext


def announced(view: BeloteView) -> tuple[ProjectFacts, ...]:
    """All declarations, in their order, with the cards of those that were shown."""
    return tuple(_facts(one, view.contract) for one in view.declared if view.contract is not None)


def on_show(view: BeloteView) -> tuple[ProjectFacts, ...]:
    """The declarations that lie open on the table: in the second trick."""
    return tuple(one for one in announced(view) if one.cards) if len(view.tricks) == 1 else ()


def _facts(one: Announced, contract: Contract) -> ProjectFacts:
    cards = one.cards if one.shown else ()
    points = worth_text(worth(Project(one.kind, cards), contract)) if cards else ""
    return ProjectFacts(one.seat, kind_name(one.kind), points, from_highest(cards))


def shown_project(event: ProjectShown, view: BeloteView) -> ProjectFacts:
    """The declaration that an event lays open."""
    assert view.contract is not None, "it was declared under a contract"
    return _facts(laid_open(event), view.contract)


def project_offers(view: BeloteView, actions: Iterable[object]) -> tuple[ProjectOffer, ...]:
    """What may be declared or said before the next card; first all that is worth declaring, if that is several."""
    contract = view.contract
    if contract is None:
        return ()
    offers: list[ProjectOffer] = []
    own = [one.cards for one in view.declared if one.seat == view.seat]
    found = {project.cards: project for project in rules_of(contract).found(view.hand, own)}
    for action in actions:
        match action:
            case Declare(cards):
                offers.append(_declares(f"declare_{len(offers)}", action, found[cards], contract))
            case Say(suit):
                begun = any((one.seat, one.suit) == (view.seat, suit) for one in view.belotes)
                points = worth_text(BELOTE) if begun else ""
                label = _("Say rebelote") if begun else _("Say belote")
                offers.append(ProjectOffer(f"belote_{suit.letter}", label, points, points, (), (action,)))
    best = best_choice(view.hand, contract) if len(view.hand) == HAND_SIZE else ()
    return with_all(offers, best, sum(worth(project, contract) for project in best))


def _declares(name: str, action: Declare, project: Project, contract: Contract) -> ProjectOffer:
    word, points = kind_name(project.kind), worth_text(worth(project, contract))
    brief = _("{what}: {worth}", what=kind_tip(project.kind), worth=points)
    label = _("Declare {project}", project=word)
    return ProjectOffer(name, label, points, brief, from_highest(project.cards), (action,), word)


def review(table: TableContext[BeloteView]) -> ProjectReview:
    """A trick, and all declarations that lie open."""
    view = table.view()
    rules = tricks_of(view.options, None if view.contract is None else view.contract.named)
    return ProjectReview(table, rules, announced(view), _("Declarations shown"))
