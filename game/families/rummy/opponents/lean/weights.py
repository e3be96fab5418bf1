"""What the rummies judge by; the games have theirs fitted by play against itself."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(kw_only=True, eq=False)
class LeanWeights:
    """What is worth how much, in points of a round; first what counts before the opening, then what counts after."""

    reach: float
    """Chance: one live copy comes in time."""
    point: float
    """A point of a meld that waits for the opening."""
    card: float
    """A card of one."""
    pure: float
    """A run of naturals, where the opening needs one."""
    lacking: float
    """A run of naturals that waits for a card, as long as the hand has none that is complete."""
    spare: float
    """Share of a group beside the best that a card is in."""
    joker_share: float
    """Chance that a joker of the hand completes a group."""
    cost: float
    """A point in hand."""
    fit: float
    """A card that can be added once opened."""
    draw: float
    """Drawing an unknown card instead of the top discard."""
    joker_use: float
    """A joker kept out of an opening."""
    open_reach: float
    """What stands for `reach` once opened."""
    open_card: float
    """A card got rid of."""
    open_cost: float
    """A point in hand."""
    open_fit: float
    """A card that can be added and stays."""
    open_draw: float
    """What stands for `draw` once opened."""
    open_joker: float
    """A joker kept once opened."""
    loose: float
    """A card left in the hand, beside its points, when melds are chosen."""
    feed_fit: float
    """A discard that the next player, having opened, can add."""
    feed_short: float
    """How many times more that costs when the next player has one card."""
    gift: float
    """A discard that wins a joker, or is one."""
    feed_known: float
    """A discard that goes with a card that the next player took."""
    danger: float
    """A point in hand more, where somebody surely goes out before the next turn."""
    rival_exit: float
    """Chance: an opponent who has opened and holds one card goes out before the next turn."""
    short: float
    """Cards by which an opponent's danger falls to 37%."""
    joker: float
    """A joker in hand, against discarding it."""
    hold: float = 1.0
    """Chance from which on it is worth waiting with an opening to go out at once; 1: never."""

    def dearer(self, fear: float, cost: float) -> LeanWeights:
        """These weights where a point in hand costs `fear` more before the opening, and `cost` times as much."""
        changed = replace(self)
        changed.cost = (changed.cost + fear) * cost
        changed.open_cost *= cost
        changed.danger *= cost
        if cost > 1.0:
            changed.hold = 1.0
        return changed
