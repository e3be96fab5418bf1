"""The messages of Buraco (buraco 1 to 9), one for every key of its rules, the Brazilian words with what they mean."""

from __future__ import annotations

from typing import Final

from game.engine import TARGET
from game.families.canasta.phrases import CONSEQUENCES, EXPLANATIONS, SHEET, SHEET_REFUSALS
from game.i18n import mark
from game.i18n.match_lengths import LENGTH, LENGTH_TIP, LENGTHS
from game.i18n.phrases import GamePhrases

_REFUSALS: Final = {
    "round_is_over": mark("The round is over: go on to the next one."),
    "match_is_over": mark("The match is over."),
    "round_in_play": mark("This round isn't over yet: finish it first."),
    "take_first": mark("First draw from the stock or take from the discard pile."),
    "drawn_already": mark("You've already drawn this turn: now meld or discard."),
    "pile_is_closed": mark("You drew from the stock, so you can't take from the pile this turn."),
    "stock_is_closed": mark("You took from the pile, so you can't draw from the stock this turn."),
    "pique_takes_no_pile": mark("With one card in hand (pique) you can't take from the pile: draw from the stock."),
    "not_in_pile": mark("The pile doesn't have {cards:a}: take cards that are in it."),
    "only_the_end_remains": mark("You've discarded: now end your turn."),
    "discard_first": mark("You drew from the stock: discard one card before you end your turn."),
    "put_one_back": mark("You took the whole pile: put one card back before you end your turn."),
    "take_more": mark(
        "Leave exactly one card in the pile before you end your turn: take {count} more.",
        "Leave exactly one card in the pile before you end your turn: take {count} more.",
    ),
    "no_discard_due": mark("There's one card left in the pile, so you don't discard: end your turn."),
    "same_card_back": mark("You took the only card in the pile, so you can't put that same one back: choose another."),
    "going_out_needs_limpa": mark("You can't go out without a canastra limpa (7 cards, no wild card)."),
    "no_discard_would_be_left": mark("Until your team has a canastra limpa, keep two cards in hand."),
    "nothing_left_to_put_back": mark("You'd have nothing left to put back: keep a card for the pile."),
    "choose_morto_first": mark("First choose a morto (a reserve hand)."),
    "no_morto_due": mark("You get a morto (a reserve hand) only once your own hand is empty."),
    "no_such_morto": mark("There's no morto {morto}: choose another."),
    "open_not_needed": mark("Your team has already laid its first melds: lay these one at a time."),
    "open_is_one_lay": mark("That's only one run: just lay it. Opening is for several melds together."),
    "opening_too_low": mark("Your first melds must be worth {limit} in all: these are worth {points}."),
    "no_such_meld": mark("Your team has no meld {meld}: choose another."),
    "not_in_hand": mark("You don't have {cards:a} in your hand."),
    "too_few_cards": mark(
        "Not a meld yet: it takes at least {limit} card.", "Not a meld yet: it takes at least {limit} cards."
    ),
    "mixed_suits": mark("A run is all one suit: the {card} doesn't match."),
    "mixed_ranks": mark("Only aces and wild cards go with aces: the {card} doesn't."),
    "rank_makes_no_set": mark("Only aces make sets: lay the others as a run in one suit."),
    "repeated_card": mark("This run already has the {card}: it goes in only once."),
    "no_room": mark("This run is complete from ace to ace: nothing more fits."),
    "gap_too_wide": mark(
        "There's a gap in this run: fill it with {limit} more card.",
        "There's a gap in this run: fill it with {limit} more cards.",
    ),
    "too_few_naturals": mark(
        "Too many wild cards: a meld needs at least {limit} natural card.",
        "Too many wild cards: a meld needs at least {limit} natural cards.",
    ),
    "too_many_wilds": mark("Too many wild cards: this meld takes at most {limit}."),
    "wild_two_beside_natural": mark("Beside a 2 in its own place only a joker can be wild, not the {card}."),
    **SHEET_REFUSALS,
    "sheet_too_many_bonuses": mark("The pack doesn't have enough cards for so many canastras."),
    "sheet_points_in_steps": mark("Every card counts 5, 10, 15 or 20, so points end in 0 or 5."),
    "sheet_too_many_cleaned": mark("A team can't have turned more canastras clean than it has."),
    "sheet_out_needs_limpa": mark(
        "Nobody goes out before the team has a canastra limpa (7 cards, no wild card): "
        "enter it, or say that nobody went out."
    ),
}
_SHEET: Final = {
    **SHEET,
    "sheet_reserve": mark("Morto taken"),
    "sheet_bonuses": mark("Canastras"),
    "sheet_cleaned": mark("Turned from suja to limpa"),
    "limpa": mark("Limpa"),
    "suja": mark("Suja"),
    "as_a_as": mark("Ás-à-Ás"),
    "aces": mark("Set of aces"),
    "melded_cards": mark("Cards on the table"),
}
KINDS: Final = {
    "limpa": mark("Canastra limpa (clean)"),
    "suja": mark("Canastra suja (with a wild card)"),
    "as_a_as": mark("Ás-à-Ás (from ace to ace)"),
}
_EXPLANATIONS: Final = {
    **EXPLANATIONS,
    "explain_goes_out": mark("You can go out (bater) this turn."),
    "explain_takes_morto": mark("You empty your hand and take a morto (a reserve hand) this turn."),
    "explain_nearer_morto": mark(
        "You'd have only {count} card left: closer to taking a morto (a reserve hand).",
        "You'd have only {count} cards left: closer to taking a morto (a reserve hand).",
    ),
    "explain_makes_limpa": mark("A canastra limpa (a clean one) lets your team go out (bater)."),
    "explain_keeps_for_team": mark(
        "Keep the {card}: it makes a meld of {count} card for your team.",
        "Keep the {card}: it makes a meld of {count} cards for your team.",
    ),
    "explain_stirs": mark(
        "For {count} turn that one card in the pile has only gone back and forth: time to draw from the stock.",
        "For {count} turns that one card in the pile has only gone back and forth: time to draw from the stock.",
    ),
    "explain_leaves_useless": mark("Leave the {card} in the pile: it fits nothing you have."),
    "explain_leaves_safe": mark("Leave the {card} in the pile: it fits none of your opponents' melds."),
    "explain_leaves": mark("Leave the {card} in the pile: any other card would cost you more."),
    "explain_takes_all": mark(
        "Take the one card in the pile and put one of your own there instead.",
        "Take all {count} cards in the pile and put one of your own there instead.",
    ),
    "explain_opens": mark("Together these melds are worth {points}: enough to open."),
    "explain_any_morto": mark("Nobody knows what the mortos hold: one is as good as the other."),
    "explain_turn_done": mark("All that's left now is to end your turn."),
}

PHRASES: Final = GamePhrases(
    name=mark("Buraco"),
    about=mark(
        "The Brazilian favourite for two to four players. Build your runs into canastras of seven cards and "
        "race your rivals to the mortos (the reserve hands). The discard pile lies open: take all of it but "
        "one card."
    ),
    teams=(mark("Us"), mark("Them")),
    target=mark("The first team with {target} points wins, once a round ends with somebody going out."),
    refusals=_REFUSALS,
    options={
        TARGET: LENGTH,
        "auto_end_turn": mark("Ending your turn"),
        "natural_two_with_wild_two": mark("A 2 beside a natural 2"),
        "ace_wilds": mark("Wild cards in a set of aces"),
        "going_out_bonus": mark("Bonus for going out"),
        "morto_penalty": mark("Penalty for no morto"),
        "lone_card_back": mark("Putting a lone card back"),
        "morto_by_discard": mark("Morto after a discard"),
        "aces_bonus": mark("Bonus for a set of aces"),
        "cleaning_bonus": mark("Bonus for suja to limpa"),
        "match_end": mark("Who ends the match"),
    },
    option_tips={
        TARGET: LENGTH_TIP,
        "auto_end_turn": mark("After a draw from the stock, does your discard end the turn by itself?"),
        "natural_two_with_wild_two": mark("Can a run with a 2 in its own place use another 2 as its wild card?"),
        "ace_wilds": mark("How many wild cards can a set of aces have?"),
        "going_out_bonus": mark("How many points does your team get for going out (bater)?"),
        "morto_penalty": mark("How many points does a team lose if it never took a morto (a reserve hand)?"),
        "lone_card_back": mark("If you took the only card in the pile, may you put that same card back?"),
        "morto_by_discard": mark("When do you play a morto (a reserve hand) that your discard brought you?"),
        "aces_bonus": mark("How many points does a set of aces earn if it isn't a canastra?"),
        "cleaning_bonus": mark(
            "How many points does your team get for each canastra that turns from suja (dirty) to limpa (clean)?"
        ),
        "match_end": mark("Which team must have the points for the match to end?"),
    },
    choices={
        TARGET: LENGTHS,
        "auto_end_turn": {"off": mark("You end it"), "on": mark("Your discard ends it")},
        "natural_two_with_wild_two": {"off": mark("Not allowed"), "on": mark("Allowed")},
        "ace_wilds": {"1": mark("One"), "any": mark("Any number")},
        "going_out_bonus": {"0": mark("None"), "100": mark("100 points")},
        "morto_penalty": {"0": mark("None"), "100": mark("100 points")},
        "lone_card_back": {"off": mark("Not allowed"), "on": mark("Allowed")},
        "morto_by_discard": {"next_turn": mark("In your next turn"), "at_once": mark("At once")},
        "aces_bonus": {"0": mark("None"), "50": mark("50 points"), "100": mark("100 points")},
        "cleaning_bonus": {"0": mark("None"), "100": mark("100 points")},
        "match_end": {"any": mark("Any team"), "out": mark("The team that goes out")},
    },
    presets={"book": mark("By the book"), "club": mark("Club rules"), "written": mark("As written")},
    preset_tips={
        "book": mark("Played exactly as the rule book says."),
        "club": mark("Going out earns 100 points, and a morto never taken costs 100."),
        "written": mark(
            "To the letter: a set of aces and a canastra that turns limpa earn 100 each, and you play on at once with "
            "a morto that your discard brought."
        ),
    },
    scores={
        "canastra": mark("Canastra"),
        "aces": mark("Set of aces"),
        "cleaned": mark("{count} canastra turned limpa (clean)", "{count} canastras turned limpa (clean)"),
        "melded_cards": mark("{count} card on the table", "{count} cards on the table"),
        "left_by_others": mark("Left in opponents' hands"),
        "going_out": mark("Going out (bater)"),
        "morto_untaken": mark("Morto (reserve hand) never taken"),
    },
    stamps={"as_a_as": mark("Ás-à-Ás!"), "went_out": mark("Batida!"), "limpa": mark("Limpa!")},
    kinds=KINDS,
    explanations=_EXPLANATIONS,
    consequences=CONSEQUENCES,
    sheet=_SHEET,
)
