"""The table of a game as it shows a match that is only looked at: nothing is offered, and hands may be open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from game.cards import Face
from game.engine import Action, Place, SeatView
from game.i18n import _
from game.match.match import Match
from game.match.playback import Playback
from game.match.round_playback import RoundPlayback
from game.match.round_views import RoundStory
from game.ui.table.cards.hand_order import Key, Sorting
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Done, Gesture, Offer, TableFacts
from game.ui.table.contract.game_table import AnyTable
from game.ui.table.layout.geometry import Counts, Frame, Landing, ShownMoment, TableLayout
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone


class PastTable:
    """Asks the table of the game for the layout of a moment of a playback, in one of the modes in which nobody plays.

    Its attributes are what a scene wants to be shown of the moment besides; they count from the next layout on.
    """

    def __init__(
        self,
        table: AnyTable,
        mode: TableMode,
        playback: Playback | RoundPlayback,
        done_at: Callable[[int], Done | None] | None = None,
    ) -> None:
        """Show `playback` on `table`. In a replay `done_at` says what led to the moment, as a seat saw it."""
        self._table = table
        self._mode = mode
        self._playback = playback
        self._done_at = done_at
        self.config = replace(table.config, marks_new=False)
        self.listed = False
        """Whether everything that happened is listed beside the table."""
        self.landings: Sequence[Landing] = ()
        """Cards that something else would have brought somewhere."""
        self.ringed: frozenset[int] = frozenset()
        """The places of cards in the own hand that are ringed, and wholly seen."""
        self.calls = False
        """Whether something is called out where the last call of the own seat hung."""
        self._fullest: tuple[int, int, Counts] | None = None
        """The begin of a round and a seat, and the most that lies on the table in that round."""

    # What is laid out.

    def layout(self, counts: Counts, frame: Frame) -> TableLayout:
        """Where everything belongs, with room for what else is shown of the moment."""
        return self._table.layout(replace(counts, shown=self._shown(counts.seat)), frame)

    def _shown(self, seat: int) -> ShownMoment:
        playback = self._playback
        if self._mode is TableMode.LAP or not isinstance(playback, Playback):
            return ShownMoment(opened=playback.opened)
        shown = ShownMoment(playback.opened, self.listed, tuple(self.landings), ringed=self.ringed, calls=self.calls)
        if self._mode is TableMode.POSITION:
            return shown
        moved = playback.still.announced
        taken = any(each.source == Place("discards") and len(each.cards) == 1 for each in moved)
        return replace(shown, fullest=self._most(playback, seat), raised=self._added(playback, seat), taken=taken)

    def _added(self, playback: Playback, seat: int) -> tuple[tuple[Place, int], ...]:
        """The cards that were added to melds just now, each by its place in the meld."""
        placed, added = self._table.placement(playback.view(seat)), list[tuple[Place, int]]()
        for event in playback.still.announced:
            if event.target is None or event.target.zone != "meld":
                continue
            faces, wanted = placed.get(event.target, ()), list(event.cards)
            if len(wanted) >= len(faces):  # the meld was laid just now
                continue
            for number in reversed(range(len(faces))):
                if faces[number] in wanted:
                    wanted.remove(faces[number])
                    added.append((event.target, number))
        return tuple(added)

    def _most(self, playback: Playback, seat: int) -> Counts | None:
        """What lies on the table at the end of the round that is shown, with its most discards and cards of `seat`,
        and the piles as they were dealt.

        The table keeps its shape by that from moment to moment.
        """
        if not playback.read:
            return None
        begin, end = playback.round_of(playback.number)
        if self._fullest is None or self._fullest[:2] != (begin, seat):
            kept = (Place("hand", seat), Place("discards"))
            held, most = Counter[Place | None](), Counter[Place]()
            for number in range(begin, end + 1):
                for event in playback.still_at(number).events:
                    held[event.target] += len(event.cards)
                    held[event.source] -= len(event.cards)
                    most |= Counter({place: held[place] for place in kept})
            first, placed = (self._table.placement(playback.view_at(at, seat)) for at in (begin, end))
            most |= Counter({place: len(faces) for place, faces in first.items() if place.zone in self.config.heaps})
            cards = [(place, most.get(place, len(faces))) for place, faces in placed.items()]
            self._fullest = begin, seat, Counts(seat, tuple(cards), len(playback.seats))
        return self._fullest[2]

    def placement(self, view: SeatView) -> CardPlacement:
        """Which cards lie where; in a replay a trick that was won just now still lies there."""
        placed, playback = dict(self._opened(view)), self._playback
        if self._mode is TableMode.REPLAY and isinstance(playback, Playback):
            for event in playback.still.held_back:
                if event.source is not None and event.target is not None:
                    placed[event.source] = event.cards
                    placed[event.target] = placed.get(event.target, ())[: -len(event.cards)]
        return placed

    def _opened(self, view: SeatView) -> CardPlacement:
        """Every hand in the order of its suits where all are open."""
        placed = self._table.placement(view)
        if not self._playback.opened:
            return placed
        return {place: self._held(place, view.seat) or faces for place, faces in placed.items()}

    def _held(self, place: Place, own: int) -> tuple[Face | None, ...]:
        """The cards of another hand, sorted; none of any other place."""
        if place.zone != "hand" or place.owner is None or place.owner == own:
            return ()
        other = self._playback.view(place.owner)
        return tuple(sorted(other.hand, key=self._table.order(other, Sorting.SUIT)))

    # What is shown.

    def components(self, table: TableContext[SeatView]) -> Sequence[TableComponent[SeatView]]:
        """The components that the game has in the mode of the table."""
        return self._table.components(table)

    def facts(self, match: Match, view: SeatView) -> TableFacts:
        """What the panels say; nobody is in a hurry, and a replay says what led to its moment."""
        facts, actor = replace(self._table.facts(match, view), urgent=False), match.actor()
        if self._mode is TableMode.LAP:
            return facts
        if self._mode is TableMode.POSITION:
            return replace(facts, prompt="")
        if self._done_at is not None and (done := self._done_at(view.seat)) is not None:
            return replace(facts, prompt=done.text, done=done, actor=done.seat)
        if actor is None:
            return facts
        return replace(facts, prompt=_("Next to play: {name}", name=match.seats[actor].name))

    def order(self, view: SeatView, sorting: Sorting) -> Key:
        """How hands are sorted."""
        return self._table.order(view, sorting)

    def gesture(self, view: SeatView, action: Action) -> Gesture:
        """How an action is done."""
        return self._table.gesture(view, action)

    def round_story(self, match: Match, view: SeatView) -> RoundStory:
        """The story of a round just over."""
        return self._table.round_story(match, view)

    # Nobody plays, so nothing is offered.

    def takes(self, view: SeatView) -> Mapping[Zone, Sequence[Action]]:
        """Nothing is taken."""
        return {}

    def drops(self, match: Match, view: SeatView, cards: Sequence[Face]) -> Mapping[Zone, Sequence[Action]]:
        """Nothing is dropped."""
        return {}

    def offers(self, match: Match, view: SeatView, cards: Sequence[Face]) -> Sequence[Offer]:
        """Nothing is offered."""
        return ()

    def barred(self, match: Match, view: SeatView) -> Collection[Face]:
        """No card is dim, for none is to be played."""
        return ()

    def question(self, view: SeatView, actions: Sequence[Action]) -> str:
        """Nothing is asked."""
        return ""
