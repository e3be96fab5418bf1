"""A language with longer words than any there is has room in the smallest window all the same."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from game.i18n import _, use_language
from pictures.scenes import SCENES
from tests.ui.pictures.gallery import painted, rendered
from tests.ui.pictures.pairwise import SIZES, Variant
from tests.ui.pictures.room import trouble

pytestmark = pytest.mark.pictures
_LONGER: Final = 0.3
"""The part by which words are longer."""
_WORD: Final = re.compile(r"\{[^}]*\}|([^\W\d_])([^\W\d_]+)")
"""A parameter, which stays as it is, or a word."""


def longer(text: str) -> str:
    """The text with every word longer by vowels after its first letter."""

    def longer_word(found: re.Match[str]) -> str:
        first, rest = found[1], found[2]
        return found[0] if first is None else first + ("eiou" * 9)[: round(_LONGER * len(found[0]))] + rest

    return _WORD.sub(longer_word, text)


class LongerWords(gettext.NullTranslations):
    """A catalogue with all its texts made longer."""

    def gettext(self, message: str) -> str:
        """The longer text."""
        return longer(super().gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The longer form."""
        return longer(super().ngettext(msgid1, msgid2, n))


@contextmanager
def longer_words() -> Iterator[None]:
    """All texts are longer for so long; afterwards the program speaks plain English, whatever it spoke before."""
    translation = gettext.translation

    def stretched(domain: str, folder: Path, languages: list[str], *, fallback: bool) -> gettext.NullTranslations:
        made = LongerWords()
        made.add_fallback(translation(domain, folder, languages, fallback=fallback))
        return made

    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(gettext, "translation", stretched)
            yield
    finally:
        # only now, as the language that is in use keeps its catalogue
        use_language("en")


def test_longer_words_are_gone_with_what_was_looked_at() -> None:
    with longer_words():
        use_language("pt")
        assert _("Next") != "Próximo"
    assert _("Next") == "Next"
    use_language("pt")
    assert _("Next") == "Próximo"


@pytest.mark.parametrize("scene", list(SCENES))
def test_every_scene_has_room_for_longer_words(scene: str) -> None:
    with longer_words(), rendered(scene, Variant("pt", SIZES[0]), sketched=True) as stage:
        assert trouble(stage, painted(stage)) == []
