"""Every letter of every language is whole in every face and size, and no letter makes its line higher than another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
import pytest

from game.i18n import CATALOGUES, DOMAIN, LANGUAGES, use_language
from game.i18n.languages import ENGLISH
from game.i18n.order import begins_at_right
from game.ui.graphics.text import SMALLEST, Typesetter
from game.ui.graphics.typefaces import TextStyle, files_for, has_glyph
from game.ui.graphics.typesetting import Stretch, set_line

INK = (255, 255, 255)
SIZES: Final = (*range(SMALLEST, 24), *range(24, 40, 2), *range(40, 72, 6), *range(80, 200, 40))
"""Pixels: every size of small texts, and some of the larger ones up to titles at 4K."""
_ALONE: Final = 4
"""In every so many sizes each letter has a line of its own; in all of them one line has all."""
JOINER: Final = "\u200d"
LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;!?()[]/%+−-–—…·×*#@&_|"
LETTERS: Final = {
    "en": "“”‘’",
    "ar": "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپگڨڤـ ٠١٢٣٤٥٦٧٨٩٪٫ ؟،؛«»",
    "fr": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ «»’",
    "pl": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż „”",
    "pt": "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü “”ªº",
    "de": "ÄÖÜẞäöüß „“‚‘",
}
"""The letters of each language besides the letters and signs of `LATIN`."""
COMMON: Final = ("en", "ar")
"""A language of each direction."""
MIXED: Final = (["A 1"], ["A 1", "ب 1 A g"])
"""Lines of several words, from the left and from the right."""
MARKED: Final = "يُضاف أيُّ مرّةً عُشر ثمّ كلٍّ إلى بدءًا بِي لِلْعب ظلٌّ"
"""Arabic with its vowels: marks above the highest letters and below the lowest."""


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()
    yield
    use_language("en")


def forms(letters: str) -> list[str]:
    """Each letter alone, and each Arabic one also at the beginning, in the middle and at the end of a word."""
    joined = [letter for letter in letters if "\u0620" <= letter <= "\u06d3" and letter.isalpha()]
    shapes = [shape for one in joined for shape in (one + JOINER, JOINER + one + JOINER, JOINER + one)]
    return [*(letter for letter in letters if letter != " "), *shapes]


def words(code: str) -> list[str]:
    """Return words to draw; the letters of all are those of the first language, from the right where it
    is written so.
    """
    common = forms(LATIN) if code in COMMON else []
    return [*common, *forms(LETTERS[code]), *(MARKED.split() if code == "ar" else [])]


def belongs(word: str, text_style: TextStyle) -> bool:
    """Whether a face has a letter of its own; another face lends it those that it lacks."""
    first = files_for(text_style, right_to_left=begins_at_right(word, otherwise=False))[0]
    return all(has_glyph(first, sign) for sign in word if sign not in f"{JOINER} ")


def unclipped(stretch: Stretch) -> pygame.Mask:
    """The ink of a stretch with an empty line above it and one below it."""
    assert stretch.font is not None
    room = stretch.font.render(f" \n{stretch.text}\n ", True, INK)
    width, height = room.get_size()
    edges = [room.subsurface((0, row, width, 1)) for row in (0, height - 1)]
    assert not any(edge.get_bounding_rect() for edge in edges)
    return pygame.mask.from_surface(room, 0)


def lost(text: str, px: int, text_style: TextStyle, *, right_to_left: bool) -> int:
    """Return the number of pixels of ink that the line of a text lacks."""
    line = pygame.mask.from_surface(Typesetter().line(text, px, INK, text_style), 0)
    stretches = set_line(text, text_style, px, right_to_left=right_to_left).stretches
    return sum(unclipped(one).count() for one in stretches if one.font and one.width) - line.count()


@pytest.mark.slow
@pytest.mark.parametrize("text_style", TextStyle)
@pytest.mark.parametrize("code", LETTERS)
def test_every_letter_is_whole_at_every_size(code: str, text_style: TextStyle) -> None:
    use_language(code)
    line = " ".join(words(code))
    for px in SIZES:
        if lost(line, px, text_style, right_to_left=code == "ar"):
            cut = [word for word in words(code) if lost(word, px, text_style, right_to_left=code == "ar")]
            pytest.fail(f"cut at {px} pixels: {cut}")


@pytest.mark.slow
@pytest.mark.parametrize("text_style", TextStyle)
@pytest.mark.parametrize("code", LETTERS)
def test_every_letter_is_in_a_line_of_the_same_height(code: str, text_style: TextStyle) -> None:
    use_language(code)
    typesetter = Typesetter()
    words = [word for word in [*forms(LETTERS[code]), *MIXED[code == "ar"]] if belongs(word, text_style)]
    for number, px in enumerate(SIZES):
        together = " ".join(words)  # as high as the highest of them
        each = words if number % _ALONE == 0 else ()
        for word in (together, *each):
            assert typesetter.line(word, px, INK, text_style).get_height() == typesetter.height(px, text_style), word


@pytest.mark.parametrize("text_style", TextStyle)
@pytest.mark.parametrize("code", ["en", "ar"])
def test_every_letter_is_on_the_same_base_line(code: str, text_style: TextStyle) -> None:
    use_language(code)
    typesetter = Typesetter()
    for px in SIZES:
        # the foot of a letter without a tail is where it was, whatever stands beside it
        foot = typesetter.line("H", px, INK, text_style).get_bounding_rect().bottom
        for letter in "gĘÇÄŻ":
            mixed = typesetter.line(f"H {letter}", px, INK, text_style)
            stem = mixed.subsurface((0, 0, typesetter.width("H", px, text_style), mixed.get_height()))
            assert stem.get_bounding_rect().bottom == foot, (letter, px)


def test_every_language_of_the_program_has_its_letters_here() -> None:
    known = set("".join((LATIN, MARKED, *LETTERS.values())))
    for language in LANGUAGES:
        assert language.code in LETTERS
        if language is not ENGLISH:
            catalogue = (CATALOGUES / language.code / "LC_MESSAGES" / f"{DOMAIN}.po").read_text(encoding="utf-8")
            assert sorted(sign for sign in set(catalogue) - known if sign.isalpha()) == []


def test_marks_piled_up_above_a_letter_are_whole_too() -> None:
    for code, text in (("ar", "أّ" + "ُّ" * 3), ("en", "Ấ" + "\u0301" * 3), ("en", "Ệ")):
        use_language(code)
        for px in SIZES:
            assert lost(text, px, TextStyle.BODY, right_to_left=code == "ar") <= 0
