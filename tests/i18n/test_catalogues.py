"""Every catalogue is complete: each message of the program, in every plural form, and nothing else."""

from __future__ import annotations

import gettext
from io import BytesIO
from itertools import islice
from string import Formatter

import pytest
from babel.messages.mofile import write_mo

from game.i18n import CATALOGUES, COUNTED, DOMAIN, _, language, plural, use_language, wanted_language
from game.i18n.languages import ENGLISH
from make_catalogues import PASSING_ON, PLURALS, brought_up_to_date
from tests.i18n.texts import catalogue, forms, messages, program_messages
from tests.languages import CODES, every_translation


def params(text: str) -> set[str]:
    return {name for _before, name, _spec, _conversion in Formatter().parse(text) if name}


@pytest.mark.slow
@every_translation
def test_a_catalogue_has_the_messages_of_the_program_and_no_others(code: str) -> None:
    assert {message.id for message in messages(code)} == {message.id for message in program_messages()}
    assert not catalogue(code).obsolete


def test_there_is_a_catalogue_of_every_language_and_of_no_other() -> None:
    assert {folder.name for folder in CATALOGUES.iterdir()} == set(PLURALS) == set(CODES)
    assert PASSING_ON.is_file()


@every_translation
def test_nothing_is_empty_or_uncertain(code: str) -> None:
    for message in messages(code):
        assert not message.fuzzy, message.id
        assert all(form.strip() for form in forms(message.string)), message.id


@every_translation
def test_messages_that_count_have_every_plural_form(code: str) -> None:
    for message in messages(code):
        expected = catalogue(code).num_plurals if isinstance(message.id, tuple) else 1
        assert len(forms(message.string)) == expected, message.id


@every_translation
def test_parameters_are_those_of_the_message(code: str) -> None:
    for message in messages(code):
        known = set().union(*(params(text) for text in forms(message.id)))
        for form in forms(message.string):
            assert params(form) <= known, message.id
            # one, two and none may be said in a word
            counted = {*islice((each for each in COUNTED if each in known), int(isinstance(message.id, tuple)))}
            assert known - params(form) <= counted, message.id


@every_translation
def test_messages_end_as_they_end_in_english(code: str) -> None:
    ends = {".": ".", "?": "؟" if code == "ar" else "?", "!": "!", ":": ":", "…": "…"}
    for message in messages(code):
        wanted = ends.get(forms(message.id)[-1][-1])
        for form in forms(message.string):
            assert wanted is None or form[-1] == wanted, message.id


@pytest.mark.slow
@every_translation
def test_what_the_program_reads_is_what_the_catalogue_says(code: str) -> None:
    written = BytesIO()
    write_mo(written, brought_up_to_date(code, list(program_messages())))
    path = CATALOGUES / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
    assert path.read_bytes() == written.getvalue()
    with path.open("rb") as file:
        read = gettext.GNUTranslations(file)
    for message in messages(code):
        if isinstance(message.id, str):
            assert read.gettext(message.id) == (message.string or message.id)


@pytest.mark.usefixtures("arabic")
@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "0 ورقة"),
        (1, "ورقة واحدة"),
        (2, "ورقتان"),
        (3, "3 أوراق"),
        (10, "10 أوراق"),
        (11, "11 ورقة"),
        (99, "99 ورقة"),
        (100, "100 ورقة"),
        (103, "103 أوراق"),
    ],
)
def test_arabic_counts_in_six_forms(count: int, expected: str) -> None:
    assert plural("{count} card", "{count} cards", count) == expected


@pytest.mark.usefixtures("arabic")
@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("pt", {0: "0 carta", 1: "1 carta", 2: "2 cartas", 11: "11 cartas"}),
        ("de", {0: "0 Karten", 1: "1 Karte", 2: "2 Karten", 11: "11 Karten"}),
        ("fr", {0: "0 carte", 1: "1 carte", 2: "2 cartes", 11: "11 cartes"}),
        (
            "pl",
            {1: "1 karta", 2: "2 karty", 5: "5 kart", 12: "12 kart", 22: "22 karty", 25: "25 kart", 101: "101 kart"},
        ),
    ],
)
def test_every_language_counts_in_forms_of_its_own(code: str, forms: dict[int, str]) -> None:
    use_language(code)
    assert {count: plural("{count} card", "{count} cards", count) for count in forms} == forms


@pytest.mark.usefixtures("arabic")
def test_a_language_without_a_catalogue_is_english() -> None:
    use_language("fi_FI")
    assert language() is ENGLISH
    assert _("The round is over.") == "The round is over."


def test_the_language_is_the_chosen_one_or_that_of_the_system_or_english() -> None:
    assert wanted_language("ar", ["en"]).code == "ar"
    assert wanted_language("", ["fi", "ar_EG", "en"]).code == "ar"
    assert wanted_language("", ["pt_BR", "en_US"]).code == "pt"
    assert wanted_language("", ["fi"]) is ENGLISH
    assert wanted_language("fi", ["ar"]) is ENGLISH
