"""Menus and software catalogues name every game, in every language, from the games' own phrases."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from devtools.paths import ROOT
from distribution import contents
from distribution.changes import Release, releases, releases_in
from distribution.desktop_files import MIME_TYPE, TEMPLATES, desktop_entry, metainfo, mime_types
from distribution.screenshots import take_screenshots
from distribution.texts import ProgramTexts, texts_of_all_languages
from game.engine.record import FORMAT, HeaderLine, SeatSetup, written_all
from game.games import INFOS
from game.i18n import LANGUAGES, language
from game.storage.transfer import EXPORT_SUFFIX

TEXTS = texts_of_all_languages()
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
EVERY_LANGUAGE = pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.language.code)


def entry_value(key: str, text: ProgramTexts) -> str:
    locale = "" if text.language.code == "en" else f"[{text.language.code}]"
    (value,) = re.findall(rf"^{re.escape(key + locale)}=(.*)$", desktop_entry(TEXTS), re.MULTILINE)
    return str(value)


def texts_at(path: str, text: ProgramTexts) -> list[str]:
    """The texts of the elements at the path in that language."""
    found = ElementTree.fromstring(metainfo(TEXTS, releases())).findall(path)
    return [element.text or "" for element in found if element.get(LANG, "en") == text.language.code]


def test_there_are_texts_in_every_language_and_the_program_keeps_its_own() -> None:
    assert [text.language for text in TEXTS] == list(LANGUAGES)
    assert language().code == "en"


@pytest.mark.parametrize("text", TEXTS)
def test_nothing_but_names_is_left_in_english(text: ProgramTexts) -> None:
    english = TEXTS[0]
    if text is not english:
        assert {text.kind, text.summary, text.comment, text.opening, text.play}.isdisjoint(
            {english.kind, english.summary, english.comment, english.opening, english.play}
        )
        assert {game.sentence for game in text.games}.isdisjoint(game.sentence for game in english.games)
        assert {game.caption for game in text.games}.isdisjoint(game.caption for game in english.games)


@EVERY_LANGUAGE
def test_the_menu_entry_names_every_game(text: ProgramTexts) -> None:
    assert len(text.games) == len(INFOS)
    assert entry_value("Name", text) == text.name
    assert entry_value("GenericName", text) == text.kind
    keywords = [word.casefold() for word in entry_value("Keywords", text).removesuffix(";").split(";")]
    assert len(set(keywords)) == len(keywords)
    for game in text.games:
        assert game.title in entry_value("Comment", text)
        assert game.title.casefold() in keywords


@EVERY_LANGUAGE
def test_the_catalogue_tells_what_every_game_is(text: ProgramTexts) -> None:
    assert texts_at("name", text) == [text.name]
    assert texts_at("summary", text) == [text.summary]
    assert texts_at("description/ul/li", text) == [game.sentence for game in text.games]
    assert texts_at("description/p", text) == [text.opening, text.play]
    assert texts_at("keywords/keyword", text) == list(text.keywords)
    for game in text.games:
        assert game.sentence.startswith(game.title)


@EVERY_LANGUAGE
def test_the_catalogue_shows_every_table(text: ProgramTexts) -> None:
    assert texts_at("screenshots/screenshot/caption", text) == [game.caption for game in text.games]
    images = texts_at("screenshots/screenshot/image", text)
    assert len(set(images)) == len(INFOS)
    assert all(
        image.startswith(f"{contents.home_page()}/releases/{contents.version()}/screenshots/") for image in images
    )


def test_one_screenshot_stands_for_the_program() -> None:
    shots = ElementTree.fromstring(metainfo(TEXTS, releases())).findall("screenshots/screenshot")
    assert [shot.get("type") for shot in shots] == ["default"] + [None] * (len(INFOS) - 1)


@pytest.mark.pictures
def test_a_screenshot_is_taken_where_the_catalogue_looks_for_it(tmp_path: Path) -> None:
    first = TEXTS[0]
    lone = ProgramTexts(
        first.language,
        *(first.name, first.kind, first.summary, first.comment, first.opening),
        games=first.games[:1],
        play=first.play,
        file=first.file,
        keywords=first.keywords,
    )
    take_screenshots(tmp_path, [lone])
    base = contents.release_address("screenshots/")
    (path,) = tmp_path.rglob("*.png")
    assert base + path.relative_to(tmp_path).as_posix() in texts_at("screenshots/screenshot/image", first)
    width, height = (int.from_bytes(path.read_bytes()[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (1600, 900)


def test_lines_carry_no_marks_of_direction() -> None:
    whole = desktop_entry(TEXTS) + metainfo(TEXTS, releases())
    assert not re.search("[\u2066-\u2069]", whole)


def test_both_files_carry_one_name() -> None:
    component: Element = ElementTree.fromstring(metainfo(TEXTS, releases()))
    assert f"Icon={contents.APP_ID}\n" in desktop_entry(TEXTS)
    assert component.findtext("id") == contents.APP_ID
    assert component.findtext("launchable") == f"{contents.APP_ID}.desktop"
    assert "@" not in desktop_entry(TEXTS)


def test_no_game_is_named_where_packages_are_made() -> None:
    named = re.compile(rf"\b({'|'.join(INFOS)})\b", re.IGNORECASE)
    for path in [*TEMPLATES.iterdir(), *TEMPLATES.parent.glob("*.py"), *TEMPLATES.parent.glob("*.spec")]:
        assert not named.search(path.read_text(encoding="utf-8")), path.relative_to(ROOT)


def test_releases_are_those_of_the_change_log() -> None:
    released = [(release.version, release.day) for release in releases()]
    found = ElementTree.fromstring(metainfo(TEXTS, releases())).findall("releases/release")
    assert [(entry.get("version"), entry.get("date")) for entry in found] == released
    assert released[0][0] == contents.version()


def test_points_of_a_release_are_read_whole() -> None:
    text = (
        "# Changes\n\n## 2.0 (2027-01-02)\n\n- `?` lists all\n  keys.\n- More.\n\nOpponents:\n\n- They think.\n\n"
        "## 1.0 (2026-01-02)\n\n- First.\n"
    )
    later, first = releases_in(text)
    assert later.changes == ("? lists all keys.", "More.", "They think.")
    assert first == Release("1.0", "2026-01-02", ("First.",), "- First.")
    assert later.section.startswith("- `?` lists all\n  keys.")


def test_a_double_click_on_a_match_opens_the_program() -> None:
    namespace = "{http://www.freedesktop.org/standards/shared-mime-info}"
    described = ElementTree.fromstring(mime_types(TEXTS))
    (kind,) = described.findall(f"{namespace}mime-type")
    assert kind.get("type") == MIME_TYPE
    assert f"MimeType={MIME_TYPE};\n" in desktop_entry(TEXTS)
    assert "Exec=majlis %f\n" in desktop_entry(TEXTS)
    assert [glob.get("pattern") for glob in kind.findall(f"{namespace}glob")] == [f"*{EXPORT_SUFFIX}"]
    header = HeaderLine(FORMAT, "0.1.0", "a game", 1, {}, (SeatSetup("A"),), 7, "2026-01-01T20:00:00")
    (match,) = kind.findall(f"{namespace}magic/{namespace}match")
    assert written_all([header]).decode().startswith(match.get("value", "?"))
    assert len(kind.findall(f"{namespace}comment")) == len(LANGUAGES)
