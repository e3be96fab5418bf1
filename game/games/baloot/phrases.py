"""The messages of Baloot (baloot 1 to 7), one for every key of its rules.

The calls keep their Arabic names, which players know from any table; where there is room English says what they mean.
"""

from __future__ import annotations

from typing import Final

from game.engine import TARGET
from game.families.tricks.phrases import CARD_EXPLANATIONS, DEALS, REFUSALS, SHEET
from game.games.baloot.card_words import CARDS
from game.i18n import mark
from game.i18n.match_lengths import LENGTH, LENGTH_TIP, LENGTHS
from game.i18n.phrases import GamePhrases

_REFUSALS: Final = {
    **REFUSALS,
    "hand_is_over": mark("The deal is over: go on to the next one."),
    "hand_in_play": mark("This deal isn't over yet: finish it first."),
    "cut_first": mark("First choose how to cut the pack."),
    "no_such_cut": mark("You can't cut the pack like that: choose one of the cuts offered."),
    "nothing_to_cut": mark("There's nothing to cut now: the cards are already dealt."),
    "not_bought_yet": mark("Somebody has to buy the face-up card first: buy it or pass."),
    "bought_already": mark("The face-up card is already bought: it's too late to bid."),
    "no_such_call": mark("Nobody can call that: choose one of the calls offered."),
    "only_sun_over_hokom": mark("You can only take over a Hokom as Sun: say Sun or pass."),
    "only_sun_over_sun": mark("You can only take over a Sun as Sun: say Sun or pass."),
    "must_confirm": mark("Nobody took your Hokom: keep it or turn it into Sun."),
    "nothing_to_confirm": mark("You have no Hokom to confirm."),
    "suit_of_the_public_card": mark("In the first round trumps are the face-up card's suit: you can't name another."),
    "name_a_suit": mark("Name the trump suit: any suit but the face-up card's."),
    "another_suit": mark("In the second round trumps can't be the face-up card's suit: name another."),
    "ashkal_after_a_bid": mark("It's too late for Ashkal: somebody has already bid."),
    "ashkal_in_first_round": mark("You can say Ashkal only in the first round: this is the second."),
    "ashkal_by_last_two": mark("Only the dealer and the player on the dealer's left may say Ashkal."),
    "ashkal_on_an_ace": mark("You can't say Ashkal on an ace: say Sun or Hokom, or pass."),
    "kawesh_after_a_bid": mark("It's too late for Kawesh: somebody has already bid."),
    "kawesh_in_first_round": mark("You can say Kawesh only in the first round: this is the second."),
    "kawesh_needs_low_cards": mark("Kawesh needs a hand of only 7s, 8s and 9s: you hold higher cards."),
    "raise_or_pass": mark("First raise the stake or pass."),
    "no_such_raise": mark("Nobody can raise like that: choose one of the raises offered."),
    "raised_enough": mark("The stake is settled: nobody can raise it any more."),
    "other_raise": mark("You can only say {level} or pass now."),
    "sun_is_only_doubled": mark("A Sun can only be doubled: it goes no higher."),
    "locked_in_hokom": mark("You can only lock a Hokom: a Sun has no trumps to lock."),
    "locked_double_or_four": mark("You can only lock a Double or a Four."),
    "must_play_higher": mark("Trumps were led: you have to play a higher one."),
    "trump_lead_locked": mark("The deal is locked: don't lead trumps while you have another suit."),
    "declared_already": mark("You've already declared this project."),
    "not_a_project": mark("These cards aren't a project: you need a run of three or more, or four of a kind."),
    "card_in_two_projects": mark("You already used {cards:the} in another project."),
    "not_declared": mark("You can't show this project: you haven't declared it."),
    "show_too_early": mark("Too early to show: wait for the second trick."),
    "show_too_late": mark("Too late to show this project: do it before you play your second card."),
    "shown_already": mark("You've already shown this project."),
    "shown_by_the_table": mark("You don't need to show projects: the table does it for you."),
    "others_have_the_best": mark("Your projects don't count: the other team has {kind}, which is better."),
    "claim_too_early": mark("Too early to claim the rest: wait for the third trick."),
    "claim_without_lead": mark("Only the player on lead can claim the rest."),
    "claim_before_showing": mark("You can't claim the rest yet: there's still a project to show."),
    "claim_uncertain": mark("You can't claim yet: it isn't certain that you'll win all the remaining tricks."),
    "sheet_contract_missing": mark("Say first what was bought."),
    "sheet_buyer_missing": mark("Say who bought it."),
    "sheet_kaboot_has_all_points": mark("A team with all tricks has all {whole} card points."),
    "sheet_too_many_projects": mark("Two players can't hold so many projects."),
    "sheet_baloot_in_sun": mark("There's no Baloot in Sun: nothing is trumps."),
    "sheet_no_such_project": mark("Four aces are a 400 in Sun and a 100 in Hokom."),
    "sheet_projects_of_one_team": mark("Only the team with the best project counts its projects: enter no others."),
}
KINDS: Final = {
    "sun": mark("Sun (no trumps)"),
    "hokom": mark("Hokom (a trump suit)"),
    "sira": mark("Sira (run of three)"),
    "fifty": mark("50 (run of four)"),
    "hundred_run": mark("100 (run of five)"),
    "hundred_four": mark("100 (four of a kind)"),
    "four_hundred": mark("400 (four aces)"),
    "double": mark("Double"),
    "three": mark("Three"),
    "four": mark("Four"),
    "gahwa": mark("Gahwa"),
    "plain": mark("a normal cut"),
    "go": mark("no cut"),
    "shuffle": mark("another shuffle"),
    "public": mark("to turn up the first card"),
    "give bottom": mark("to give the bottom three to the partner"),
    "keep bottom": mark("to keep the bottom three"),
    "take top": mark("to keep the top three"),
}
_SHEET: Final = {
    **SHEET,
    "sheet_contract": mark("What was bought"),
    "sheet_buyer": mark("Who bought it"),
    "sheet_raised": mark("Raised"),
    "sheet_projects": mark("Projects that count"),
    "sheet_baloot": mark("Baloot"),
    "sheet_kaboot": mark("Kaboot (all eight tricks)"),
    "sun": mark("Sun"),
    "hokom": mark("Hokom"),
    "none": mark("Nobody bought"),
    "no": mark("No"),
    "sira": mark("Sira"),
    "fifty": mark("50"),
    "hundred_run": mark("100 (run)"),
    "hundred_four": mark("100 (four)"),
    "four_hundred": mark("400"),
}
_EXPLANATIONS: Final = {
    "explain_any_cut": mark("One cut is as good as another."),
    "explain_buys_sun": mark("Sun with this hand is worth roughly {points} of the 130 card points."),
    "explain_buys_hokom": mark("Hokom with this hand is worth roughly {points} of the 162 card points."),
    "explain_buys_ashkal": mark(
        "With the face-up card in your partner's hand, Sun is worth roughly {points} card point.",
        "With the face-up card in your partner's hand, Sun is worth roughly {points} card points.",
    ),
    "explain_voids_hand": mark("With only 7s, 8s and 9s, your best move is to void the deal."),
    "explain_too_weak": mark(
        "Even your best contract is worth only about {points} card point, less than a buyer needs.",
        "Even your best contract is worth only about {points} card points, less than a buyer needs.",
    ),
    "explain_waits": mark(
        "Your best contract is worth about {points} card point: too close to the {needed} that a buyer needs.",
        "Your best contract is worth about {points} card points: too close to the {needed} that a buyer needs.",
    ),
    "explain_little_to_gain": mark(
        "Your best contract is worth only about {points} card point: there's little to gain by buying.",
        "Your best contract is worth only about {points} card points: there's little to gain by buying.",
    ),
    "explain_leaves_partner": mark(
        "Your partner's contract is better than a Sun of your own, which is worth about {points} card point.",
        "Your partner's contract is better than a Sun of your own, which is worth about {points} card points.",
    ),
    "explain_leaves_rivals": mark(
        "Let the opponents play it: a Sun of your own is worth only about {points} card point.",
        "Let the opponents play it: a Sun of your own is worth only about {points} card points.",
    ),
    "explain_takes_over": mark(
        "A Sun of your own is worth about {points} card point: better than letting the opponents play.",
        "A Sun of your own is worth about {points} card points: better than letting the opponents play.",
    ),
    "explain_takes_partners": mark(
        "A Sun of your own is worth about {points} card point, clearly better than your partner's bid.",
        "A Sun of your own is worth about {points} card points, clearly better than your partner's bid.",
    ),
    "explain_keeps_hokom": mark("Hokom is worth more than Sun here: roughly {points} of the 162 card points."),
    "explain_names_suit": mark(
        "With {suit} as trumps you hold {cards:the}: "
        "worth about {points} of the 162 card points, but only {other} with {instead}."
    ),
    "explain_turns_sun": mark("Sun is worth more than Hokom here: roughly {points} of the 130 card points."),
    "explain_doubles": mark("The buyer falls short in about {chance}% of likely deals, and then your team takes all."),
    "explain_locks": mark(
        "When nobody can lead trumps, the buyer falls short in about {chance}% of likely deals, "
        "and your team takes all."
    ),
    "explain_raises": mark("Your team wins in about {chance}% of likely deals, so raise the stake."),
    "explain_low_chance": mark("Your team would win in only about {chance}% of likely deals: leave the stake alone."),
    "explain_no_raise": mark("Your chances of winning this deal aren't good enough to raise."),
    "explain_score_asks": mark(
        "The opponents are close to winning: risk it now, your team wins in about {chance}% of likely deals."
    ),
    "explain_declares": mark("A project counts only if you declare it now."),
    "explain_shows": mark("A declared project counts only if you show it now."),
    "explain_claims": mark(
        "The {count} remaining trick is yours for sure.", "All {count} remaining tricks are yours for sure."
    ),
    **CARD_EXPLANATIONS,
}

PHRASES: Final = GamePhrases(
    name=mark("Baloot"),
    about=mark(
        "The great trick-taking game of the Gulf. Buy the face-up card as Sun (no trumps) or Hokom (a "
        "trump suit), declare your projects and take tricks with your partner."
    ),
    teams=(mark("Us"), mark("Them")),
    target=mark("The first team to reach {target} points wins."),
    refusals=_REFUSALS,
    options={
        TARGET: LENGTH,
        "cut_choices": mark("Cutting the pack"),
        "sun_over_sun": mark("Sun over Sun"),
        "ashkal_second_round": mark("Ashkal in the second round"),
        "wrong_ashkal": mark("Wrong Ashkal"),
        "kawesh": mark("Kawesh"),
        "sun_doubling": mark("Doubling a Sun"),
        "trump_duty": mark("Duty to trump"),
        "show_projects_by_hand": mark("Showing projects"),
        "signals": mark("Tahreeb"),
        "rounding": mark("Rounding"),
        "khasara": mark("Khasara"),
        "level_contract": mark("Equal totals"),
        "kaboot": mark("Kaboot"),
        "kaboot_doubled": mark("Kaboot in a doubled deal"),
        "review": mark("Looking back at tricks"),
    },
    option_tips={
        TARGET: LENGTH_TIP,
        "cut_choices": mark("Does the player on the dealer's left choose how to cut the pack before each deal?"),
        "sun_over_sun": mark("Who may take over a Sun (no trumps) bought in the first round?"),
        "ashkal_second_round": mark(
            "Can you also say Ashkal (Sun, and your partner gets the face-up card) in the second round?"
        ),
        "wrong_ashkal": mark("What if you say Ashkal (Sun, and your partner gets the face-up card) where you may not?"),
        "kawesh": mark("How does a hand of only 7s, 8s and 9s void the deal (Kawesh)?"),
        "sun_doubling": mark("Which team has to be past 100 points, alone, so that a Sun (no trumps) can be doubled?"),
        "trump_duty": mark(
            "Do you have to trump, and to play higher trumps, while your partner is winning the trick too?"
        ),
        "show_projects_by_hand": mark(
            "Who shows declared projects (runs and fours of a kind)? They count only if shown."
        ),
        "signals": mark(
            "Do your partner and opponents show which suit they want by what they throw on a partner's trick?"
        ),
        "rounding": mark("Do both teams share the points of a deal, or does each round off its own card points?"),
        "khasara": mark("If the buyer falls short (Khasara), does the buyer's team score nothing?"),
        "level_contract": mark("If both teams end with the same total, is that enough for the buyer?"),
        "kaboot": mark("Do all eight tricks (Kaboot) score 44 or 25 points, or just what their cards are worth?"),
        "kaboot_doubled": mark(
            "Does a doubled deal also multiply the 44 or 25 points for a Kaboot (all eight tricks)?"
        ),
        "review": mark("Which tricks can you look back at during a deal?"),
    },
    choices={
        TARGET: LENGTHS,
        "cut_choices": {"off": mark("Always a normal cut"), "on": mark("Player chooses")},
        "sun_over_sun": {
            "earlier": mark("Anyone asked earlier"),
            "earlier_opponents": mark("Opponents asked earlier"),
            "ace_only": mark("Only on an ace"),
            "off": mark("Nobody"),
        },
        "ashkal_second_round": {"off": mark("No"), "on": mark("Yes")},
        "wrong_ashkal": {"refused": mark("Not possible"), "sun": mark("Becomes a Sun")},
        "kawesh": {"at_once": mark("Shown at once"), "as_sun": mark("Bought as Sun")},
        "sun_doubling": {"buyer_past_100": mark("The buyer's team"), "either_past_100": mark("Either team")},
        "trump_duty": {"against_opponents": mark("Against opponents"), "always": mark("Always")},
        "show_projects_by_hand": {"off": mark("The table"), "on": mark("Each player")},
        "signals": {"on": mark("Played"), "off": mark("Not played")},
        "rounding": {"shared": mark("Shared points"), "nearest": mark("To the nearest ten"), "up": mark("Up to a ten")},
        "khasara": {"on": mark("Scores nothing"), "off": mark("Keeps its points")},
        "level_contract": {"split": mark("Enough"), "buyer_fails": mark("Not enough")},
        "kaboot": {"extra": mark("44 or 25 points"), "plain": mark("Its cards only")},
        "kaboot_doubled": {"multiplied": mark("Multiplied"), "flat": mark("Not multiplied")},
        "review": {"last_trick": mark("The last trick"), "all_tricks": mark("All tricks")},
    },
    presets={
        "book": mark("By the book"),
        "tournament": mark("Tournament"),
        "relaxed": mark("Relaxed"),
        "written": mark("As written"),
    },
    preset_tips={
        "book": mark("Played exactly as the rule book says."),
        "tournament": mark("A player cuts the pack, and you show your own projects."),
        "relaxed": mark(
            "Nobody takes over a Sun, a buyer who falls short keeps the points, and you can look back at all tricks."
        ),
        "written": mark(
            "To the letter: you show your own projects, trumps must be played on your partner's tricks too, and "
            "whoever falls short keeps the points."
        ),
    },
    scores={
        "cards": mark("Card points: {raw}"),
        "last_trick": mark("Last trick: {raw}"),
        "rounding": mark("Rounded from {raw}"),
        "project": mark("Project"),
        "baloot": mark("Baloot (king and queen of trumps)"),
        "khasara": mark("Khasara: the buyer fell short"),
        "takes_all": mark("Winner takes all"),
        "kaboot": mark("Kaboot (all eight tricks)"),
        "multiplier": mark("Multiplied by {times}"),
        "gahwa": mark("Gahwa: wins the match"),
    },
    stamps={"gahwa": mark("Gahwa!"), "kaboot": mark("Kaboot!"), "khasara": mark("Khasara!")},
    kinds=KINDS,
    cards=CARDS,
    explanations=_EXPLANATIONS,
    endings={"gahwa": mark("Gahwa, the highest raise, decided the match.")},
    rounds=DEALS,
    sheet=_SHEET,
)
