"""What the table has to know of Borako: its cards, its words, and what a click or a drop means (borako 3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Final

from game.cards import Face
from game.engine import Appraisal, Place, Refusal
from game.i18n import _, plural
from game.i18n.phrases import card_name, phrases_of
from game.match import Match
from game.rules.borako.actions import Action, Add, Discard, Draw, Lay, Sweep
from game.rules.borako.state import HAND_SIZE, MatchOver, Melding, RoundOver, Taking
from game.rules.borako.view import BorakoView
from game.ui.table import borako_advice as advice
from game.ui.table.borako import layout
from game.ui.table.facts import Gesture, Offer, TableFacts, TeamFacts
from game.ui.table.felt import FeltPart
from game.ui.table.hand_order import Key, Sorting, usual_key
from game.ui.table.layout.tree import Counts, Frame, TableLayout
from game.ui.table.manners import Manners
from game.ui.table.meld_facts import MeldFacts, MeldFeltFacts, Meter, Seal, TrayFacts
from game.ui.table.meld_marks import MeldMarks
from game.ui.table.meld_trays import MeldTrays
from game.ui.table.strip import Strip
from game.ui.table.tableau import Tableau
from game.ui.texts import number_text

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

_BONUS_SIZE = 7
_CLEAN = 200
_TARGET = 350
"""The points of a won match (borako 1.3)."""
_MANNERS: Final = Manners(
    layers=("stock", "reserve", "discards", "meld", "hand"),
    dealt=HAND_SIZE,
    heaps=frozenset({"stock", "reserve"}),
    rows=frozenset({"meld"}),
    nested=frozenset({"meld", "staging"}),
    blocks=frozenset({"stock", "discards", "reserve", "hand", "meld"}),
    piles={"stock": 1, "discards": 5},
    clicked=frozenset({"meld", "stock", "discards", "tray", "staging"}),
    outlined=frozenset({"meld", "discards"}),
    peeked=frozenset({"meld", "discards"}),
    reading={"draw": 500.0, "discard": 550.0, "add": 550.0},
    own_reading={"add": 110.0},
    sortings=(Sorting.SUIT, Sorting.RANK, Sorting.MELDS),
    takes_back=True,
)


class BorakoTable:
    """Stateless; every method is a pure function of what it is given."""

    manners = _MANNERS

    def parts(self, scene: TableScene) -> Sequence[FeltPart]:
        """Trays and piles, the marks on their cards, and the strip for arranging melds."""
        trays = MeldTrays(scene, self)
        return trays, MeldMarks(scene, trays), Strip(scene, self)

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs."""
        return layout(counts, frame)

    def tableau(self, view: BorakoView) -> Tableau:
        """Which cards lie where, as the seat of the view knows it."""
        cards: dict[Place, tuple[Face | None, ...]] = {
            Place("stock"): (None,) * view.stock_count,
            Place("discards"): view.discards,
        }
        for seat, count in enumerate(view.counts):
            cards[Place("hand", seat)] = view.hand if seat == view.seat else (None,) * count
        for team, melds in enumerate(view.melds):
            cards[Place("reserve", team)] = (None,) * view.reserve_counts[team]
            for number, meld in enumerate(melds):
                cards[Place("meld", team, number)] = meld.cards
        return cards

    def facts(self, match: Match, view: BorakoView) -> TableFacts:
        """What the plates and trays of the table say."""
        return TableFacts(
            prompt=self._prompt(match, view),
            urgent=view.actor == view.seat,
            round=phrases_of(match.game_name).rounds.numbered.said(round=view.round),
            target=_("to {points}", points=_TARGET),
            teams=tuple(self._team(view, team) for team in (0, 1)),
            actor=view.actor,
        )

    def felt(self, match: Match, view: BorakoView) -> MeldFeltFacts:
        """What trays and piles say."""
        return MeldFeltFacts(
            discards=plural("{count} discard", "{count} discards", len(view.discards)),
            trays=tuple(self._tray(match, view, team) for team in (0, 1)),
        )

    def takes(self, view: BorakoView) -> Mapping[str, Action]:
        """Clicking the stock draws, taking the pile sweeps (borako 3.1)."""
        return {"stock": Draw(), "discards": Sweep()} if isinstance(view.phase, Taking) else {}

    def drops(self, match: Match, view: BorakoView, cards: Sequence[Face]) -> Mapping[str, Sequence[Action]]:
        """A card to the pile is a discard, cards to the own tray are a new meld, cards to a meld are added to it."""
        team = view.team
        meanings: dict[str, Sequence[Action]] = {f"tray.{team}": (Lay(tuple(sorted(cards))),)}
        if len(cards) == 1:
            meanings["discards"] = (Discard(cards[0]),)
        for number, meld in enumerate(view.melds[team]):
            order = _adding_order(match, meld.cards, cards)
            meanings[f"meld.{team}.{number}"] = tuple(Add(card, number + 1) for card in order)
        return meanings

    def offers(self, match: Match, view: BorakoView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Draw and sweep at the start of a turn; then lay and discard what is selected."""
        match view.phase:
            case Taking(seat) if seat == view.seat:
                draw = Offer("draw", _("Draw"), (Draw(),), None)
                if not view.discards:
                    return (draw,)
                sweep = plural("Sweep {count} card", "Sweep {count} cards", len(view.discards))
                return (draw, Offer("sweep", sweep, (Sweep(),), match.why_not([Sweep()])))
            case Melding(seat) if seat == view.seat and cards:
                offers = []
                if len(cards) > 1:
                    lay = Lay(tuple(sorted(cards)))
                    offers.append(
                        Offer("lay", _("Lay"), (lay,), match.why_not([lay]), self._worth(match, cards), remarked=True)
                    )
                if len(cards) == 1:
                    discard = Discard(cards[0])
                    label = _("Discard {card}", card=card_name(cards[0]))
                    offers.append(Offer("discard", label, (discard,), match.why_not([discard])))
                return offers
        return ()

    def barred(self, match: Match, view: BorakoView) -> Collection[Face]:
        """No card of the hand is barred by the others in it."""
        return ()

    def order(self, view: BorakoView, sorting: Sorting) -> Key:
        """As in any game."""
        return usual_key(sorting)

    def gesture(self, view: BorakoView, action: Action) -> Gesture:
        """How an action of the player is done."""
        return advice.gesture(view, action)

    def question(self, view: BorakoView, actions: Sequence[Action]) -> str:
        """What to ask before doing what cannot be taken back."""
        return advice.question(view, actions)

    def summary(self, match: Match, view: BorakoView) -> str:
        """Every round is about the same."""
        return ""

    def meter(self, match: Match, cards: Sequence[Face]) -> Meter:
        """What a group of cards is that is being arranged."""
        return advice.meter(match, cards)

    def lays(self, match: Match, view: BorakoView, groups: Sequence[Sequence[Face]]) -> Offer | None:
        """The button that lays all groups at once."""
        return advice.lays(match, view, groups)

    def arrangement(self, view: BorakoView) -> Sequence[tuple[Face, ...]]:
        """The best melds of the hand as it is."""
        return advice.arrangement(view)

    def _worth(self, match: Match, cards: Sequence[Face]) -> str:
        judged = match.appraise(cards)
        if isinstance(judged, Refusal):
            return ""
        points = number_text(judged.points + judged.bonus)
        if judged.kind == "run":
            return _("A run of {count} worth {points}", count=len(cards), points=points)
        return _("A set of {count} worth {points}", count=len(cards), points=points)

    def _prompt(self, match: Match, view: BorakoView) -> str:
        names = [seat.name for seat in match.seats]
        match view.phase:
            case Taking(seat) if seat == view.seat:
                return _("Your turn: draw from the stock or sweep the pile") if view.discards else _("Your turn: draw")
            case Melding(seat, must_lay) if seat == view.seat:
                if must_lay:
                    return _("You swept: lay a meld or add to one before you discard")
                return _("Lay, add, then discard to end your turn")
            case Taking(seat) | Melding(seat):
                return _("{name} is playing", name=names[seat])
            case RoundOver():
                return _("The round is over")
            case MatchOver():
                return _("The match is over")

    def _team(self, view: BorakoView, team: int) -> TeamFacts:
        return TeamFacts(
            name=_("We") if team == view.team else _("They"),
            total=number_text(view.totals[team]),
            progress=max(0.0, min(1.0, float(view.totals[team]) / _TARGET)),
        )

    def _tray(self, match: Match, view: BorakoView, team: int) -> TrayFacts:
        melds = tuple(self._meld(match, meld.cards, meld.wilds) for meld in view.melds[team])
        taken = view.reserve_taken[team]
        return TrayFacts(
            name=_("We") if team == view.team else _("They"),
            points=number_text(self._laid(match, view, team)),
            reserve=_("Mour taken") if taken else _("Mour"),
            reserve_taken=taken,
            melds=melds,
            hint=_("Drag three or more cards here to lay a meld") if team == view.team and not melds else "",
        )

    def _meld(self, match: Match, cards: Sequence[Face], wilds: tuple[int, ...]) -> MeldFacts:
        if len(cards) < _BONUS_SIZE:
            return MeldFacts(Seal.NONE, "", wilds)
        judged = match.appraise(cards)
        bonus = judged.bonus if isinstance(judged, Appraisal) else Decimal(0)
        if bonus <= 0:
            return MeldFacts(Seal.SPOILT, "0", wilds)
        return MeldFacts(Seal.CLEAN if not wilds else Seal.DIRTY, number_text(bonus), wilds)

    def _laid(self, match: Match, view: BorakoView, team: int) -> Decimal:
        judged = [match.appraise(meld.cards) for meld in view.melds[team]]
        return sum((one.bonus + one.points for one in judged if isinstance(one, Appraisal)), Decimal(0))


def _adding_order(match: Match, meld: Sequence[Face], cards: Sequence[Face]) -> Sequence[Face]:
    """An order in which each card can be added after the ones before it; as given where there is none."""

    def grown(onto: Sequence[Face], left: Sequence[Face]) -> tuple[Face, ...] | None:
        if not left:
            return ()
        for place, card in enumerate(left):
            if card in left[:place]:
                continue
            added = match.appraise((card,), onto)
            if isinstance(added, Appraisal):
                rest = grown(added.cards, [*left[:place], *left[place + 1 :]])
                if rest is not None:
                    return (card, *rest)
        return None

    return grown(meld, list(cards)) or cards
