"""The menu entry, that of software catalogues (AppStream) and the kind of file it opens, in all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from distribution.changes import Release
from distribution.contents import APP_ID, home_page
from distribution.screenshots import SIZE, address
from distribution.texts import ProgramTexts
from game.i18n.languages import ENGLISH
from game.storage.transfer import EXPORT_SUFFIX

MIME_TYPE: Final = "application/x-majlis-match"
"""The type of a match's file, which the menu entry claims to open."""
_BEGINNING: Final = '{"line":"header","format":'
"""The beginning of every record."""
TEMPLATES: Final = Path(__file__).parent / "desktop"
_LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"


def desktop_entry(texts: Sequence[ProgramTexts]) -> str:
    """The text of the `.desktop` file."""
    template = (TEMPLATES / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    return template.replace("@TEXTS@", "\n".join(_entry_lines(texts)))


def _entry_lines(texts: Sequence[ProgramTexts]) -> Iterator[str]:
    keys: dict[str, Callable[[ProgramTexts], str]] = {
        "Name": lambda text: text.name,
        "GenericName": lambda text: text.kind,
        "Comment": lambda text: text.comment,
        "Keywords": lambda text: "".join(f"{word};" for word in text.keywords),
    }
    for key, value in keys.items():
        for text in texts:
            yield f"{key}{'' if text.language is ENGLISH else f'[{text.language.code}]'}={value(text)}"


def metainfo(texts: Sequence[ProgramTexts], releases: Sequence[Release]) -> str:
    """The text of the `.metainfo.xml` file, with the releases from the newest to the oldest."""
    component = ElementTree.parse(TEMPLATES / f"{APP_ID}.metainfo.xml").getroot()
    _add_translations(component, "name", texts, lambda text: text.name)
    _add_translations(component, "summary", texts, lambda text: text.summary)
    _part(component, "url").text = home_page()
    _describe(_part(component, "description"), texts)
    _show(_part(component, "screenshots"), texts)
    keywords = _part(component, "keywords")
    languages = _part(component, "languages")
    for text in texts:
        for word in text.keywords:
            _in_language(SubElement(keywords, "keyword"), text, word)
        SubElement(languages, "lang", percentage="100").text = text.language.code
    for release in releases:
        entry = SubElement(_part(component, "releases"), "release", version=release.version, date=release.day)
        points = SubElement(SubElement(entry, "description"), "ul")
        for change in release.changes:
            SubElement(points, "li").text = change
    ElementTree.indent(component)
    written: str = ElementTree.tostring(component, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{written}\n'


def mime_types(texts: Sequence[ProgramTexts]) -> str:
    """Return the text of the file by which a system recognises the file of a match, by its ending or by
    how it begins.
    """
    described = Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    kind = SubElement(described, "mime-type", type=MIME_TYPE)
    for text in texts:
        _in_language(SubElement(kind, "comment"), text, text.file)
    SubElement(kind, "icon", name=APP_ID)
    magic = SubElement(kind, "magic", priority="60")
    SubElement(magic, "match", type="string", value=_BEGINNING, offset="0")
    SubElement(kind, "glob", pattern=f"*{EXPORT_SUFFIX}")
    ElementTree.indent(described)
    written: str = ElementTree.tostring(described, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{written}\n'


def _part(component: Element, tag: str) -> Element:
    part = component.find(tag)
    if part is None:
        raise ValueError(f"the template of the metainfo has no <{tag}>")
    return part


def _add_translations(
    component: Element, tag: str, texts: Sequence[ProgramTexts], text_of: Callable[[ProgramTexts], str]
) -> None:
    """Fills the empty element of the template and puts those of the other languages behind it."""
    empty = _part(component, tag)
    place = list(component).index(empty)
    component.remove(empty)
    for offset, text in enumerate(texts):
        element = Element(tag)
        _in_language(element, text, text_of(text))
        component.insert(place + offset, element)


def _describe(description: Element, texts: Sequence[ProgramTexts]) -> None:
    """Write every paragraph and point once in each language, one after the other, as AppStream wants it."""
    for text in texts:
        _in_language(SubElement(description, "p"), text, text.opening)
    points = SubElement(description, "ul")
    for index in range(len(texts[0].games)):
        for text in texts:
            _in_language(SubElement(points, "li"), text, text.games[index].sentence)
    for text in texts:
        _in_language(SubElement(description, "p"), text, text.play)


def _show(screenshots: Element, texts: Sequence[ProgramTexts]) -> None:
    """The table of each game; the first stands for the program."""
    width, height = (str(length) for length in SIZE)
    for index, game in enumerate(texts[0].games):
        shot = SubElement(screenshots, "screenshot", {"type": "default"} if index == 0 else {})
        for text in texts:
            _in_language(SubElement(shot, "caption"), text, text.games[index].caption)
        for text in texts:
            image = SubElement(shot, "image", type="source", width=width, height=height)
            _in_language(image, text, address(text.language, game.key))


def _in_language(element: Element, text: ProgramTexts, sentence: str) -> None:
    if text.language is not ENGLISH:
        element.set(_LANG, text.language.code)
    element.text = sentence
