"""The tables of the rummies, with their gestures; each game configures its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from game.cards import Face
from game.engine import Event, Place
from game.families.rummy.rules import events
from game.families.rummy.rules.actions import Action, Discard, Draw, Take
from game.families.rummy.rules.state import Melding, Starting, Taking
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table import advice
from game.families.rummy.table import drops as rummy_drops
from game.families.rummy.table import glossary as rummy_words
from game.families.rummy.table.calls import call_of
from game.families.rummy.table.duties import Choice, Duties, Watching
from game.families.rummy.table.marks import JokerMarks, RummyStrip
from game.families.rummy.table.occasions import moment, occasion
from game.families.rummy.table.stories import round_story
from game.families.rummy.table.trays import PlayerTrays
from game.i18n import _, plural
from game.i18n.phrases import card_name, phrases_of
from game.i18n.wording import number_text
from game.match.match import Match
from game.match.round_views import RoundStory
from game.ui.system.sound import Cue
from game.ui.table.calls import SeatCalls
from game.ui.table.cards.hand_order import Key, Sorting, usual_key
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.config import EVERYWHERE, TURN, EventStyle, TableConfig
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import (
    Gesture,
    MeldFacts,
    Meter,
    Offer,
    Opening,
    PileFacts,
    Seal,
    TableFacts,
    TeamFacts,
    TrayFacts,
    TraysFacts,
)
from game.ui.table.contract.judge import is_better
from game.ui.table.goal import goal_of
from game.ui.table.layout.geometry import Counts, Frame, TableLayout
from game.ui.table.layout.many_trays import AWAY, ManyTrays, Seated
from game.ui.table.layout.modes import laid_out
from game.ui.table.layout.rim import around
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.trays import ending

EVENTS: Final[Mapping[type[Event], EventStyle]] = MappingProxyType(
    {
        **EVERYWHERE,
        events.TurnBegan: TURN,
        events.Drawn: EventStyle(Cue.LIFT, ms=450.0),
        events.Reshuffled: EventStyle(Cue.DEAL),
        events.Taken: EventStyle(Cue.LIFT, ms=700.0),
        events.Opened: EventStyle(Cue.LAY, ms=900.0, silent=True, key=True),
        events.Laid: EventStyle(Cue.LAY),
        events.Added: EventStyle(Cue.DROP, ms=600.0, own_ms=110.0, gathered=True),
        events.Swapped: EventStyle(Cue.DROP, ms=600.0, own_ms=260.0),
        events.JokerWon: EventStyle(Cue.LIFT, ms=500.0, own_ms=260.0, silent=True, key=True),
        events.Discarded: EventStyle(Cue.DROP, ms=550.0),
        events.WentOut: EventStyle(ms=1500.0, own_ms=1200.0, silent=True, ends=True),
        events.WentOutAtOnce: EventStyle(ms=2000.0, own_ms=1600.0, silent=True, ends=True),
        events.RoundVoided: EventStyle(silent=True, ends=True),
        events.StockUsedUp: EventStyle(silent=True, ends=True),
        events.Eliminated: EventStyle(ms=1200.0, silent=True),
    }
)


COUNTER_CLOCKWISE: Final[Seated] = around
CLOCKWISE: Final[Seated] = partial(around, clockwise=True)


@lru_cache(maxsize=64)
def layout(counts: Counts, frame: Frame, seated: Seated) -> TableLayout:
    """Return the places of everything; `seated` says who sits where."""
    return laid_out(ManyTrays(seated).layout, counts, frame)


CONFIG: Final = TableConfig(
    layers=("stock", "discards", "meld", "hand"),
    dealt=14,
    events=EVENTS,
    occasion=occasion,
    moment=moment,
    heaps=frozenset({"stock"}),
    rows=frozenset({"meld"}),
    nested=frozenset({"meld", "low", "high", "staging"}),
    blocks=frozenset({"stock", "discards", "hand", "meld"}),
    piles={"stock": 1, "discards": 1},
    clicked=frozenset({"meld", "stock", "discards", "tray", "staging"}),
    outlined=frozenset({"meld", "discards"}),
    sortings=(Sorting.SUIT, Sorting.RANK, Sorting.MELDS),
    takes_back=True,
)


class RummyTable:
    """Stateless; every method is a pure function of what it is given."""

    def __init__(self, config: TableConfig) -> None:
        self.config = config

    def components(self, table: TableContext[RummyView]) -> Sequence[TableComponent[RummyView]]:
        """Trays and piles, the marks on their cards, the strip for arranging melds, duties, choices, calls."""
        trays = PlayerTrays(table, self)
        return (
            trays,
            JokerMarks(table, trays),
            *([RummyStrip(table, self)] if table.mode.arranges else []),
            Duties(table),
            Choice(table),
            SeatCalls(table, self.called),
            Watching(table),
        )

    def called(self, event: Event) -> str | None:
        """Return the call of a player with an event; empty without one."""
        return call_of(event)

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Return the places of everything."""
        return layout(counts, frame, self.config.around)

    def placement(self, view: RummyView) -> CardPlacement:
        """Return the places of the cards, as the seat of the view knows them."""
        cards: dict[Place, tuple[Face | None, ...]] = {
            Place("stock"): (None,) * view.stock_count,
            Place("discards"): view.discards,
        }
        for seat, count in enumerate(view.counts):
            cards[Place("hand", seat)] = view.hand if seat == view.seat else (None,) * count
            if seat not in view.playing:
                cards[Place(AWAY, seat)] = ()
        for number, meld in enumerate(view.melds, start=1):
            cards[view.place(number)] = meld.cards
        return cards

    def facts(self, match: Match, view: RummyView) -> TableFacts:
        """Return the facts in panels and trays of the table."""
        limit = view.house.limit
        goal = goal_of(match, limit, _("out at {points}", points=limit) if view.house.last_one_wins else "")
        return TableFacts(
            prompt=rummy_words.prompt(match, view),
            urgent=view.actor == view.seat,
            round=phrases_of(match.game_name).rounds.numbered.said(round=view.round),
            target=goal.words,
            teams=tuple(
                TeamFacts(setup.name, number_text(total), goal.progress(total))
                for setup, total in zip(match.seats, view.totals, strict=True)
            ),
            actor=view.actor,
            away=frozenset(range(len(match.seats))) - frozenset(view.playing),
            limit=goal.limit,
        )

    def trays(self, match: Match, view: RummyView) -> TraysFacts:
        """Return the texts of trays and piles."""
        discards = view.actor == view.seat and isinstance(view.phase, Starting | Melding)
        return TraysFacts(
            trays=tuple(self._tray(match, view, seat) for seat in range(len(match.seats))), ending=ending(discards)
        )

    def _tray(self, match: Match, view: RummyView, seat: int) -> TrayFacts:
        opened, own = view.opened[seat], seat == view.seat
        melds = [view.melds[number - 1] for number in view.melds_of(seat)]
        hint = ""
        if own and not melds and not opened:
            hint = plural(
                "Put your melds together and open with at least {count} point",
                "Put your melds together and open with at least {count} points",
                view.house.opening_points,
            )
        return TrayFacts(
            name=match.seats[seat].name,
            points="",
            note=_("opened") if opened else "",
            melds=tuple(
                MeldFacts(Seal.NONE, "", meld.wilds, stands=tuple(meld.stands_for(wild) for wild in meld.wilds))
                for meld in melds
            ),
            hint=hint,
        )

    def takes(self, view: RummyView) -> Mapping[Zone, Sequence[Action]]:
        """Clicking the stock draws, clicking the discards takes their top."""
        return {Zone("stock"): (Draw(),), Zone("discards"): (Take(),)} if isinstance(view.phase, Taking) else {}

    def drops(self, match: Match, view: RummyView, cards: Sequence[Face]) -> Mapping[Zone, Sequence[Action]]:
        """Return the meanings of dropping cards of the hand."""
        return rummy_drops.meanings(view, cards)

    def offers(self, match: Match, view: RummyView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Draw or take; then lay what is selected, or discard it."""
        if view.actor is None or view.actor != view.seat:
            return ()
        if isinstance(view.phase, Taking):
            take = Offer("take", _("Take"), (Take(),), match.why_not([Take()]), pile="discards")
            return (Offer("draw", _("Draw"), (Draw(),), None, pile="stock"), *((take,) if view.discards else ()))
        way = advice.way_of(match, view, cards) if cards and not isinstance(view.phase, Starting) else None
        melding: tuple[Offer, ...] = ()
        if way is not None and way.label and match.why_not(way.actions) is None:
            melding = (Offer("add", way.label, way.actions, None),)
        if len(cards) == 1:
            discard = Discard(cards[0])
            label = _("Discard the {card}", card=card_name(cards[0]))
            return (
                *(offer for offer in melding if is_better(match, view, offer.actions, (discard,))),
                Offer("discard", label, (discard,), match.why_not([discard])),
            )
        if cards and not isinstance(view.phase, Starting):
            lay = rummy_drops.laying(view, [cards])
            refusal = match.why_not(lay)
            if melding and refusal is not None:
                return melding
            label = _("Lay") if view.opened[view.seat] else _("Open")
            worth = rummy_words.meter(view.house, cards)
            text = "" if worth.refusal is not None else worth.text
            return (*melding, Offer("lay", label, lay, refusal, text, remarked=True))
        return ()

    def barred(self, match: Match, view: RummyView) -> Collection[Face]:
        """No card of the hand is barred by the others in it."""
        return ()

    def order(self, view: RummyView, sorting: Sorting) -> Key:
        """Return the order of the hand, which is the usual one."""
        return usual_key(sorting)

    def gesture(self, view: RummyView, action: Action) -> Gesture:
        """Return the gesture that does an action of the player."""
        return advice.gesture(view, action)

    def question(self, view: RummyView, actions: Sequence[Action]) -> str:
        """Return the question before a move that cannot be taken back."""
        return advice.question(actions)

    def round_story(self, match: Match, view: RummyView) -> RoundStory:
        """Return who was put out, and with what the player was caught."""
        return round_story(match, view)

    def pile(self, match: Match, view: RummyView, picked: Sequence[Face]) -> PileFacts:
        """The opened discards are to be read; only their top can be taken."""
        return PileFacts()

    def meter(self, match: Match, view: RummyView, cards: Sequence[Face]) -> Meter:
        """Return a description of a group of cards that is being arranged, or of what is best done with it."""
        way = advice.way_of(match, view, cards)
        if way is not None and way.label:
            return Meter(way.label, None, tuple(cards))
        return rummy_words.meter(view.house, cards)

    def needed(self, view: RummyView, groups: Sequence[Sequence[Face]]) -> Opening | None:
        """Return how far the groups are on their way to the opening."""
        return rummy_words.needed(view, groups)

    def lays(self, match: Match, view: RummyView, groups: Sequence[Sequence[Face]]) -> Offer | None:
        """The button that lays all groups at once."""
        return next(iter(advice.lays(match, view, groups)), None)

    def arrangement(self, match: Match, view: RummyView, *, forced: bool = False) -> Sequence[tuple[Face, ...]]:
        """The melds and adds of the best turn with the hand as it is."""
        return advice.arrangement(match, view, forced=forced)
