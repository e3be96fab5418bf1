"""Belote and declarations (belote 4)."""

from __future__ import annotations

from typing import Final

import pytest

from game.cards import Suit, format_faces, parse_faces, sorted_faces
from game.engine import Event
from game.families.tricks.rules.events import CardPlayed, ProjectBeaten, ProjectDeclared, ProjectShown
from game.families.tricks.rules.projects import Project
from game.games.belote.rules.declarations import best_choice, rules_of, worth
from game.games.belote.rules.events import BeloteSaid, DeclarationsLevel, RebeloteSaid
from game.games.belote.rules.state import BeloteState, Contract
from tests.games.belote.rules.positions import (
    BELOTE,
    after,
    cards,
    events,
    legal,
    played,
    played_out,
    playing,
    points,
    reason,
)

PAIR: Final = (
    "KH QH AS KS QS JS AC KC",
    "JH 9H 7S 8S 9S 7C 8C 9C",
    "AH TH TS TC JC QC AD KD",
    "7H 8H QD JD TD 9D 8D 7D",
)
"""Seat 0 has king and queen of hearts."""
TRUMPS: Final = "JH 9H AH TH KH QH 8H 7H"
WITHOUT_A_TRICK: Final = ("AS TS JS 9S AC AD JH 9H", "KS QS 8S 7S KD QD 8D 7D", "AH TH 8H 7H TC JC TD JD")
"""With spades as trumps seats 0 and 2 win everything, and seat 1 has belote."""
RUNS: Final = (
    "JS QS KS 7C 8C 9C 7H 7D",
    "TD JD QD KD 8H TC JC 7S",
    "9H TH JH QC KC AC 8S 8D",
    "QH KH AH 9S TS AS 9D AD",
)
"""Seats 0 and 2 have two tierces each, seat 1 a cinquante, seat 3 a tierce."""
FIRST: Final = "QS KS AS 9H 9C TC 8D JD"
SECOND: Final = "QC KC AC TH 9S TS QD AD"
"""Hands with equal tierces."""
THIRD: Final = "7H 8H 7S 8S 7C 8C 7D 9D"
FOURTH: Final = "JH QH KH AH JS JC TD KD"


def runs_declared() -> BeloteState:
    """The first trick, in which everything was declared."""
    return after(
        playing(*RUNS, named="S", declarations="on"),
        *("declare JS QS KS", "declare 7C 8C 9C", "play 7H", "declare TD JD QD KD", "play 8H"),
        *("declare 9H TH JH", "declare AC QC KC", "play 9H", "declare AH QH KH", "play AH"),
    )


def belotes(state: BeloteState) -> list[tuple[int, Suit, bool]]:
    return [(one.seat, one.suit, one.whole) for one in state.belotes]


def shown(state: BeloteState) -> list[tuple[int, str]]:
    """Whose declarations lie open, and their cards."""
    return [(one.seat, format_faces(one.project.cards)) for one in state.declared if one.shown]


def hand(text: str) -> tuple[Project, ...]:
    return rules_of(Contract(0, "H")).found(sorted_faces(parse_faces(text)))


def rank(text: str) -> tuple[int, ...]:
    """The rank of the one declaration of some cards, with hearts as trumps."""
    (project,) = hand(text)
    return rules_of(Contract(0, "H")).ranking(project)


def told(happened: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in happened]


def test_4_1_belote_is_said_with_the_first_of_king_and_queen_and_rebelote_with_the_second() -> None:
    state = playing(*PAIR)
    assert told(events(state, "play KH")) == [CardPlayed, BeloteSaid]
    first = played(state, "KH JH TH 7H", "9H AH 8H")
    assert belotes(first) == [(0, Suit.HEARTS, False)]
    assert told(events(first, "play QH"))[:2] == [CardPlayed, RebeloteSaid]
    assert belotes(played(first, "QH")) == [(0, Suit.HEARTS, True)]


def test_4_1_both_cards_must_be_in_one_hand() -> None:
    state = playing("KH", "7H", "QH", "8H")
    assert told(events(state, "play KH")) == [CardPlayed]
    assert belotes(played_out(state)) == []


def test_4_1_belote_counts_twenty_for_its_team_made_or_failed_even_without_a_trick() -> None:
    assert points(played_out(playing(TRUMPS))) == (272, 0)
    assert points(played_out(playing(*WITHOUT_A_TRICK, named="S", taker=0))) == (252, 20)
    assert points(played_out(playing(*WITHOUT_A_TRICK, named="S", taker=1))) == (252, 20)


def test_4_1_belote_counts_in_a_declaration_too() -> None:
    state = after(playing(TRUMPS, declarations="on"), f"declare {format_faces(sorted(parse_faces(TRUMPS)))}")
    assert points(played_out(state)) == (372, 0)


def test_4_1_option_belote_by_hand_leaves_it_to_the_player() -> None:
    state = playing(*PAIR, belote_by_hand="on")
    assert legal(state)[0] == "belote H"
    assert told(events(state, "play KH")) == [CardPlayed]
    said = after(state, "belote H")
    assert told(events(state, "belote H")) == [BeloteSaid]
    assert (BELOTE.actor(said), cards(said)) == (0, "QH KH")
    assert reason(said, "play AS") == "belote_card_next 4.1"
    assert reason(said, "belote H") == "belote_said_already 4.1"


def test_4_1_by_hand_both_must_be_said() -> None:
    state = playing(TRUMPS, belote_by_hand="on")
    assert points(played_out(state)) == (252, 0)
    first = after(state, "belote H", "play KH")
    while first.trick:
        first = played(first, cards(first).split()[0])
    assert belotes(first) == [(0, Suit.HEARTS, False)]
    assert points(played_out(first)) == (252, 0)
    assert told(events(first, "belote H")) == [RebeloteSaid]
    assert points(played_out(after(first, "belote H", "play QH"))) == (272, 0)


def test_4_1_by_hand_nothing_is_said_without_the_cards_or_where_neither_may_be_played() -> None:
    state = playing(*PAIR, belote_by_hand="on")
    assert reason(state, "belote S") == "no_belote 4.1"
    assert reason(played(state, "AS"), "belote H") == "no_belote 4.1"
    assert reason(played(state, "KH JH TH 7H", "9H AH 8H"), "belote H") == "no_belote 4.1"
    led = playing(*PAIR, belote_by_hand="on", dealer=0)
    assert reason(played(led, "7S TS 7H"), "belote H") == "belote_said_with_the_card 4.1"
    assert reason(playing(*PAIR), "belote H") == "said_by_the_table 4.1"


def test_4_2_option_declarations_says_whether_anything_but_belote_counts() -> None:
    state = playing(*RUNS, named="S")
    assert reason(state, "declare 7C 8C 9C") == "no_declarations 4.2"
    assert not [text for text in legal(state) if text.startswith("declare")]
    assert legal(playing(*RUNS, named="S", declarations="on"))[:2] == ["declare JS QS KS", "declare 7C 8C 9C"]


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("7S 8S 9S", "tierce", 20),
        ("9H TH JH QH", "cinquante", 50),
        ("9D TD JD QD KD", "cent", 100),
        ("7S 8S 9S TS JS QS KS AS", "cent", 100),
        ("JS JH JC JD", "carre", 200),
        ("9S 9H 9C 9D", "carre", 150),
        *((f"{letter}S {letter}H {letter}C {letter}D", "carre", 100) for letter in "ATKQ"),
    ],
)
def test_4_3_sequences_and_carres_are_worth_what_the_book_says(text: str, kind: str, value: int) -> None:
    (project,) = hand(text)
    assert (project.kind, worth(project, Contract(0, "H"))) == (kind, value)


@pytest.mark.parametrize("text", ["8S 8H 8C 8D 7S 7H 7C 7D", "AS 7S 8S KH QH TH 9C 7C", "JS QS TS KH AH QD KD TD"])
def test_4_3_anything_else_is_nothing(text: str) -> None:
    found = [format_faces(project.cards) for project in hand(text)]
    assert found == (["TS JS QS"] if "TS" in text else [])


def test_4_3_what_is_no_declaration_or_not_whole_is_refused() -> None:
    state = playing(*RUNS, named="S", declarations="on")
    assert reason(state, "declare 7C 8C 9C 7H") == "not_a_project 4.3"
    assert reason(state, "declare TC JC QC") == "project_not_held 4.5"
    assert reason(playing("7S 8S 9S TS", declarations="on"), "declare 7S 8S 9S") == "run_not_whole 4.5"


def test_4_4_no_card_is_in_two_declarations() -> None:
    state = playing("JS JH JC JD QH KH AH 7C", declarations="on")
    run = after(state, "declare AH JH QH KH")
    assert reason(run, "declare JS JH JC JD") == "card_in_two_projects 4.5"
    carre = after(state, "declare JS JH JC JD")
    assert reason(carre, "declare AH JH QH KH") == "card_in_two_projects 4.5"
    assert [text for text in legal(carre) if text.startswith("declare")] == ["declare AH QH KH"]


@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ("7S 8S 9S JC QC KC 7H 8H", ["JC QC KC", "7S 8S 9S"]),
        ("AS AH AC AD KS QS JS TS", ["AS AH AC AD", "TS JS QS KS"]),
        ("TS TH TC TD JS QS KS AS", ["TS TH TC TD", "AS JS QS KS"]),
        ("KS KH KC KD QS JS TS 9S", ["KS KH KC KD", "9S TS JS QS"]),
        ("QS QH QC QD 9H TH JH KH", ["QS QH QC QD", "9H TH JH"]),
    ],
)
def test_4_4_the_table_offers_what_is_worth_most(held: str, offered: list[str]) -> None:
    found = best_choice(sorted_faces(parse_faces(held)), Contract(0, "H"))
    assert sorted(format_faces(one.cards) for one in found) == sorted(offered)


def test_4_4_at_equal_worth_the_better_best_is_offered() -> None:
    found = best_choice(sorted_faces(parse_faces("QS QH QC QD TH JH KH AH")), Contract(0, "H"))
    assert [format_faces(one.cards) for one in found] == ["QS QH QC QD"]


def test_4_5_declared_before_the_own_first_card_by_kind_only() -> None:
    state = playing(*RUNS, named="S", declarations="on")
    (event,) = events(state, "declare 7C 8C 9C")
    assert isinstance(event, ProjectDeclared)
    assert (event.seat, event.kind, event.seen_by) == (0, "tierce", frozenset((0,)))
    said = after(state, "declare 7C 8C 9C")
    assert [(one.seat, one.kind, one.cards) for one in BELOTE.view(said, 1).declared] == [(0, "tierce", ())]
    assert reason(said, "declare 7C 8C 9C") == "declared_already 4.5"
    late = played(said, "7H 8H 9H AH", "AD")
    assert reason(late, "declare JS QS KS") == "declare_too_late 4.5"
    assert not [text for text in legal(late) if text.startswith("declare")]


def test_4_5_what_is_held_back_does_not_compete() -> None:
    state = after(playing(*RUNS, named="S", declarations="on"), "declare 7C 8C 9C", "play 7H")
    assert shown(played(state, "8H 9H AH", "AD")) == [(0, "7C 8C 9C")]


def test_4_5_once_the_second_trick_is_led_the_best_and_all_of_its_team_are_shown() -> None:
    state = runs_declared()
    assert shown(state) == []
    happened = events(state, "play AD")
    assert told(happened) == [CardPlayed, *[ProjectShown] * 2, *[ProjectBeaten] * 4]
    laid = [" ".join(map(str, event.cards)) for event in happened if isinstance(event, ProjectShown)]
    assert laid == ["KD QD JD TD", "AH KH QH"], "as they are laid down and read out"
    second = played(state, "AD")
    assert shown(second) == [(1, "TD JD QD KD"), (3, "AH QH KH")]
    assert [one.cards for one in BELOTE.view(second, 1).declared if one.seat == 2] == [(), ()]
    beaten = [event for event in happened if isinstance(event, ProjectBeaten)]
    assert {(event.by, event.better) for event in beaten} == {(1, "cinquante")}


def test_4_6_the_order_of_declarations() -> None:
    ordered = [
        *("7S 8S 9S", "7H 8H 9H", "QS KS AS", "7S 8S 9S TS", "JS QS KS AS", "7S 8S 9S TS JS", "7S 8S 9S TS JS QS"),
        *("QS QH QC QD", "KS KH KC KD", "TS TH TC TD", "AS AH AC AD", "9S 9H 9C 9D", "JS JH JC JD"),
    ]
    assert sorted(ordered, key=rank) == ordered
    assert len({rank(text) for text in ordered}) == len(ordered)


def test_4_6_equal_sequences_are_decided_by_trumps() -> None:
    assert rank("QH KH AH") > rank("QS KS AS") == rank("QC KC AC")


@pytest.mark.parametrize(("level_declarations", "open_seats"), [("first", [1]), ("none", [])])
def test_4_6_option_level_declarations_decides_between_equal_ones(
    level_declarations: str, open_seats: list[int]
) -> None:
    state = playing(THIRD, FIRST, SECOND, FOURTH, named="D", declarations="on", level_declarations=level_declarations)
    state = after(state, "play 7H", "declare AS QS KS", "play 9H", "declare AC QC KC", "play TH", "play AH")
    happened = told(events(state, "play JS"))
    assert (DeclarationsLevel in happened) == (not open_seats)
    second = played(state, "JS")
    assert [seat for seat, _cards in shown(second)] == open_seats
    lines = [line for line in BELOTE.score(played_out(second)) if line.key == "declaration"]
    assert [(line.team, int(line.points)) for line in lines] == [(1, 20)] * len(open_seats)


def test_4_6_equal_ones_of_partners_are_not_level() -> None:
    state = playing(FIRST, THIRD, SECOND, FOURTH, named="D", declarations="on", level_declarations="none")
    state = after(state, "declare AS QS KS", "play 9H", "play 7H", "declare AC QC KC", "play TH", "play AH", "play JS")
    assert [seat for seat, _cards in shown(state)] == [0, 2]


def test_4_7_only_the_team_with_the_best_scores_and_all_that_both_declared() -> None:
    lines = [line for line in BELOTE.score(played_out(runs_declared())) if line.key == "declaration"]
    assert sorted((line.team, int(line.points), dict(line.detail)["seat"]) for line in lines) == [
        (1, 20, 3),
        (1, 50, 1),
    ]
