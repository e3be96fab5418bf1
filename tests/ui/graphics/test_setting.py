"""A set line: the font of each character, the place of each word, breaks of paragraphs, the caret."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.games import GAMES, book_of
from game.i18n import CATALOGUES, DOMAIN, LANGUAGES, isolated, use_digits, use_language, verbatim
from game.i18n.languages import ENGLISH
from game.ui.graphics.text import SMALLEST, Typesetter
from game.ui.graphics.typefaces import TextStyle, covered, files_for
from game.ui.graphics.typesetting import SetLine, is_sign, set_line

INK = (255, 255, 255)
PX = 32


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((16, 16))
    pygame.font.init()
    yield
    use_language("en")
    use_digits("western")


def line(text: str, text_style: TextStyle = TextStyle.BODY) -> SetLine:
    return set_line(text, text_style, PX, right_to_left=True)


def from_left(text: str) -> list[str]:
    return [stretch.text.strip() for stretch in line(text).stretches if stretch.text.strip()]


def columns(surface: pygame.Surface, left: int, width: int) -> list[int]:
    """Return the amount of ink in each column of a part of a line."""
    mask = pygame.mask.from_surface(surface)
    return [sum(mask.get_at((x, y)) for y in range(surface.get_height())) for x in range(left, left + width)]


def test_words_stand_from_right_to_left_and_digits_and_names_keep_their_own_order() -> None:
    assert from_left("جولة 12 مع Karim") == ["Karim", "مع", "12", "جولة"]
    assert from_left("رصيدك −5.5 من 350") == ["350", "من", "−5.5", "رصيدك"]
    assert from_left("نسبة 35% الآن") == ["الآن", "35%", "نسبة"]


def test_the_ink_of_a_mixed_line_is_that_of_its_words_put_side_by_side() -> None:
    mixed = line("جولة 12 مع Karim")
    whole = mixed.paint(INK)
    for stretch in mixed.stretches:
        assert stretch.font is not None
        alone = stretch.font.render(stretch.text, True, INK)
        assert columns(whole, stretch.left, stretch.width) == columns(alone, 0, stretch.width)


def test_letters_are_joined_and_stand_from_right_to_left() -> None:
    joined, apart = line("مجلس").width, sum(line(letter).width for letter in "مجلس")
    assert joined < apart
    # the tall lam stands left of the meem and the jeem, right of the three teeth of the seen
    (stretch,) = line("مل").stretches
    ink = columns(line("مل").paint(INK), 0, stretch.width)
    assert max(ink[: len(ink) // 2]) > max(ink[len(ink) // 2 :])


def test_each_glyph_comes_from_a_font_that_has_it() -> None:
    for text_style in TextStyle:
        for text in ("جولة 12 مع Karim، 35% (٣) …", "Zażółć gęślą jaźń", "١٢٣٪٫", "‹›«»−+·:؟"):
            for stretch in line(text, text_style).stretches:
                assert stretch.font is not None
                files = files_for(text_style, right_to_left=stretch.right_to_left)
                assert any(all(sign in covered(file) for sign in stretch.text) for file in files), stretch.text


@pytest.mark.parametrize("code", [one.code for one in LANGUAGES if not one.right_to_left and one is not ENGLISH])
def test_every_sign_of_a_language_is_in_the_fonts_of_its_texts_and_titles(code: str) -> None:
    catalogue = (CATALOGUES / code / "LC_MESSAGES" / f"{DOMAIN}.po").read_text(encoding="utf-8")
    texts = [block.text for game in GAMES for block in book_of(game, code).blocks]
    signs = {sign for sign in "".join((catalogue, *texts)) if not (sign.isspace() or is_sign(sign))}
    signs |= {sign.upper() for sign in signs}
    for text_style in TextStyle:
        assert [sign for sign in sorted(signs) if not all(one in covered(text_style.value) for one in sign)] == []


def test_suits_and_ticks_are_pictures_in_the_line() -> None:
    pictured = line("قلب ♥ و ♠ ✓")
    assert [stretch.text for stretch in pictured.stretches if stretch.font is None] == ["✓", "♠", "♥"]
    assert pictured.paint(INK).get_bounding_rect().width > 0.8 * pictured.width


def test_a_latin_line_of_an_english_program_is_set_as_before() -> None:
    typesetter = Typesetter()
    assert typesetter.line("Round 3", PX, INK).get_height() == typesetter.height(PX)
    assert typesetter.width("Round 3", PX) == typesetter.line("Round 3", PX, INK).get_width()


def test_all_lines_of_arabic_have_one_height_and_one_base_line() -> None:
    use_language("ar")
    typesetter = Typesetter()
    for text in ("جولة", "Karim", "12", "♥"):
        assert typesetter.line(text, PX, INK).get_height() == typesetter.height(PX)


def test_digits_are_those_that_the_player_chose() -> None:
    use_language("ar")
    typesetter = Typesetter()
    western = typesetter.line("جولة 12", PX, INK).get_buffer().raw
    use_digits("arabic")
    arabic = typesetter.line("جولة 12", PX, INK).get_buffer().raw
    assert western != arabic
    assert typesetter.line("جولة ١٢", PX, INK).get_buffer().raw == arabic
    kept = typesetter.line(verbatim("12"), PX, INK).get_buffer().raw
    use_digits("western")
    assert typesetter.line("12", PX, INK).get_buffer().raw == kept


def test_digits_stay_western_in_english() -> None:
    use_digits("arabic")
    assert Typesetter().width("12", PX) == set_line("12", TextStyle.BODY, PX, right_to_left=False).width


def test_paragraphs_break_as_they_are_read_and_each_line_fits() -> None:
    use_language("ar")
    typesetter = Typesetter()
    text = "يُضاف عُشر نقاط الفريق في الجولة إلى مجموعه. وأول فريق يبلغ 350 يفوز بالمباراة مع Karim و Layla."
    lines = typesetter.wrap(text, PX, 400)
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(typesetter.width(one, PX) <= 400 for one in lines)
    assert lines[0].startswith("يُضاف")


def test_a_unit_that_is_broken_stays_a_unit_on_both_lines() -> None:
    use_language("ar")
    typesetter = Typesetter()
    text = f"الملف {isolated('one two three four five six')} محفوظ"
    lines = typesetter.wrap(text, PX, 220)
    assert len(lines) > 1
    for one in lines:
        assert one.count("\u2068") == one.count("\u2069")


def test_a_name_that_is_too_long_ends_in_an_ellipsis() -> None:
    use_language("ar")
    typesetter = Typesetter()
    short = typesetter.shortened("عبد الرحمن بن عبد العزيز", PX, 160)
    assert short.endswith("…")
    assert typesetter.width(short, PX) <= 160


def test_the_caret_follows_the_direction_of_the_text() -> None:
    use_language("ar")
    typesetter = Typesetter()
    arabic = [typesetter.caret("سارة", place, PX) for place in range(5)]
    assert arabic == sorted(arabic, reverse=True)
    assert arabic[0] == typesetter.width("سارة", PX)
    latin = [typesetter.caret(isolated("Sara"), place + 1, PX) for place in range(5)]
    assert latin == sorted(latin)
    assert latin[0] == 0


@pytest.mark.parametrize("width", [560, 700, 1040])
def test_a_short_paragraph_has_no_last_word_alone(width: int) -> None:
    typesetter = Typesetter()
    text = (
        "Play with a partner: meld runs and sets, sweep up the whole discard pile, and race for the big bonuses that "
        "seven-card melds earn."
    )
    wrapped, lines = typesetter.wrap(text, PX, width), typesetter.balanced(text, PX, width)
    assert " ".join(lines) == text
    assert len(lines) == len(wrapped)
    wide = [typesetter.width(one, PX) for one in lines]
    assert max(wide) <= width
    assert min(wide) > max(wide) * 2 // 3


@pytest.mark.parametrize(
    "text", ["Resume", "iiiiiiii", "WAVE", "Nummer der Kartenverteilung kopieren", "الجولة ٣ من ٥"]
)
def test_the_size_that_fits_is_the_largest_that_does(text: str) -> None:
    typesetter = Typesetter()
    widths = {px: typesetter.width(text, px) for px in range(SMALLEST, 81)}
    for room in range(widths[SMALLEST], widths[80], 7):
        largest = max(px for px, width in widths.items() if width <= room)
        assert typesetter.fitted(text, 80, room) == largest, room
