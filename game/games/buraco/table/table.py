"""The table of Buraco, with its gestures (buraco 1 to 9)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.cards import Face
from game.engine import Event, Place
from game.families.canasta.table import table as canasta
from game.games.buraco.rules import events
from game.games.buraco.rules.actions import Action, Draw, End, Morto
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.scoring import Canastra, canastra_of
from game.games.buraco.rules.state import HAND_SIZE, MORTOS, ChoosingMorto, MatchOver, Melding, RoundOver, Taking
from game.games.buraco.rules.view import BuracoView
from game.games.buraco.table import advice, pile
from game.games.buraco.table.advice import VERBS
from game.games.buraco.table.calls import Calls, canastra_called
from game.games.buraco.table.occasions import moment, occasion
from game.i18n import _
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.match.round_views import RoundStory
from game.melds.meld import Meld
from game.ui.system.sound import Cue
from game.ui.table.cards.hand_order import Key, Sorting, usual_key
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.config import EVERYWHERE, TURN, EventStyle, TableConfig
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Gesture, Meter, Offer, Opening, PileFacts, Seal, TableFacts, TraysFacts
from game.ui.table.goal import goal_of
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.modes import laid_out
from game.ui.table.layout.rim import Around, around, bars_of, place_words
from game.ui.table.layout.two_trays import TwoTrays
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.marks import MeldMarks
from game.ui.table.melds.strip import Strip
from game.ui.table.melds.trays import MeldTrays, ending

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.TurnBegan: TURN,
        events.InPique: EventStyle(ms=1000.0, silent=True),
        events.Drawn: EventStyle(Cue.LIFT, ms=500.0),
        events.StockRenewed: EventStyle(Cue.DROP),
        events.Taken: EventStyle(Cue.LIFT, ms=300.0, gathered=True),
        events.Laid: EventStyle(Cue.LAY),
        events.Added: EventStyle(Cue.DROP, ms=550.0, own_ms=110.0, gathered=True),
        events.CanastraCleaned: EventStyle(ms=1000.0, own_ms=700.0, silent=True),
        events.CanastraMade: EventStyle(ms=1000.0, own_ms=500.0, silent=True, key=True),
        events.Discarded: EventStyle(Cue.DROP, ms=550.0),
        events.MortoTaken: EventStyle(Cue.LIFT, key=True),
        events.WentOut: EventStyle(ms=1500.0, own_ms=1200.0, silent=True, ends=True),
    }
)


_LONE: Final = 1
"""The seat of the player alone against two (buraco 1.2)."""


def seated(seat: int, seats: int) -> Around:
    """Return the players around the table, seen from a seat (buraco 1.2)."""
    if seats == 3 and seat != _LONE:
        return Around(across=2 - seat, left=_LONE)
    return around(seat, seats, clockwise=True)


_FELT: Final = TwoTrays(seated, (Place("stock"), *(Place("morto", None, index) for index in range(MORTOS))))


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame) -> TableLayout:
    """Return the places of everything."""
    return laid_out(_felt_and_words, counts, frame)


def _felt_and_words(counts: Counts, frame: Frame) -> TableLayout:
    laid = _FELT.layout(counts, frame)
    zones, slots = dict(laid.zones), dict(laid.slots)
    place_words(bars_of(frame), zones[Zone("hand")], counts, zones, slots, seated(counts.seat, counts.seats))
    return TableLayout(zones, slots)


_SEALS: Final = {Canastra.LIMPA: Seal.CLEAN, Canastra.SUJA: Seal.DIRTY, Canastra.AS_A_AS: Seal.GRAND}
_CONFIG: Final = TableConfig(
    layers=("stock", "morto", "discards", "meld", "hand"),
    dealt=HAND_SIZE,
    events=EVENTS,
    occasion=occasion,
    moment=moment,
    heaps=frozenset({"stock", "morto"}),
    rows=frozenset({"meld"}),
    nested=frozenset({"meld", "staging"}),
    blocks=frozenset({"stock", "morto", "discards", "hand", "meld"}),
    piles={"stock": 1, "discards": 5},
    clicked=frozenset({"meld", "stock", "morto", "discards", "tray", "staging"}),
    outlined=frozenset({"meld", "discards"}),
    sortings=(Sorting.SUIT, Sorting.RANK, Sorting.MELDS),
    takes_back=True,
    around=seated,
)


class BuracoTable:
    """Stateless; every method is a pure function of what it is given."""

    config = _CONFIG

    def components(self, table: TableContext[BuracoView]) -> Sequence[TableComponent[BuracoView]]:
        """Trays and piles, the marks on their cards, the strip for arranging melds, what players call out."""
        trays = MeldTrays(table, self, [Place("morto", None, index) for index in range(MORTOS)])
        strip = [Strip(table, self)] if table.mode.arranges else []
        return trays, MeldMarks(table, trays), *strip, Calls(table)

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Return the places of everything."""
        return layout(counts, frame)

    def placement(self, view: BuracoView) -> CardPlacement:
        """Return the places of the cards, as the seat of the view knows them."""
        cards = canasta.placement(view)
        for index, count in enumerate(view.morto_counts):
            cards[Place("morto", None, index)] = (None,) * count
        return cards

    def facts(self, match: Match, view: BuracoView) -> TableFacts:
        """Return the facts in panels and trays of the table."""
        goal = goal_of(match, view.options.target)
        return TableFacts(
            prompt=_prompt(match, view),
            urgent=view.actor == view.seat,
            round=phrases_of(match.game_name).rounds.numbered.said(round=view.round),
            target=goal.words,
            teams=tuple(canasta.team_facts(view, team, goal) for team in (0, 1)),
            actor=view.actor,
            limit=goal.limit,
        )

    def trays(self, match: Match, view: BuracoView) -> TraysFacts:
        """Return the texts of trays and piles."""
        return TraysFacts(
            trays=tuple(
                canasta.tray_facts(
                    match,
                    view,
                    team,
                    _morto_note(view, team),
                    seal=_seal,
                    title=_title,
                    extra=_for_cleaning(view, team),
                )
                for team in (0, 1)
            ),
            reserves=tuple(_("Morto {number}", number=index + 1) for index in range(len(view.morto_counts))),
            ending=ending(_discards(view)),
        )

    def takes(self, view: BuracoView) -> Mapping[Zone, Sequence[Action]]:
        """Clicking the stock draws, a morto is chosen by clicking it, the pile is taken whole (buraco 3.1, 7.2)."""
        match view.phase:
            case ChoosingMorto():
                return {Zone("morto", number=index): (Morto(index + 1),) for index in range(len(view.morto_counts))}
            case Taking():
                return {Zone("stock"): (Draw(),), **pile.whole(view)}
            case Melding(from_stock=False, ended=False):
                return pile.whole(view)
        return {}

    def drops(self, match: Match, view: BuracoView, cards: Sequence[Face]) -> Mapping[Zone, Sequence[Action]]:
        """A card to the pile is a discard, cards to the own tray are a new meld, cards to a meld are added to it."""
        return canasta.drops(view, cards, VERBS, meld_rules(view.options))

    def offers(self, match: Match, view: BuracoView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Draw or take; then lay and discard what is selected, and end the turn; or choose a morto."""
        if view.actor != view.seat:
            return ()
        match view.phase:
            case Taking():
                return (Offer("draw", _("Draw"), (Draw(),), None, pile="stock"), *pile.taking_all(match, view))
            case ChoosingMorto():
                tip = _("A morto is a reserve hand: you take it and play on.")
                return tuple(
                    Offer(
                        f"take_morto.{index}", _("Morto {number}", number=index + 1), (Morto(index + 1),), None, tip=tip
                    )
                    for index in range(len(view.morto_counts))
                )
            case Melding(ended=ended):
                may_end = match.why_not([End()]) is None  # the prompt says what is still to be done
                end = (Offer("end", _("End turn"), (End(),), None, aside=True, ends_turn=True),) if may_end else ()
                if ended:
                    return end
                if cards:
                    return (*canasta.offers(match, view, cards, VERBS, meld_rules(view.options)), *end)
                return (*pile.taking_all(match, view), *end)
        return ()

    def barred(self, match: Match, view: BuracoView) -> Collection[Face]:
        """No card of the hand is barred by the others in it."""
        return ()

    def order(self, view: BuracoView, sorting: Sorting) -> Key:
        """Return the order of the hand, which is the usual one."""
        return usual_key(sorting)

    def gesture(self, view: BuracoView, action: Action) -> Gesture:
        """Return the gesture that does an action of the player."""
        return advice.gesture(view, action)

    def question(self, view: BuracoView, actions: Sequence[Action]) -> str:
        """Return the question before a move that cannot be taken back."""
        return advice.question(view, actions)

    def round_story(self, match: Match, view: BuracoView) -> RoundStory:
        """Return an empty story, since the melds and who went out say it all."""
        return RoundStory()

    def pile(self, match: Match, view: BuracoView, picked: Sequence[Face]) -> PileFacts:
        """Any cards are taken from the pile (buraco 3.3)."""
        return pile.facts(match, view, picked)

    def meter(self, match: Match, view: BuracoView, cards: Sequence[Face]) -> Meter:
        """Return a description of a group of cards that is being arranged."""
        return canasta.meter(match, view, cards, VERBS, meld_rules(view.options))

    def needed(self, view: BuracoView, groups: Sequence[Sequence[Face]]) -> Opening | None:
        """Return how far the groups are on their way to the points that the first melds need (buraco 9.2)."""
        return advice.needed(view, groups)

    def lays(self, match: Match, view: BuracoView, groups: Sequence[Sequence[Face]]) -> Offer | None:
        """The button that lays all groups at once."""
        return advice.lays(match, view, groups)

    def arrangement(self, match: Match, view: BuracoView, *, forced: bool = False) -> Sequence[tuple[Face, ...]]:
        """The melds and adds of the best turn with the hand as it is."""
        return canasta.arrangement(match, view, forced=forced)


def _for_cleaning(view: BuracoView, team: int) -> int:
    """Return what the team has earned by canastras that turned limpa (buraco 6.1)."""
    return view.options.cleaning_bonus * view.cleaned[team]


def _title(seal: Seal) -> str:
    return next((canastra_called(made) for made, its in _SEALS.items() if its is seal), "")


def _seal(meld: Meld, _bonus: Decimal) -> Seal:
    made = canastra_of(meld)
    return canasta.near_seal(meld) if made is None else _SEALS[made]


def _discards(view: BuracoView) -> bool:
    """Whether the player may end the turn with a discard: after a draw, or with the pile taken whole (buraco 3.2)."""
    turn = view.phase
    if view.actor != view.seat or not isinstance(turn, Melding) or turn.ended:
        return False
    return turn.from_stock or not view.discards


def _morto_note(view: BuracoView, team: int) -> str:
    if view.morto_taken[team]:
        return _("Morto taken")
    return _("No morto yet") if view.mortos_left else _("No morto left")


def _prompt(match: Match, view: BuracoView) -> str:
    if view.actor is not None and view.actor != view.seat:
        return _("{name} is playing", name=match.seats[view.actor].name)
    match view.phase:
        case Taking(pique=True):
            return _("You have one card (pique): draw from the stock")
        case Taking():
            if not view.discards:
                return _("Your turn: draw from the stock")
            return _("Your turn: draw from the stock or take from the pile")
        case Melding():
            return pile.due(view)
        case ChoosingMorto():
            return _("Your hand is empty: choose a morto (a reserve hand)")
        case RoundOver():
            return _("The round is over")
        case MatchOver():
            return _("The match is over")
