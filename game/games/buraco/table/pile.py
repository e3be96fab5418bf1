"""The discard pile at the table of Buraco: the cards taken of it, and the duties of the turn (buraco 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.cards import Face
from game.games.buraco.rules.actions import Take
from game.games.buraco.rules.state import Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.i18n import _, plural
from game.match.match import Match
from game.ui.table.contract.facts import Offer, PileFacts
from game.ui.table.layout.zone import Zone


def whole(view: BuracoView) -> Mapping[Zone, Sequence[Take]]:
    """Taking every card, as long as there is one."""
    return {Zone("discards"): tuple(map(Take, view.discards))} if view.discards else {}


def taking_all(match: Match, view: BuracoView, name: str = "take_all") -> tuple[Offer, ...]:
    """The button that takes the whole pile, where that is the player's to do."""
    count = len(view.discards)
    if not count or not _open(view) or (isinstance(view.phase, Melding) and count == 1):
        return ()
    actions = tuple(map(Take, view.discards))
    label = plural("Take the {count} card", "Take all {count} cards", count)
    return (Offer(name, label, actions, match.why_not(actions), pile="discards"),)


def facts(match: Match, view: BuracoView, picked: Sequence[Face]) -> PileFacts:
    """The opened pile, of which some cards are picked."""
    if view.actor != view.seat or not isinstance(view.phase, Taking | Melding):
        return PileFacts()
    count = len(view.discards)
    actions = tuple(map(Take, view.discards))
    refusal = match.why_not(actions)
    everything = Offer("take_all", plural("Take the {count} card", "Take all {count} cards", count), actions, refusal)
    if not _open(view) or match.why_not(actions[:1]) is not None:
        return PileFacts((everything,))
    wanted = tuple(map(Take, picked))
    label = plural("Take {count} card", "Take {count} cards", len(picked)) if picked else _("Take the cards you picked")
    some = Offer("take", label, wanted, match.why_not(wanted) if wanted else None)
    line = _left(count, len(picked), lone_back=view.options.lone_card_back == "on")
    return PileFacts((everything, some), picks=True, line=line)


def due(view: BuracoView) -> str:
    """Return the duties before the turn in play can end (buraco 3.2, 3.3)."""
    turn, count = view.phase, len(view.discards)
    if not isinstance(turn, Melding):
        return ""
    if turn.ended:
        return _("You've discarded: end your turn")
    if turn.from_stock:
        return _("Lay or add cards, then discard one card")
    if not count:
        return _("You took the whole pile: lay or add cards, then put one back")
    if count == 1:
        return _("One card is left in the pile: lay or add cards, then end your turn")
    return plural(
        "Take {count} more card from the pile, or take all and put one back",
        "Take {count} more cards from the pile, or take all and put one back",
        count - 1,
    )


def _open(view: BuracoView) -> bool:
    """Whether the player may still take from the pile this turn, as far as its order goes (buraco 3.1, 3.5, 7.1)."""
    match view.phase:
        case Taking(pique=pique):
            return not pique
        case Melding(from_stock=from_stock, ended=ended):
            return not from_stock and not ended
    return False


def _left(count: int, picked: int, *, lone_back: bool) -> str:
    """Return the duties before the turn can end, once the picked cards are taken (buraco 3.3)."""
    left = count - picked
    if left == 0:
        return _("That empties the pile: you put one card back before you end your turn")
    if left == 1 and picked:
        return _("That leaves one card in the pile, so you can end your turn")
    if left == 1 and lone_back:
        return _("The pile has one card: take it and put any card back, even the same")
    if left == 1:
        return _("The pile has one card: take it and put another one back")
    if picked:
        return plural(
            "That leaves one too many: take {count} more before you end your turn, or take all",
            "That leaves too many: take {count} more before you end your turn, or take all",
            left - 1,
        )
    return plural(
        "Pick the cards you want. Leave one in the pile, or take all {count} and put one back",
        "Pick the cards you want. Leave one in the pile, or take all {count} and put one back",
        count,
    )
