"""The table of Borako: its cards, its words, and the meaning of clicks and drops (borako 3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.cards import Face
from game.engine import Event, Place
from game.families.canasta.table import table as canasta
from game.games.borako.rules import events
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, Sweep
from game.games.borako.rules.meld import MELD_RULES
from game.games.borako.rules.state import HAND_SIZE, MatchOver, Melding, RoundOver, Taking
from game.games.borako.rules.view import BorakoView
from game.games.borako.table import advice
from game.games.borako.table.occasions import moment, occasion
from game.i18n import _, plural
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.match.round_views import RoundStory
from game.ui.system.sound import Cue
from game.ui.table.cards.hand_order import Key, Sorting, usual_key
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.config import EVERYWHERE, TURN, EventStyle, TableConfig
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Gesture, Meter, Offer, Opening, PileFacts, TableFacts, TraysFacts
from game.ui.table.goal import goal_of
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.modes import laid_out
from game.ui.table.layout.rim import around
from game.ui.table.layout.two_trays import TwoTrays
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.marks import MeldMarks
from game.ui.table.melds.strip import Strip
from game.ui.table.melds.trays import MeldTrays, ending

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.TurnBegan: TURN,
        events.Drawn: EventStyle(Cue.LIFT, ms=500.0),
        events.Swept: EventStyle(Cue.LIFT),
        events.Laid: EventStyle(Cue.LAY),
        events.Added: EventStyle(Cue.DROP, ms=550.0, own_ms=110.0, gathered=True),
        events.Discarded: EventStyle(Cue.DROP, ms=550.0),
        events.MourTaken: EventStyle(Cue.LIFT, key=True),
        events.WentOut: EventStyle(ends=True),
    }
)


_FELT: Final = TwoTrays(around, reserves=True)


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame) -> TableLayout:
    """Return the places of everything."""
    return laid_out(_FELT.layout, counts, frame)


"""The points of a won match (borako 1.3)."""
_VERBS: Final[canasta.Verbs[Action]] = canasta.Verbs(Lay, Add, Discard)
_CONFIG: Final = TableConfig(
    layers=("stock", "reserve", "discards", "meld", "hand"),
    dealt=HAND_SIZE,
    events=EVENTS,
    occasion=occasion,
    moment=moment,
    heaps=frozenset({"stock", "reserve"}),
    rows=frozenset({"meld"}),
    nested=frozenset({"meld", "staging"}),
    blocks=frozenset({"stock", "discards", "reserve", "hand", "meld"}),
    piles={"stock": 1, "discards": 5},
    clicked=frozenset({"meld", "stock", "discards", "tray", "staging"}),
    outlined=frozenset({"meld", "discards"}),
    sortings=(Sorting.SUIT, Sorting.RANK, Sorting.MELDS),
    takes_back=True,
)


class BorakoTable:
    """Stateless; every method is a pure function of what it is given."""

    config = _CONFIG

    def components(self, table: TableContext[BorakoView]) -> Sequence[TableComponent[BorakoView]]:
        """Trays and piles, the marks on their cards, and the strip for arranging melds."""
        trays = MeldTrays(table, self)
        strip = [Strip(table, self)] if table.mode.arranges else []
        return trays, MeldMarks(table, trays), *strip

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Return the places of everything."""
        return layout(counts, frame)

    def placement(self, view: BorakoView) -> CardPlacement:
        """Return the places of the cards, as the seat of the view knows them."""
        cards = canasta.placement(view)
        for team, count in enumerate(view.reserve_counts):
            cards[Place("reserve", team)] = (None,) * count
        return cards

    def facts(self, match: Match, view: BorakoView) -> TableFacts:
        """Return the facts in panels and trays of the table."""
        goal = goal_of(match, view.options.target)
        return TableFacts(
            prompt=self._prompt(match, view),
            urgent=view.actor == view.seat,
            round=phrases_of(match.game_name).rounds.numbered.said(round=view.round),
            target=goal.words,
            teams=tuple(canasta.team_facts(view, team, goal) for team in (0, 1)),
            actor=view.actor,
            limit=goal.limit,
        )

    def trays(self, match: Match, view: BorakoView) -> TraysFacts:
        """Return the texts of trays and piles."""
        return TraysFacts(
            trays=tuple(
                canasta.tray_facts(match, view, team, note=_("Mour taken") if taken else "", reserve=_("Mour"))
                for team, taken in enumerate(view.reserve_taken)
            ),
            ending=ending(view.actor == view.seat and isinstance(view.phase, Melding)),
        )

    def takes(self, view: BorakoView) -> Mapping[Zone, Sequence[Action]]:
        """Clicking the stock draws, taking the pile sweeps (borako 3.1)."""
        return {Zone("stock"): (Draw(),), Zone("discards"): (Sweep(),)} if isinstance(view.phase, Taking) else {}

    def drops(self, match: Match, view: BorakoView, cards: Sequence[Face]) -> Mapping[Zone, Sequence[Action]]:
        """A card to the pile is a discard, cards to the own tray are a new meld, cards to a meld are added to it."""
        return canasta.drops(view, cards, _VERBS, MELD_RULES)

    def offers(self, match: Match, view: BorakoView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Draw and sweep at the start of a turn; then lay and discard what is selected."""
        match view.phase:
            case Taking(seat) if seat == view.seat:
                draw = Offer("draw", _("Draw"), (Draw(),), None, pile="stock")
                return (draw, _sweep(match, view, "sweep")) if view.discards else (draw,)
            case Melding(seat) if seat == view.seat:
                return canasta.offers(match, view, cards, _VERBS, MELD_RULES)
        return ()

    def barred(self, match: Match, view: BorakoView) -> Collection[Face]:
        """No card of the hand is barred by the others in it."""
        return ()

    def order(self, view: BorakoView, sorting: Sorting) -> Key:
        """Return the order of the hand, which is the usual one."""
        return usual_key(sorting)

    def gesture(self, view: BorakoView, action: Action) -> Gesture:
        """Return the gesture that does an action of the player."""
        return advice.gesture(view, action)

    def question(self, view: BorakoView, actions: Sequence[Action]) -> str:
        """Return the question before a move that cannot be taken back."""
        return advice.question(view, actions)

    def round_story(self, match: Match, view: BorakoView) -> RoundStory:
        """Return an empty story, since the melds and who went out say it all."""
        return RoundStory()

    def pile(self, match: Match, view: BorakoView, picked: Sequence[Face]) -> PileFacts:
        """The whole pile is swept (borako 3.1)."""
        mine = isinstance(view.phase, Taking) and view.actor == view.seat
        return PileFacts((_sweep(match, view, "take"),)) if mine else PileFacts()

    def meter(self, match: Match, view: BorakoView, cards: Sequence[Face]) -> Meter:
        """Return a description of a group of cards that is being arranged."""
        return canasta.meter(match, view, cards, _VERBS, MELD_RULES)

    def needed(self, view: BorakoView, groups: Sequence[Sequence[Face]]) -> Opening | None:
        """Melds of any worth may be laid."""
        return None

    def lays(self, match: Match, view: BorakoView, groups: Sequence[Sequence[Face]]) -> Offer | None:
        """The button that lays or adds all groups at once."""
        if not groups or not isinstance(view.phase, Melding) or view.phase.seat != view.seat:
            return None
        return canasta.lays(match, view, groups, _VERBS, MELD_RULES)

    def arrangement(self, match: Match, view: BorakoView, *, forced: bool = False) -> Sequence[tuple[Face, ...]]:
        """The melds and adds of the best turn with the hand as it is."""
        return canasta.arrangement(match, view, forced=forced)

    def _prompt(self, match: Match, view: BorakoView) -> str:
        names = match.names
        match view.phase:
            case Taking(seat) if seat == view.seat:
                return (
                    _("Your turn: draw from the stock or sweep the pile")
                    if view.discards
                    else _("Your turn: draw from the stock")
                )
            case Melding(seat, must_lay) if seat == view.seat:
                if must_lay:
                    return _("You swept: lay a meld or add to one before you discard")
                return _("Lay or add cards, then discard to end your turn")
            case Taking(seat) | Melding(seat):
                return _("{name} is playing", name=names[seat])
            case RoundOver():
                return _("The round is over")
            case MatchOver():
                return _("The match is over")


def _sweep(match: Match, view: BorakoView, name: str) -> Offer:
    """The button by which the pile is swept."""
    label = plural("Sweep {count} card", "Sweep {count} cards", len(view.discards))
    tip = _("Take the whole discard pile, then lay a meld or add to one this turn.")
    return Offer(name, label, (Sweep(),), match.why_not([Sweep()]), tip=tip, pile="discards")
