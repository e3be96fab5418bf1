"""Projects shown by hand, and the Baloot (baloot 6.5, 6.6)."""

from __future__ import annotations

import pytest

from game.cards import Suit
from game.families.tricks.rules.events import CardPlayed, ProjectShown
from game.games.baloot.rules.events import BalootSaid, ProjectBeaten
from game.games.baloot.rules.projects import may_announce_baloot, projects_in, scoring_team
from game.games.baloot.rules.state import BalootState, Playing
from tests.games.baloot.rules.positions import after, events, legal, playing, reason
from tests.games.baloot.rules.test_6_projects import ALL_DECLARED, TABLE, count, held

TRUMPS = ("KS QS JS 9S AH AC AD 7H", "AS TS KH QH KC QC 7D 8D", "8S 7S TH JH TC JC TD JD", "8H 9H 7C 8C 9C 9D QD KD")
"""In Hokom of spades seat 0 has the Baloot and draws all trumps with two leads."""
KINGS = ("KS QS JS 9S KH KC KD 7H", "AS TS AH QH AC QC 7D 8D", "8S 7S TH JH TC JC TD JD", "8H 9H 7C 8C 9C 9D QD AD")
"""The hand with four kings."""
LONG = ("AS KS QS JS TS AH AC AD", "9S 7H KH QH KC QC 7D 8D", "8S 7S TH JH TC JC TD JD", "8H 9H 7C 8C 9C 9D QD KD")
"""The hand with both cards in a 100."""


def led(state: BalootState, *cards: str) -> BalootState:
    """Seat 0 leads these cards, one a trick; everybody else plays the first card he may."""
    for card in cards:
        state = after(state, f"play {card}")
        while isinstance(state.phase, Playing) and state.phase.seat != 0:
            state = after(state, next(text for text in sorted(legal(state)) if text.startswith("play ")))
    return state


def test_6_5_the_table_shows_by_itself() -> None:
    state = after(playing(*TABLE), *ALL_DECLARED)
    assert reason(state, "show 8S 9S TS JS") == "shown_by_the_table 6.5"
    assert not any(text.startswith("show") for text in legal(state))


def by_hand(*texts: str) -> BalootState:
    return after(playing(*TABLE, show_projects_by_hand="on"), *ALL_DECLARED, *texts)


def shows(state: BalootState) -> set[str]:
    return {text for text in legal(state) if text.startswith("show")}


def test_6_5_players_show_before_their_second_card() -> None:
    first = playing(*TABLE, show_projects_by_hand="on")
    assert reason(after(first, "declare AS KS QS"), "show AS KS QS") == "show_too_early 6.3"
    state = by_hand()
    assert shows(state) == {"show 8S 9S TS JS"}
    event, *beaten = events(state, "show 8S 9S TS JS")
    assert {type(one) for one in beaten} == {ProjectBeaten}
    assert (type(event), event.seat, event.reveals) == (ProjectShown, 1, True)
    state = after(state, "show 8S 9S TS JS")
    assert state.phase == Playing(1)
    assert reason(state, "show 8S 9S TS JS") == "shown_already 6.5"
    assert reason(state, "show AH KH") == "not_declared 6.3"
    state = after(state, "play KH", "play TH", "show 7C 8C 9C TC", "play JD")
    assert count(state) == ["1 fifty", "3 fifty"], "the Sira of seat 3 was not shown"


def test_6_5_only_the_team_with_the_best_project_shows() -> None:
    state = by_hand("show 8S 9S TS JS", "play KH")
    assert shows(state) == set()
    assert reason(state, "show JC QC KC") == "others_have_the_best 6.4"


def test_6_5_what_is_not_shown_in_time_does_not_count() -> None:
    state = by_hand("play KH", "play TH", "show JD QD KD", "play JD", "play 8H")
    assert reason(after(state, "play AD"), "show 7C 8C 9C TC") == "show_too_late 6.5"
    late = after(state, "play AD", "play QD", "play 9D", "play 7D")
    assert count(late) == ["3 sira"]


def test_6_5_then_the_next_best_may_be_shown_before_the_third_card() -> None:
    state = by_hand("play KH", "play TH")
    assert scoring_team(state) == 1, "seat 3 may still show"
    state = after(state, "play JD")
    assert scoring_team(state) == 0
    assert shows(state) == {"show AS QS KS"}
    third = after(state, "play 8H")
    assert shows(third) == {"show JC QC KC"}
    won = after(third, "show JC QC KC", "play AD", "play QD", "show AS QS KS", "play 9D")
    assert count(won) == ["0 sira", "2 sira"]
    missed = after(third, "play AD", "play QD", "play 9D", "play 7D")
    assert count(missed) == []
    assert reason(missed, "show JC QC KC") == "show_too_late 6.5"


def test_6_5_a_better_project_shown_before_the_third_card_beats_a_lesser_one_shown_before() -> None:
    state = by_hand("play KH", "play TH", "show JD QD KD", "play JD")
    assert scoring_team(state) == 0, "the ace is higher"
    assert count(state) == ["3 sira"], "as long as it is not shown"
    assert count(after(state, "show AS QS KS", "play 8H")) == ["0 sira"]


def test_6_5_nothing_is_claimed_while_a_project_may_still_be_shown() -> None:
    hands = ("AS TS KS QS AH TH AC AD", "JS 9S 8S 7S KH QH JH 7D", "9H 8H 7H KC QC JC TC 8D", "9C 8C 7C TD KD QD JD 9D")
    state = after(playing(*hands, show_projects_by_hand="on"), "declare AS QS KS", "play AC", "declare JH QH KH")
    state = after(state, "play 7S", "play TC", "play 7C", "play AD", "play 7D", "play 8D", "play 9D")
    assert reason(state, "claim") == "claim_before_showing 6.5"
    assert reason(after(state, "play AH", "play JH", "play 7H", "play 8C"), "claim") is None
    assert reason(after(state, "play AH", "show JH QH KH", "play JH", "play 7H", "play 8C"), "claim") is None


@pytest.mark.parametrize("first", ["KS", "QS"])
def test_6_6_baloot_is_announced_with_the_second_of_king_and_queen_of_trumps(first: str) -> None:
    second = {"KS": "QS", "QS": "KS"}[first]
    state = led(playing(*TRUMPS, contract="hokom S"), "JS", "9S", first)
    assert state.baloot is None
    kinds = [type(event) for event in events(state, f"play {second}")]
    assert kinds == [CardPlayed, BalootSaid]
    assert after(state, f"play {second}").baloot == 0


def test_6_6_there_is_no_baloot_in_sun_nor_of_another_suit() -> None:
    for contract in ("sun", "hokom H"):
        hands = ("KS QS AS JS TS 9S 8S 7S", "AH TH KH QH KC QC 7D 8D", "8H 7H 9H JH TC JC TD JD")
        assert led(playing(*hands, contract=contract), "KS").baloot is None
        assert not may_announce_baloot(held(hands[0]), None if contract == "sun" else Suit.HEARTS, ())


def test_6_6_baloot_needs_both_cards_in_one_hand() -> None:
    hands = (TRUMPS[0].replace("QS", "AS"), TRUMPS[1].replace("AS", "QS"), *TRUMPS[2:])
    assert led(playing(*hands, contract="hokom S"), "JS", "9S", "KS", "AS").baloot is None


def test_6_6_both_cards_in_a_sira_or_50_bar_nothing() -> None:
    state = after(playing(*TRUMPS, contract="hokom S"), "declare JS QS KS")
    assert led(state, "JS", "9S", "KS", "QS").baloot == 0
    fifty = projects_in(held("KS QS JS TS AH 7C 8C 9D"), Suit.SPADES)
    assert may_announce_baloot(held("KS QS JS TS AH 7C 8C 9D"), Suit.SPADES, fifty)


def test_6_6_one_of_the_cards_in_another_project_bars_it() -> None:
    state = playing(*KINGS, contract="hokom S")
    assert led(state, "JS", "9S", "KS", "QS").baloot == 0
    assert led(after(state, "declare KS KH KC KD"), "JS", "9S", "KS", "QS").baloot is None


def test_6_6_both_cards_in_a_100_bar_it() -> None:
    state = playing(*LONG, contract="hokom S")
    assert led(state, "JS", "AS", "KS", "QS").baloot == 0
    declared = after(state, "declare AS TS JS QS KS")
    assert led(declared, "JS", "AS", "KS", "QS").baloot is None


def test_6_6_baloot_counts_whoever_has_the_best_project() -> None:
    hands = ("KS QS JS 9S AH AC KD 7H", TRUMPS[1], TRUMPS[2], "8H 9H 7C 8C 9C 9D QD AD")
    state = after(playing(*hands, contract="hokom S"), "play JS", "play TS", "play 7S", "declare 7C 8C 9C", "play 8H")
    state = led(state, "9S", "KS", "QS")
    assert count(state) == ["3 sira"]
    assert state.baloot == 0
