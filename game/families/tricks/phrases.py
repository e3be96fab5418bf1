"""Messages that games of the family share: what a deal is called, why a move is refused, and why a card is played."""

from __future__ import annotations

from typing import Final

from game.i18n import mark
from game.i18n.phrases import RoundWords

DEALS: Final = RoundWords(
    numbered=mark("Deal {round}"),
    counted=mark("Deal {round} of {count}"),
    bare=mark("Deal"),
    before=mark("Previous deal ({key})"),
    after=mark("Next deal ({key})"),
    this=mark("This deal"),
    won=mark("Won the deal"),
    next=mark("Next deal"),
    mine=mark("You win the deal!"),
    ours=mark("Your team wins the deal!"),
    theirs=mark("Your opponents win the deal."),
    somebodys=mark("{name} wins the deal."),
    nobodys=mark("Nobody wins the deal."),
    void=mark("redealt"),
)
REFUSALS: Final = {
    "match_is_over": mark("The match is over."),
    "not_in_hand": mark("You don't have the {card} in your hand."),
    "must_follow": mark("You have to follow suit: play one of your {suit}."),
    "must_trump": mark("You can't follow suit, so you have to trump."),
    "must_overtrump": mark("You have to beat the best trump in the trick: play a higher one."),
    "declare_too_late": mark("Too late to declare: do it before you play your first card."),
    "project_not_held": mark("You don't have these cards: declare what's in your hand."),
    "run_not_whole": mark("You can't leave out {cards:the}: a run is declared whole."),
    "sheet_points_missing": mark("Enter the card points of one team."),
    "sheet_points_too_many": mark("There are only {whole} card points in such a deal, the last trick included."),
    "sheet_points_do_not_add_up": mark(
        "The card points of both teams make {points}, but there are {whole} in such a deal: enter one team's only."
    ),
    "sheet_no_cards_make_points": mark("No cards make that many card points ({points}): check what you've entered."),
    "sheet_last_trick_has_points": mark("Whoever takes the last trick has at least {points} card points."),
}
"""Why a card may not be played, a project not declared, or card points not entered."""
SHEET: Final = {
    "sheet_points": mark("Card points"),
    "sheet_last_trick": mark("Last trick"),
    "sheet_last_trick_none": mark("Not noted"),
}
CARD_EXPLANATIONS: Final = {
    "explain_no_choice": mark("It's the only card you may play."),
    "explain_alike": mark("It hardly matters: the {card} would do just as well."),
    "explain_close": mark("It's a close call: the {card} is worth about as much."),
    "explain_cashes": mark("Nothing still out can beat the {card}."),
    "explain_tops_suit": mark("Only a trump can still beat the {card}."),
    "explain_wins_trick": mark(
        "It takes the trick, with {points} card point in it so far.",
        "It takes the trick, with {points} card points in it so far.",
    ),
    "explain_trumps_in": mark(
        "Your trump takes the trick, with {points} card point in it so far.",
        "Your trump takes the trick, with {points} card points in it so far.",
    ),
    "explain_beats_table": mark(
        "It beats every card on the table, with {points} card point in the trick so far.",
        "It beats every card on the table, with {points} card points in the trick so far.",
    ),
    "explain_secures": mark(
        "Your partner can still be beaten, this card can't: the trick holds {points} card point so far.",
        "Your partner can still be beaten, this card can't: the trick holds {points} card points so far.",
    ),
    "explain_cheaper": mark("It's enough to beat every card on the table: keep the {card}."),
    "explain_feeds_partner": mark(
        "Your partner is winning the trick: add {points} card point to it.",
        "Your partner is winning the trick: add {points} card points to it.",
    ),
    "explain_gives_little": mark(
        "Your opponents are winning the trick: that's {points} card point less for them than with the {card}.",
        "Your opponents are winning the trick: that's {points} card points less for them than with the {card}.",
    ),
    "explain_leaves_trick": mark(
        "Your partner is winning the trick: the {card} would only take it from your own side."
    ),
    "explain_keeps_guard": mark("It keeps the {card} guarded."),
    "explain_keeps_trump": mark("Keep your trump, the {card}."),
    "explain_keeps_card": mark(
        "Keep the {card}, worth {points} card point, for a trick you win.",
        "Keep the {card}, worth {points} card points, for a trick you win.",
    ),
    "explain_draws_trumps": mark("Draw trumps: {count} is still out.", "Draw trumps: {count} are still out."),
    "explain_returns_suit": mark("Your partner led this suit."),
    "explain_expects_more": mark(
        "It should earn {points} more card point than the {card}.",
        "It should earn {points} more card points than the {card}.",
    ),
}
"""Why a card is played, by the keys of `CardReason`."""
