"""Names: what is allowed in them, and how a name from outside is shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.characters import REPLACEMENT
from game.engine.names import NameFault, name_fault, proper_name, shown_name
from game.engine.record import HeaderLine, Notice, SeatSetup, read_record, written_all
from game.i18n.phrases import NOTICES, notice_text

LONGEST = 20
ALI_REZA = "علي\u200cرضا"
GOOD = (
    "Amal", "أمل", ALI_REZA, "ه\u200d", "Zażółć Gęślą", "O’Neill-Łoś 2", "李", "❤\ufe0f Sara", "👨\u200d👩\u200d👧",
    "i\u0301",
)  # fmt: skip
BAD = {
    "\0": NameFault.CONTROL, "a\x1b]0;x\x07": NameFault.CONTROL, "a\nb": NameFault.CONTROL, "\x9b2J": NameFault.CONTROL,
    "\ud800": NameFault.CONTROL, "a\udcff": NameFault.CONTROL, "a\uffff": NameFault.CONTROL,
    "\u202e": NameFault.DIRECTION, "Sara\u202e": NameFault.DIRECTION, "\u2067a": NameFault.DIRECTION,
    "\ufe0f": NameFault.NOTHING_SEEN, "\u200b": NameFault.NOTHING_SEEN, "\u200c\u200d": NameFault.NOTHING_SEEN,
    "\ufeff": NameFault.NOTHING_SEEN, " \u2060 ": NameFault.NOTHING_SEEN, "\u0301": NameFault.NOTHING_SEEN,
    "\u2800": NameFault.NOTHING_SEEN, "\u3164": NameFault.NOTHING_SEEN,
    "Sa\u200bra": NameFault.UNSEEN, "\ufeffSara": NameFault.UNSEEN, "Sara \u200cB": NameFault.UNSEEN,
    "Sa\u00adra": NameFault.UNSEEN, "\u200cعلي": NameFault.UNSEEN,
    "x" * (LONGEST + 1): NameFault.TOO_LONG,
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_a_name_that_can_be_read_is_kept_as_it_is(name: str) -> None:
    assert name_fault(name, LONGEST) is None
    assert shown_name(name) == name
    assert proper_name(f" {name} ", LONGEST) == proper_name(name, LONGEST)


def test_a_joiner_inside_a_word_stays_and_one_at_an_end_goes() -> None:
    assert proper_name(ALI_REZA, LONGEST) == ALI_REZA
    assert proper_name("علي\u200c", LONGEST) == "علي"
    assert name_fault("علي\u200c", LONGEST) is None, "somebody may still be typing"


@pytest.mark.parametrize(("name", "fault"), BAD.items())
def test_a_name_that_hides_something_is_refused_with_its_reason(name: str, fault: NameFault) -> None:
    assert name_fault(name, LONGEST) is fault
    assert proper_name(name, LONGEST) == ""


@pytest.mark.parametrize("fault", NameFault)
def test_every_reason_has_a_sentence(fault: NameFault) -> None:
    assert fault.value in NOTICES
    assert "{" not in notice_text(Notice(fault.value, (("count", LONGEST),)))


@pytest.mark.slow
@given(st.text(st.characters(exclude_categories=[]), max_size=30))
def test_a_name_from_outside_is_shown_with_nothing_that_would_be_refused_but_its_length(name: str) -> None:
    shown = shown_name(name)
    assert len(shown) == len(name)
    assert name_fault(shown, len(name)) is None


def test_the_names_of_a_record_can_be_shown_and_its_lines_stay_as_they_are() -> None:
    seats = (SeatSetup("a\x1b]0;x\x07"), SeatSetup("\u202eabc"), SeatSetup("\ufe0f"), SeatSetup(ALI_REZA))
    header = HeaderLine(1, "0.1.0", "toy", 1, {}, seats, 7, "2026-01-01T12:00:00")
    record = read_record(written_all([header]))
    assert record.fault is None
    assert record.header is not None
    names = [seat.name for seat in record.header.seats]
    assert names == [f"a{REPLACEMENT}]0;x{REPLACEMENT}", f"{REPLACEMENT}abc", REPLACEMENT, ALI_REZA]
    assert record.entries[0].line == header
