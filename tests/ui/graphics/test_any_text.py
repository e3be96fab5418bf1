"""Any text whatever can be measured and drawn, in every face and direction; letters that joiners part stay apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache

import pygame
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.characters import REPLACEMENT, drawable
from game.i18n import use_digits, use_language
from game.i18n.order import visual_runs
from game.ui.graphics.text import SMALLEST, Typesetter
from game.ui.graphics.typefaces import TextStyle

INK = (255, 255, 255)
ALI_REZA = "علي\u200cرضا"
INVISIBLE = ("\ufe0f", "\u200b", "\u200c", "\u200d", "\ufeff", "\u2060", "\u00ad", "\U000e0001", "\u2066", "\u2069")
ODD = (*INVISIBLE, "\u202e", "\u202d", "\0", "\x1b", "\n", "\t", "\u2028", "\ud800", "\udfff", "\ufffe", "\uffff",
       "\U0010ffff", "\u0378", "\U0001fae8", "\u0301", "\u0600", "♥", "✓", "٣", "ـ", "ب", "a", " ")  # fmt: skip
ANY_TEXT = st.text(st.one_of(st.sampled_from(ODD), st.characters(exclude_categories=[])), max_size=30)


TOGETHER = 12
"""Characters in one line, which is set quicker than as many lines."""


@cache
def characters() -> str:
    """Return characters of every kind; of ideographs, private and unassigned ones one in a hundred stands for the
    others.
    """
    alike = {"Lo", "Co", "Cn", "Cs"}
    every = map(chr, range(0x110000))
    return "".join(sign for sign in every if ord(sign) % 100 == 0 or unicodedata.category(sign) not in alike)


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()
    yield
    use_language("en")
    use_digits("western")


def set_in_every_way(text: str, text_style: TextStyle, px: int) -> None:
    typesetter = Typesetter()
    width = typesetter.width(text, px, text_style)
    assert width >= 0
    surface = typesetter.line(text, px, INK, text_style)
    assert max(1, surface.get_width()) == max(1, width)
    for place in range(len(text) + 1):
        assert typesetter.caret(text, place, px, text_style) >= 0
    for line in typesetter.wrap(text, px, 60, text_style):
        typesetter.line(line, px, INK, text_style)
    assert all(typesetter.fitted(text, px, room, text_style) >= SMALLEST for room in (40, 0, -40))
    typesetter.line(typesetter.shortened(text, px, 40, text_style), px, INK, text_style)


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "ar"])
@pytest.mark.parametrize("text_style", TextStyle)
@given(text=ANY_TEXT, px=st.sampled_from((SMALLEST, 22)))
@example(text="\U0001fae8", px=20)
@example(text=ALI_REZA, px=20)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_can_be_drawn(code: str, text_style: TextStyle, text: str, px: int) -> None:
    use_language(code)
    use_digits("arabic")
    set_in_every_way(text, text_style, px)


@pytest.mark.parametrize("code", ["en", "ar"])
@pytest.mark.parametrize("text_style", TextStyle)
def test_every_odd_sign_can_be_drawn_alone_and_among_letters(code: str, text_style: TextStyle) -> None:
    use_language(code)
    for sign in ODD:
        for text in (sign, f"a{sign}b", f"ب{sign}ب", sign * 3):
            set_in_every_way(text, text_style, 20)


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "ar"])
def test_characters_of_every_kind_can_be_drawn(code: str) -> None:
    use_language(code)
    typesetter = Typesetter()
    signs = characters()
    for first in range(0, len(signs), TOGETHER):
        typesetter.line(signs[first : first + TOGETHER], SMALLEST, INK)


@pytest.mark.parametrize("code", ["en", "ar"])
@pytest.mark.parametrize("sign", INVISIBLE)
def test_what_is_not_seen_takes_no_room_alone(code: str, sign: str) -> None:
    use_language(code)
    for text_style in TextStyle:
        assert Typesetter().width(sign * 2, 20, text_style) == 0
        assert Typesetter().line(sign, 20, INK, text_style).get_bounding_rect().width == 0


def test_a_joiner_that_parts_letters_ends_the_one_and_begins_the_other() -> None:
    use_language("ar")
    typesetter = Typesetter()
    parted, apart = typesetter.line(ALI_REZA, 40, INK), typesetter.line("علي", 40, INK)
    assert parted.get_width() == apart.get_width() + typesetter.width("رضا", 40)
    assert parted.get_width() != typesetter.width("عليرضا", 40)
    # the first name stands at the right, with the same ink as by itself
    right = parted.subsurface((parted.get_width() - apart.get_width(), 0, *apart.get_size()))
    assert pygame.mask.from_surface(right).overlap_area(pygame.mask.from_surface(apart), (0, 0)) == (
        pygame.mask.from_surface(apart).count()
    )


def test_a_joiner_that_joins_keeps_the_shape_of_the_middle_of_a_word() -> None:
    use_language("ar")
    typesetter = Typesetter()
    alone = typesetter.line("ه", 40, INK).get_buffer().raw
    assert typesetter.line("ه\u200d", 40, INK).get_buffer().raw != alone


@given(text=ANY_TEXT)
def test_what_is_drawn_is_as_long_as_what_was_given_and_holds_no_controls(text: str) -> None:
    shown = drawable(text)
    assert len(shown) == len(text)
    assert not [sign for sign in shown if sign in "\0\x1b\n\t\u2028\u202e\ud800\ufffe"]


@given(text=ANY_TEXT)
def test_the_runs_of_a_line_hold_nothing_that_was_not_given(text: str) -> None:
    for right_to_left in (False, True):
        for run in visual_runs(drawable(text), right_to_left=right_to_left):
            assert set(run.text) <= set(drawable(text))


def test_a_mark_that_overrules_the_direction_of_letters_is_shown_and_turns_nothing_round() -> None:
    use_language("ar")
    typesetter = Typesetter()
    assert drawable("abc\u202efdp.exe") == f"abc{REPLACEMENT}fdp.exe"
    spoofed = typesetter.line("abc\u202efdp.exe", 20, INK).get_buffer().raw
    assert spoofed == typesetter.line(f"abc{REPLACEMENT}fdp.exe", 20, INK).get_buffer().raw
