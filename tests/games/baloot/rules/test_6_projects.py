"""Projects (baloot 6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from game.cards import Face, Rank, Suit, format_faces, parse_faces, sorted_faces
from game.families.tricks.rules.events import CardPlayed, ProjectBeaten, ProjectDeclared, ProjectShown
from game.families.tricks.rules.projects import Declaration, Project
from game.games.baloot.rules.projects import best_choice, counting, from_the_best, projects_in, scoring_team, value
from game.games.baloot.rules.state import BalootState, Playing
from game.i18n.phrases import captions_of
from tests.games.baloot.rules.positions import BALOOT, after, events, legal, playing, reason

TABLE = ("AS KS QS 7H 8H AC 9D TD", "JS TS 9S 8S AH KH 7D 8D", "7S QH JH TH KC QC JC AD", "9H TC 9C 8C 7C KD QD JD")
"""Seat 0 has a Sira to the ace, seat 1 a 50 to the jack, seat 2 Siras to the king and to the queen, seat 3 a 50 to the
ten and a Sira to the king."""
ALL_DECLARED = (
    "declare QS KS AS", "play 7H", "declare 8S 9S TS JS", "play AH", "declare JC QC KC", "play QH",
    "declare 7C 8C 9C TC", "declare JD QD KD", "play 9H",
)  # fmt: skip
"""The first trick, which seat 1 wins; seat 2 keeps its lower Sira to itself."""


def held(text: str) -> tuple[Face, ...]:
    return sorted_faces(parse_faces(text))


def named(projects: tuple[Project, ...]) -> list[str]:
    return [f"{project.kind} {format_faces(project.cards)}" for project in projects]


def shown(state: BalootState) -> list[str]:
    return [f"{one.seat} {one.project.kind}" for one in state.declared if one.shown]


def count(state: BalootState) -> list[str]:
    return [f"{one.seat} {one.project.kind}" for one in counting(state.declared)]


@pytest.mark.parametrize(
    ("cards", "projects"),
    [
        ("7H 8H 9H AS QS TC KD JD", ["sira 7H 8H 9H"]),
        ("9S TS JS QS AH KH 7D 8C", ["fifty 9S TS JS QS"]),
        ("AC TC JC QC KC 7H 8H 9D", ["hundred_run AC TC JC QC KC"]),
        ("AC 9C TC JC QC KC 8H 9D", ["hundred_run AC 9C TC JC QC KC"]),
        ("AC 7C 8C 9C TC JC QC KC", ["hundred_run AC 7C 8C 9C TC JC QC KC"]),
        ("AS KS TS AH KH JH 7C 8D", []),
        ("AS 7S 8S AH KH JH 7C 8D", []),
        ("TS TH TC TD 7S 8S QH KH", ["hundred_four TS TH TC TD"]),
        ("JS JH JC JD QS QH QC QD", ["hundred_four QS QH QC QD", "hundred_four JS JH JC JD"]),
        ("9S 9H 9C 9D 8S 8H 8C 8D", []),
        ("7S 7H 7C 7D AS KH QC JD", []),
    ],
)
def test_6_1_projects_are_sequences_and_fours(cards: str, projects: list[str]) -> None:
    assert named(projects_in(held(cards), None)) == projects
    assert named(projects_in(held(cards), Suit.SPADES)) == projects


def test_6_1_four_aces_are_a_400_in_sun_and_a_100_in_hokom() -> None:
    aces = held("AS AH AC AD 7S 9S 7H 9H")
    assert named(projects_in(aces, None)) == ["four_hundred AS AH AC AD"]
    assert named(projects_in(aces, Suit.HEARTS)) == ["hundred_four AS AH AC AD"]


def test_6_1_what_is_no_project_cannot_be_declared() -> None:
    state = playing(*TABLE)
    assert reason(state, "declare AS KS") == "not_a_project 6.1"
    assert reason(state, "declare AS KS 7H") == "not_a_project 6.1"
    assert reason(state, "declare AS KS QS") is None


def test_6_1_a_sequence_is_declared_whole() -> None:
    state = after(playing(*TABLE), "play 7H")
    assert reason(state, "declare JS TS 9S") == "run_not_whole 6.3"
    assert reason(state, "declare JS TS 9S 8S") is None


@pytest.mark.parametrize(
    ("cards", "sun", "hokom"),
    [
        ("7H 8H 9H AS QS TC KD JD", 4, 2),
        ("9S TS JS QS AH KH 7D 8C", 10, 5),
        ("AC TC JC QC KC 7H 8H 9D", 20, 10),
        ("TS TH TC TD 7S 8S QH KH", 20, 10),
        ("AS AH AC AD 7S 9S 7H 9H", 40, 10),
    ],
)
def test_6_2_projects_are_worth_twice_as_much_in_sun(cards: str, sun: int, hokom: int) -> None:
    assert value(projects_in(held(cards), None)[0], None) == sun
    assert value(projects_in(held(cards), Suit.DIAMONDS)[0], Suit.DIAMONDS) == hokom


def test_6_3_projects_are_declared_before_the_own_first_card() -> None:
    state = playing(*TABLE)
    assert "declare QS KS AS" not in legal(state)
    assert {text for text in legal(state) if text.startswith("declare")} == {"declare AS QS KS"}
    second = after(state, "play 7H", "play AH", "play QH", "play 9H")
    assert reason(second, "declare 8S 9S TS JS") == "declare_too_late 6.3"


def test_6_3_nobody_must_declare() -> None:
    assert after(playing(*TABLE), "play 7H").declared == ()


def test_6_3_everybody_hears_the_kind_and_nobody_sees_the_cards() -> None:
    (declared,) = events(playing(*TABLE), "declare AS KS QS")
    assert (type(declared), declared.seat, declared.params) == (ProjectDeclared, 0, (("kind", "sira"),))
    assert declared.seen_by == frozenset((0,))
    state = after(playing(*TABLE), "declare AS KS QS")
    assert state.phase == Playing(0), "the card comes after that"
    own, other = BALOOT.view(state, 0).declared[0], BALOOT.view(state, 2).declared[0]
    assert (own.cards, other.cards) == (held("AS KS QS"), ())
    assert (other.seat, other.kind, other.shown) == (0, "sira", False)


def test_6_4_the_best_project_shown_says_which_of_the_others_it_beats() -> None:
    state = after(playing(*TABLE), *ALL_DECLARED)
    beats = [event for event in events(state, "play KH") if isinstance(event, ProjectBeaten)]
    assert [(event.seat, event.kind, event.by, event.better) for event in beats] == [
        (0, "sira", 1, "fifty"),
        (2, "sira", 1, "fifty"),
    ]
    assert not any(isinstance(event, ProjectBeaten) for event in events(after(state, "play KH", "play TH"), "play JD"))
    beaten = beats[0]
    names = ("Amina", "Karim", "Layla", "Samir")
    caption = captions_of("baloot").caption(beaten, "Amina", own=False, names=names)
    assert caption == "Amina's Sira (run of three) doesn't count: Karim has the best project, 50 (run of four)."


def test_6_3_projects_are_shown_with_the_own_second_card() -> None:
    state = after(playing(*TABLE), *ALL_DECLARED)
    assert shown(state) == []
    show, *_beaten, play = events(state, "play KH")
    assert show == ProjectShown(1, cards=held("JS TS 9S 8S"), kind="fifty")
    assert (show.source, show.target, show.seen_by) == (None, None, None)
    assert isinstance(play, CardPlayed)
    assert BALOOT.view(after(state, "play KH"), 2).declared[0].cards == held("JS TS 9S 8S")


def test_6_3_a_project_is_held_by_who_declares_it() -> None:
    assert reason(playing(*TABLE), "declare JS TS 9S 8S") == "project_not_held 6.3"


def test_6_3_a_project_is_declared_once() -> None:
    assert reason(after(playing(*TABLE), "declare AS KS QS"), "declare AS KS QS") == "declared_already 6.3"


def test_6_3_no_card_is_in_two_projects() -> None:
    state = playing("KS QS JS TS KH KC KD 7H")
    assert named(projects_in(state.hands[0], None)) == ["hundred_four KS KH KC KD", "fifty TS JS QS KS"]
    assert reason(state, "declare TS JS QS") == "run_not_whole 6.3", "the kings are not declared"
    run = after(state, "declare TS JS QS KS")
    assert reason(run, "declare KS KH KC KD") == "card_in_two_projects 6.3"
    four = after(state, "declare KS KH KC KD")
    assert reason(four, "declare TS JS QS KS") == "card_in_two_projects 6.3"
    assert reason(four, "declare TS JS QS") is None, "what the kings leave of the sequence"


@pytest.mark.slow
def test_6_3_a_run_is_declared_whole_or_beside_the_four_that_takes_a_card_from_it() -> None:
    """Every order of declaring, in hands with fours and runs that meet, against the clause by itself."""
    met, near = 0, parse_faces("7S 8S 9S TS JS QS KS AS")
    for four in ("TS TH TC TD", "JS JH JC JD", "QS QH QC QD", "KS KH KC KD", "AS AH AC AD"):
        taken = parse_faces(four)
        for others in combinations([card for card in near if card not in taken], 4):
            hand = format_faces((*taken, *others))
            state = playing(hand)
            for first in groups(state.hands[0]):
                assert may_declare(state, first) == is_whole(state.hands[0], (), first), (hand, first)
                if not may_declare(state, first):
                    continue
                second_state = after(state, f"declare {format_faces(first)}")
                for second in groups(state.hands[0]):
                    lawful = not set(first) & set(second) and is_whole(state.hands[0], first, second)
                    assert may_declare(second_state, second) == lawful, (hand, first, second)
                    met += lawful
            declared: tuple[Face, ...] = ()
            for project in best_choice(state.hands[0], None):
                assert is_whole(state.hands[0], declared, project.cards)
                state, declared = after(state, f"declare {format_faces(project.cards)}"), project.cards
    assert met > 20


def groups(hand: Sequence[Face]) -> list[tuple[Face, ...]]:
    """Three cards or more of one suit, or four of one rank."""
    found = [tuple(card for card in hand if card.rank == rank) for rank in Rank]
    several = [group for group in found if len(group) == len(Suit)]
    for suit in Suit:
        own = [card for card in hand if card.suit == suit]
        several += [group for size in range(3, len(own) + 1) for group in combinations(own, size)]
    return several


def is_whole(hand: Sequence[Face], declared: Sequence[Face], cards: Sequence[Face]) -> bool:
    """Whether cards are a four, or a run with nothing left out but what a declared four has."""
    order = "789TJQKA"
    if len({card.suit for card in cards}) > 1:
        return cards[0].rank not in (Rank.SEVEN, Rank.EIGHT, Rank.NINE)
    four = declared if len({card.suit for card in declared}) > 1 else ()
    places = sorted(order.index(str(card)[0]) for card in cards)
    held = {order.index(str(card)[0]) for card in hand if card.suit == cards[0].suit and card not in four}
    return places == list(range(places[0], places[-1] + 1)) and not {places[0] - 1, places[-1] + 1} & held


def may_declare(state: BalootState, cards: Sequence[Face]) -> bool:
    text = f"declare {format_faces(cards)}"
    listed = f"declare {format_faces(sorted(cards))}" in legal(state)
    assert listed == (reason(state, text) is None)
    return listed


def test_6_3_two_projects_at_most_those_worth_the_most() -> None:
    cards = held("KS QS JS TS KH KC KD 7H")
    assert named(best_choice(cards, None)) == ["hundred_four KS KH KC KD", "sira TS JS QS"]
    state = after(playing("KS QS JS TS KH KC KD 7H"), "declare KS KH KC KD", "declare TS JS QS")
    assert not any(text.startswith("declare") for text in legal(state))
    assert named(best_choice(held("AS KS QS 7H 8H 9H TD TC"), None)) == ["sira AS QS KS", "sira 7H 8H 9H"]
    assert best_choice(held("AS KS JS 7H 8H TH TD TC"), None) == ()


def test_6_3_the_best_choice_minds_the_baloot() -> None:
    cards = held("KS QS JS TS QH QC QD 7H")
    assert named(best_choice(cards, Suit.SPADES)) == ["hundred_four QS QH QC QD"]
    siras = held("AC KC QC KS QS JS 7D 8D")
    assert named(best_choice(siras, Suit.SPADES)) == ["sira AC QC KC", "sira JS QS KS"]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AS AH AC AD", "AC KC QC JC TC"),
        ("JH TH 9H 8H 7H", "KS KH KC KD"),
        ("TS TH TC TD", "AS KS QS JS"),
        ("TS 9S 8S 7S", "AH KH QH"),
        ("AS KS QS JS TS", "KH QH JH TH 9H 8H 7H"),
        ("AS KS QS", "KH QH JH"),
        ("JS TS 9S", "TH 9H 8H"),
        ("QS QH QC QD", "JS JH JC JD"),
        ("JS JH JC JD", "TS TH TC TD"),
    ],
)
def test_6_4_kinds_rank_and_then_the_highest_card(better: str, worse: str) -> None:
    declared = [Declaration(seat, projects_in(held(cards), None)[0]) for seat, cards in enumerate((worse, better))]
    for dealer in range(4):
        assert [one.seat for one in from_the_best(declared, dealer)] == [1, 0]


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0), (3, 0)])
def test_6_4_of_equal_projects_that_nearer_the_dealers_right_is_the_best(dealer: int, first: int) -> None:
    equal = {0: "KS QS JS", 1: "KH QH JH", 2: "KD QD JD"}
    declared = [Declaration(seat, projects_in(held(cards), None)[0]) for seat, cards in equal.items()]
    assert from_the_best(declared, dealer)[0].seat == first


def test_6_4_a_sequence_of_trumps_is_no_better_than_another() -> None:
    trumps, plain = (projects_in(held(cards), Suit.SPADES)[0] for cards in ("JS TS 9S", "AH KH QH"))
    assert from_the_best([Declaration(0, trumps), Declaration(1, plain)], 3)[0].seat == 1


def test_6_4_both_players_of_the_team_with_the_best_project_score() -> None:
    state = after(playing(*TABLE), *ALL_DECLARED)
    assert scoring_team(state) == 1
    state = after(state, "play KH", "play TH", "play JD", "play 8H")
    assert count(state) == ["1 fifty", "3 fifty", "3 sira"]
    assert [one.seat for one in state.declared] == [1, 3, 0, 2, 3], "Siras to the ace, to the king nearer, to the king"
    hidden = BALOOT.view(state, 1).declared
    assert [one.cards for one in hidden if one.seat in (0, 2)] == [(), ()]


def test_6_4_a_team_scores_what_it_has_declared_and_not_what_it_holds() -> None:
    state = after(playing(*TABLE), "declare AS KS QS", "play 7H", "play AH", "play QH", "play 9H")
    state = after(state, "play KH", "play TH", "play JD", "play 8H")
    assert count(state) == ["0 sira"]
