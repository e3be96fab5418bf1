"""Which cards on the table of a review have rings because the reason names them, and whether any have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from game.cards import Face
from game.match.playback import Playback
from game.ui.judged.signs import Sign
from game.ui.judged.table.ways import Way, partners, ways_of
from game.ui.table.game_table import table_of
from game.ui.table.layout.landings import PILE

if TYPE_CHECKING:
    from game.ui.scenes.review.table.position import Position


def named_cards(
    playback: Playback, position: Position, ways: Sequence[Way], held: Sequence[Face], lying: Collection[str]
) -> Sequence[Face]:
    """Those of the hand that the reason names, or that go with those of the pile (`lying`) that it names."""
    taken, seat = any(way.taken for way in ways), playback.still_at(position.number).actor
    if taken and seat is not None and position.named and set(lying).issuperset(position.named):
        return partners(playback, seat, position.number, position.better, position.named)
    return [face for face in held if str(face) in position.named]


def is_ringed(playback: Playback, position: Position | None) -> bool:
    """Whether the picture has rings besides those of both ways."""
    seat = playback.still_at(position.number).actor if position is not None else None
    if position is None or seat is None or not (position.named or position.meld):
        return False
    view = playback.view_at(position.number, seat)
    lying = table_of(playback.game_name).placement(view)
    melds = [sorted(map(str, cards)) for place, cards in lying.items() if place.zone == "meld"]
    if position.meld and sorted(position.meld) in melds:
        return True
    both = (position.done, False, ()), (position.better, True, position.plan)
    ways = [
        way
        for texts, better, plan in both
        for way in ways_of(
            playback, seat, texts, Sign.EVEN, lambda _event: "", at=position.number, better=better, plan=plan
        )
    ]
    told = Counter[Face]()
    for way in ways:
        told |= Counter(way.cards)
    named = named_cards(playback, position, ways, view.hand, {str(card) for card in lying.get(PILE, ())})
    return bool(Counter(named) - told)
