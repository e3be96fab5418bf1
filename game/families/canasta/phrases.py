"""The messages of the reasons that games of the family share."""

from __future__ import annotations

from typing import Final

from game.families.canasta.bonus import BONUS_SIZE
from game.i18n import mark
from game.i18n.phrases import Consequence, Params

SHEET: Final = {
    "sheet_out": mark("Who went out"),
    "none": mark("Nobody"),
    "sheet_card_points": mark("Points of the cards on the table"),
    "sheet_melds": mark("Melds, card by card"),
    "sheet_hand": mark("Left in hand"),
}
"""What the score sheets ask."""
SHEET_REFUSALS: Final = {
    "sheet_out_missing": mark("Say who went out, or that nobody did."),
    "sheet_card_points_missing": mark(
        "Enter the points of each team's cards on the table, or pick its melds card by card."
    ),
    "sheet_hand_missing": mark("Enter what everybody still holds: the cards, or their points."),
    "sheet_too_many_copies": mark("You've entered the {card} more often than it is in the pack."),
    "sheet_points_too_many": mark("The whole pack is worth only {whole} points: check the points you've entered."),
    "sheet_points_too_few": mark(
        "Melds with these bonuses hold more points than that: check the points of the cards on the table."
    ),
    "sheet_hand_without_cards": mark(
        "Everybody but the player who went out still holds a card: check the points, and who went out."
    ),
}
EXPLANATIONS: Final = {
    "explain_nearer_out": mark(
        "You'd have only {count} card left: closer to going out.",
        "You'd have only {count} cards left: closer to going out.",
    ),
    "explain_earns_bonus": mark("It earns a bonus of {points} right away."),
    "explain_bonus_comes": mark("With what you add next, it earns a bonus of {points} this turn."),
    "explain_grows_bonus": mark(
        "It brings the meld to {count} card, {missing} short of a bonus.",
        "It brings the meld to {count} cards, {missing} short of a bonus.",
    ),
    "explain_makes_fit": mark("Then {cards:the} in your hand can be added too."),
    "explain_gives_landing": mark(
        "Your team's melds then take {count} more kind of card.",
        "Your team's melds then take {count} more kinds of cards.",
    ),
    "explain_counts_melded": mark(
        "On the table it counts {points} point for your team.", "On the table it counts {points} points for your team."
    ),
    "explain_sheds": mark("It takes {count} card out of your hand.", "It takes {count} cards out of your hand."),
    "explain_must_lay": mark("You have to meld something this turn, and this costs you least."),
    "explain_keeps_wild": mark("Keep the {card}: a wild card completes almost any meld."),
    "explain_keeps_with": mark("Keep the {card}: it goes well with {cards:the} in your hand."),
    "explain_counts_more": mark(
        "In your hand it would count {points} point more against you than the {card}.",
        "In your hand it would count {points} points more against you than the {card}.",
    ),
    "explain_feeds_meld": mark(
        "Hold on to the {card}: with it a meld of your opponents would have {count} card.",
        "Hold on to the {card}: with it a meld of your opponents would have {count} cards.",
    ),
    "explain_feeds_wild": mark("Hold on to the {card}: a wild card is a gift to the next player."),
    "explain_feeds_bonus": mark("Hold on to the {card}: it would earn your opponents a bonus of {points}."),
    "explain_feeds_unseen": mark(
        "Hold on to the {card}: {count} card you can't see goes with it, but only {other} with the suggested discard.",
        "Hold on to the {card}: {count} cards you can't see go with it, but only {other} with the suggested discard.",
    ),
    "explain_keeps_live": mark(
        "Keep the {card}: {count} card that may still come goes with it, but only {other} with the suggested discard.",
        "Keep the {card}: {count} cards that may still come go with it, but only {other} with the suggested discard.",
    ),
    "explain_better_by": mark(
        "Nothing stands out: it should be worth about {points} point more than giving up the {card}.",
        "Nothing stands out: it should be worth about {points} points more than giving up the {card}.",
    ),
    "explain_close": mark("It's a close call: giving up the {card} would be about as good."),
    "explain_alike": mark("It hardly matters: the {card} would do just as well."),
    "explain_pile_bonus": mark("With the pile you earn a bonus of {points} this turn."),
    "explain_pile_melds": mark("You can meld {cards:the} from the pile right away."),
    "explain_pile_fits": mark("From the pile, {cards:the} will go well with your cards."),
    "explain_pile_more": mark(
        "The pile gives you {count} card, the stock only one.", "The pile gives you {count} cards, the stock only one."
    ),
    "explain_pile_feeds": mark(
        "Don't leave them the {card}: with it a meld of your opponents would have {count} card.",
        "Don't leave them the {card}: with it a meld of your opponents would have {count} cards.",
    ),
    "explain_pile_denies": mark(
        "Don't leave the {card} to the next player: {count} card you can't see goes with it.",
        "Don't leave the {card} to the next player: {count} cards you can't see go with it.",
    ),
    "explain_pile_helps": mark(
        "Nothing stands out: the pile should be worth about {points} point more than a card from the stock.",
        "Nothing stands out: the pile should be worth about {points} points more than a card from the stock.",
    ),
    "explain_pile_useless": mark(
        "The one card in the pile fits nothing you have.",
        "None of the {count} cards in the pile fits anything you have.",
    ),
    "explain_pile_partly": mark(
        "{count} of the {total} cards in the pile fits nothing you have.",
        "{count} of the {total} cards in the pile fit nothing you have.",
    ),
    "explain_pile_blocks": mark("With the pile you'd hardly find a good way to end your turn."),
    "explain_pile_costs": mark(
        "Nothing stands out: a card from the stock should be worth about {points} point more than the pile.",
        "Nothing stands out: a card from the stock should be worth about {points} points more than the pile.",
    ),
    "explain_pile_alike": mark("It hardly matters: the pile is worth about as much as a card from the stock."),
    "explain_no_choice": mark("It's your only move."),
}
"""Why an opponent, or the hint, chose what it chose."""


def _short_of_bonus(params: Params) -> Params | None:
    """Return how many more cards a meld needs for its bonus, if it has `count` with the next one."""
    meld, missing = str(params.get("meld", "")).split(), BONUS_SIZE - int(params["count"])
    wilds = sum(card == "JK" or card.startswith("2") for card in meld)
    return {"count": missing} if meld and missing > 0 and wilds <= 1 else None


_NEARS_BONUS: Final = Consequence(
    mark("One more card would then earn it a bonus.", "{count} more cards would then earn it a bonus."), _short_of_bonus
)
_ENDS_ROUND: Final = Consequence(mark("That ends the round while your opponents still hold cards."))
CONSEQUENCES: Final = {
    "explain_goes_out": _ENDS_ROUND,
    "explain_keeps_with": Consequence(mark("One more card can make that a meld.")),
    "explain_feeds_meld": _NEARS_BONUS,
    "explain_pile_feeds": _NEARS_BONUS,
}
"""The messages for the consequences of some reasons."""
