"""Lines that mix directions have the right order: from left to right on the screen, checked sign by sign."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n import as_unit
from game.i18n.languages import in_arabic_digits
from game.i18n.order import closed, isolated, kept_as_written, open_isolates, visual_runs, without_marks


def seen(text: str, *, right_to_left: bool = True) -> str:
    """The signs of a line from its left end to its right end; what runs from the right is turned round."""
    runs = visual_runs(text, right_to_left=right_to_left)
    return "".join(run.text[::-1] if run.right_to_left else run.text for run in runs)


def backwards(text: str) -> str:
    return text[::-1]


@pytest.mark.parametrize(
    ("text", "from_left"),
    [
        ("جولة", "ةلوج"),
        ("جولة 12", "12 ةلوج"),
        ("جولة 12 الآن", backwards("الآن") + " 12 " + backwards("جولة")),
        ("مع Karim الآن", backwards("الآن") + " Karim " + backwards("مع")),
        ("رصيدك −5.5", "−5.5 " + backwards("رصيدك")),
        ("−5 ثم +200", "+200 " + backwards("ثم") + " −5"),
        ("نسبة 35%", "35% " + backwards("نسبة")),
        ("نسبة 35% الآن", backwards("الآن") + " 35% " + backwards("نسبة")),
        ("اليوم 2026-01-16", "2026-01-16 " + backwards("اليوم")),
        ("الساعة 21:40", "21:40 " + backwards("الساعة")),
        ("120 : 84.5", "84.5 : 120"),
        ("−120 : −84,5", "−84,5 : −120"),
        ("دبل (×2).", ".)×2( " + backwards("دبل")),
        ("إصدار 2.32.10.", ".2.32.10 " + backwards("إصدار")),
        ("المور (11 ورقة)؟", "؟)" + backwards("ورقة") + " 11(" + " " + backwards("المور")),
        ("بند 9.2.", ".9.2 " + backwards("بند")),
    ],
)
def test_a_line_from_the_right_keeps_numbers_and_latin_words_readable(text: str, from_left: str) -> None:
    assert seen(text) == from_left


@pytest.mark.parametrize("number", ["45", "+45", "−7.2"])
def test_a_percent_sign_belongs_to_a_number_that_was_filled_in(number: str) -> None:
    assert seen(f"{isolated(number)}%") == f"{number}%"
    assert seen(f"نسبة {isolated(number)}%") == f"{number}% " + backwards("نسبة")


def test_arabic_indic_numbers_stand_as_arabic_writes_them() -> None:
    assert seen(in_arabic_digits("جولة 12")) == "١٢ " + backwards("جولة")
    assert seen(in_arabic_digits("نسبة 35%")) == "٪٣٥ " + backwards("نسبة")
    assert seen(in_arabic_digits(f"{isolated('+35')}%")) == "٪٣٥+"
    assert seen(in_arabic_digits("−5 نقاط")) == backwards("نقاط") + " ٥−"


@pytest.mark.parametrize("digits", [str, in_arabic_digits])
@pytest.mark.parametrize("part", [str, isolated])
@pytest.mark.parametrize(("some", "whole"), [("0", "51"), ("12.5", "71"), ("−5", "150"), ("0", "50,5")])
def test_parts_of_a_whole_are_one_unit(
    some: str, whole: str, part: Callable[[str], str], digits: Callable[[str], str]
) -> None:
    meter, shown = digits(f"{part(some)} / {part(whole)}"), digits(f"{some} / {whole}")
    assert seen(meter) == shown
    assert seen(isolated(meter)) == shown
    assert seen(f"نقاط: {meter}.") == f".{shown} :" + backwards("نقاط")
    assert seen(f"{meter} نقاط") == backwards("نقاط") + f" {shown}"


def test_a_name_before_a_number_does_not_draw_it_to_itself() -> None:
    assert seen("Karim: 3 ورقات") == backwards("ورقات") + " Karim: 3"
    assert seen(isolated("Karim") + ": 3 ورقات") == backwards("ورقات") + " 3 :Karim"


def test_names_side_by_side_are_read_from_the_right() -> None:
    assert seen(f"{isolated('Amina')} · {isolated('Layla')}") == "Layla · Amina"


def test_brackets_within_a_unit_stay_with_it() -> None:
    assert seen(isolated("Karim (Club)") + " هنا") == backwards("هنا") + " Karim (Club)"


def test_an_arabic_name_has_the_right_order_in_an_english_line() -> None:
    assert seen(f"Hello {as_unit('كريم')}, 3 cards", right_to_left=False) == "Hello " + backwards("كريم") + ", 3 cards"


def test_names_of_files_keep_their_digits_and_their_order() -> None:
    text = in_arabic_digits(f"ملف {kept_as_written('borako-2026 (2).jsonl')} رقم 7")
    assert seen(text) == "٧ " + backwards("رقم") + " borako-2026 (2).jsonl " + backwards("ملف")


def test_isolates_can_be_closed_and_opened_again_at_the_break_of_a_line() -> None:
    text = f"مع {isolated('Karim of the house')} هنا"
    first, _cut, second = text.partition(" of ")
    assert seen(closed(first)) == "Karim " + backwards("مع")
    assert seen(open_isolates(first) + second) == backwards("هنا") + " the house"


@given(st.text(alphabet="ab ابج12.-−+%()٣:/×\u2067\u2068\u2069", max_size=24), st.booleans())
def test_no_sign_is_lost_or_doubled(text: str, from_right: bool) -> None:
    runs = visual_runs(text, right_to_left=from_right)
    assert sorted("".join(run.text for run in runs)) == sorted(without_marks(text))
    for run in runs:
        assert text[run.start] == run.text[0]


@given(st.text(alphabet="abc XYZ.,-()", max_size=24))
def test_a_latin_line_from_the_left_is_left_alone(text: str) -> None:
    assert seen(text, right_to_left=False) == text
