"""Sentences put cards and suits into the form they need, and choose words by the gender of what they name."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from game.cards import ALL_FACES, JOKER, Suit, parse_face
from game.engine import Place, Refusal
from game.families.rummy.rules.events import JokerWon
from game.games import INFOS
from game.i18n import LANGUAGES, _, use_language
from game.i18n.cards import CARD_WORDS
from game.i18n.cards.card_words import CardWords
from game.i18n.cards.names import NO_OWN, SuitName
from game.i18n.dates import day_text
from game.i18n.order import without_marks
from game.i18n.people import gender_of
from game.i18n.phrases import captions_of, card_name, card_names, phrases_of
from game.i18n.wording import usual_names
from game.i18n.words import Gender, UnknownFormError, Word
from tests.languages import every_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Tests speak many languages; the next one begins in English."""
    yield
    use_language("en")


def written_in(code: str, spec: str, cards: str) -> str:
    """Cards in a form, as a sentence of that language writes them."""
    use_language(code)
    return format(card_names(cards).word(code), spec)


@pytest.mark.parametrize(
    ("code", "spec", "expected"),
    [
        ("en", "", "7 of hearts"),
        ("en", "a", "a 7 of hearts"),
        ("en", "the", "the 7 of hearts"),
        ("fr", "du", "du sept de cœur"),
        ("pt", "pelo", "pelo 7 de copas"),
        ("pl", "acc", "siódemkę kier"),
        ("pl", "ins", "siódemką kier"),
        ("de", "einem", "einer Herz-7"),
        ("ar", "", "7 قلب"),
        ("ar", "def", "7 القلب"),
    ],
)
def test_a_card_has_the_form_that_a_sentence_asks_for(code: str, spec: str, expected: str) -> None:
    assert written_in(code, spec, "7H") == expected


@pytest.mark.parametrize(
    ("code", "spec", "expected"),
    [
        ("en", "a", ("an ace of spades", "an 8 of spades", "a queen of spades", "a joker")),
        ("fr", "le", ("l’as de pique", "le huit de pique", "la dame de pique", "le joker")),
        ("fr", "au", ("à l’as de pique", "au huit de pique", "à la dame de pique", "au joker")),
        ("pt", "no", ("no ás de espadas", "no 8 de espadas", "na dama de espadas", "no curingão")),
        ("pl", "gen", ("asa pik", "ósemki pik", "damy pik", "jokera")),
        ("de", "den", ("das Pik-Ass", "die Pik-8", "die Pikdame", "den Joker")),
    ],
)
def test_the_article_is_that_of_the_card(code: str, spec: str, expected: tuple[str, ...]) -> None:
    assert tuple(written_in(code, spec, card) for card in ("AS", "8S", "QS", "JK")) == expected


def test_a_noun_that_declines_takes_its_case() -> None:
    assert [written_in("de", form, "JC") for form in ("der", "den", "dem")] == [
        "der Kreuzbube", "den Kreuzbuben", "dem Kreuzbuben",
    ]  # fmt: skip


def test_each_card_of_a_list_has_the_form() -> None:
    assert written_in("en", "a", "8H JK AS") == "an 8 of hearts, a joker and an ace of spades"
    assert written_in("pl", "acc", "QD KD") == "damę karo i króla karo"
    assert written_in("pl", "acc", "AD QD KD JD TD") == "5 kart"


def test_a_suit_has_forms_too() -> None:
    assert format(SuitName(Suit.HEARTS, NO_OWN).word("pl"), "gen") == "kierów"
    assert format(SuitName(Suit.HEARTS, NO_OWN).word("en"), "a") == "a heart"


def all_words() -> Iterator[tuple[str, CardWords]]:
    """Every table, those of the games as well, with the code of its language."""
    yield from CARD_WORDS.items()
    for game in INFOS:
        yield from phrases_of(game).cards.items()


def test_every_language_names_every_card_in_every_form() -> None:
    assert set(CARD_WORDS) == {one.code for one in LANGUAGES}
    for code, words in all_words():
        forms = CARD_WORDS[code].card_forms
        for face in ALL_FACES:
            assert tuple(words.card(face).forms) == forms, (code, face)
        for suit in Suit:
            assert set(words.suits[suit].forms) >= set(forms), (code, suit)
        for form in forms:
            assert len({words.card(face).forms[form] for face in ALL_FACES}) == len(ALL_FACES)


def test_a_form_that_does_not_exist_is_named_in_the_error() -> None:
    with pytest.raises(UnknownFormError, match="joker has no form 'acc'"):
        format(card_name(JOKER).word("en"), "acc")
    with pytest.raises(UnknownFormError, match="neuter"):
        format(card_name(parse_face("AS")).word("de"), "der|die")


def test_a_sentence_that_nobody_translated_asks_for_english_forms() -> None:
    use_language("pl")
    assert _("You hold {card:a}.", card=card_name(parse_face("8H"))) == "You hold an 8 of hearts."


def test_a_verb_follows_the_gender_of_who_does_it() -> None:
    assert [_("{name:il|elle}", name=name) for name in ("Karim", "Layla", "Robin")] == ["il", "elle", "il"]


@pytest.mark.parametrize(
    ("name", "expected"), [("Inès", "d’Inès"), ("Émile", "d’Émile"), ("Hessa", "de Hessa"), ("Karim", "de Karim")]
)
def test_a_french_name_that_begins_with_a_vowel_is_elided(name: str, expected: str) -> None:
    use_language("fr")
    assert _("Level of {name}", name=name) == f"Niveau {expected}"


@pytest.mark.parametrize(
    ("code", "first", "second"),
    [
        ("en", "1 May 2026", "2 May 2026"),
        ("fr", "1er mai 2026", "2 mai 2026"),
        ("pt", "1º de maio de 2026", "2 de maio de 2026"),
    ],
)
def test_the_first_of_a_month_is_an_ordinal_where_the_language_says_so(code: str, first: str, second: str) -> None:
    use_language(code)
    assert (day_text(date(2026, 5, 1)), day_text(date(2026, 5, 2))) == (first, second)


def test_a_word_follows_the_gender_of_a_card() -> None:
    chosen = [format(card_name(face).word("pl"), "dobrany|dobrana") for face in (parse_face("QD"), JOKER)]
    assert chosen == ["dobrana", "dobrany"]


@every_language
def test_the_gender_of_who_is_seated_by_the_program_is_known_in_every_language(code: str) -> None:
    use_language(code)
    for game, info in INFOS.items():
        women = [gender_of(name) is Gender.FEMININE for name in usual_names(game)]
        assert women == [person.woman for person in info.cast]


def test_from_the_right_a_form_is_a_unit_and_a_chosen_word_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    use_language("ar")
    sentence = _("{name:سحب|سحبت} {card}", name="ليلى", card=card_name(parse_face("7H")))
    assert sentence == "سحبت \u20687 of hearts\u2069"


def test_a_game_may_have_names_of_its_own_in_a_language() -> None:
    refusal = Refusal("baloot 5.1", "not_in_hand", (("card", "AC"),))
    use_language("ar")
    assert "إكة شريا" in without_marks(phrases_of("baloot").refusal(refusal))
    assert format(card_name(parse_face("AC"), captions_of("baloot").cards).word("ar"), "يناسب|تناسب") == "تناسب"
    assert captions_of("baloot").cards is phrases_of("baloot").cards
    use_language("fr")
    assert "as de trèfle" in phrases_of("baloot").refusal(refusal)


def test_a_word_is_written_bare_where_nothing_is_asked_for() -> None:
    assert f"{Word(Gender.FEMININE, {'': 'dama', 'acc': 'damę'})}" == "dama"


def test_a_joker_that_is_taken_is_named_once() -> None:
    taken = JokerWon(1, Place("meld", 0, 0), Place("hand", 1), (JOKER,))
    assert captions_of("remik").spoken(taken, "Kasia", own=False) == "Kasia takes the joker."
