"""Fields refuse impossible names with the reason, and accept a joiner inside a word."""

from __future__ import annotations

import getpass
import json

import pytest

from game.engine.names import LONGEST_TYPED, NameFault
from game.engine.record import Notice
from game.i18n import _, use_language
from game.i18n.phrases import notice_text
from game.storage.settings import Settings
from game.ui.stage.widget_scene import WidgetScene
from game.ui.widgets import NameField
from tests.languages import every_translation
from tests.ui.pilot import Pilot

ALI_REZA = "علي\u200cرضا"
REFUSED = {
    "\ufe0f": NameFault.NOTHING_SEEN, "\u200b": NameFault.NOTHING_SEEN, "\ufeff": NameFault.NOTHING_SEEN,
    "Sara\u202e": NameFault.DIRECTION, "Sara\0": NameFault.CONTROL, "\x1b]0;x\x07": NameFault.CONTROL,
    "Sa\u200bra": NameFault.UNSEEN, "\ud800": NameFault.CONTROL,
}  # fmt: skip


def field(pilot: Pilot, name: str) -> NameField:
    assert isinstance(pilot.scene, WidgetScene)
    found = pilot.scene.group.named(name)
    assert isinstance(found, NameField)
    return found


def reason(fault: NameFault) -> str:
    return notice_text(Notice(fault.value, (("count", LONGEST_TYPED),)))


@pytest.fixture(params=["new_match", "settings"])
def typing(request: pytest.FixtureRequest, pilot: Pilot) -> NameField:
    """The field of the player's name with the focus, in each scene that has one."""
    pilot.stage.navigator.open_menu()
    if request.param == "new_match":
        pilot.stage.navigator.open_new_match()
        name = "name"
    else:
        pilot.stage.navigator.open_settings()
        pilot.settle()
        pilot.click("settings.section.5")
        name = "player_name"
    pilot.settle()
    found = field(pilot, name)
    pilot.click(f"{pilot.scene.name}.{name}" if request.param == "new_match" else f"settings.{name}")
    found.clear()
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("typed", "fault"), REFUSED.items())
def test_a_refused_name_is_not_taken_and_says_why_beside_the_field(
    pilot: Pilot, typing: NameField, typed: str, fault: NameFault
) -> None:
    before = pilot.stage.profile.settings.player_name
    pilot.type(typed)
    pilot.frame()
    assert typing.problem == reason(fault)
    assert isinstance(pilot.scene, WidgetScene)
    assert pilot.scene.tooltip.rect.width > 0
    kept = pilot.stage.profile.settings.player_name
    assert kept in {before, "Sara", "Sa"}, "at most what was right before"
    typing.clear()
    pilot.type("Sara")
    assert typing.problem == ""
    assert pilot.stage.profile.settings.player_name == "Sara"


def test_a_joiner_inside_a_word_is_taken(pilot: Pilot, typing: NameField) -> None:
    pilot.type(ALI_REZA)
    pilot.frame()
    assert typing.problem == ""
    assert pilot.stage.profile.settings.player_name == ALI_REZA


def test_a_name_that_is_too_long_says_so(pilot: Pilot, typing: NameField) -> None:
    pilot.type("x" * LONGEST_TYPED)
    assert typing.problem == ""
    pilot.type("x")
    assert typing.problem == reason(NameFault.TOO_LONG)
    assert typing.text == "x" * LONGEST_TYPED


@every_translation
def test_the_reason_is_shown_in_every_language(code: str) -> None:
    use_language(code)
    try:
        reasons = {reason(fault) for fault in NameFault}
    finally:
        use_language("en")
    assert len(reasons) == len(NameFault)
    assert not reasons & {reason(fault) for fault in NameFault}


@pytest.mark.parametrize(
    ("account", "called"), [("anna", "Anna"), ("Zoë Łódź", "Zoë Łódź"), ("McBride", "McBride"), ("łukasz", "Łukasz")]
)
def test_the_name_of_an_account_begins_with_a_capital_and_is_else_as_its_owner_writes_it(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, account: str, called: str
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: account)
    profile = pilot.stage.profile
    profile.settings = Settings()
    assert profile.player == called


@pytest.mark.slow
@pytest.mark.parametrize("account", ["\ufe0f", "\udcff\udcfe", "\u202eroot", "\0", "y" * 90])
def test_an_account_with_an_odd_name_starts_a_match_like_any_other(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, account: str
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: account)
    profile = pilot.stage.profile
    profile.settings = Settings()
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    pilot.click("new_match.start")
    pilot.wait(500)
    match = profile.match
    assert match is not None
    assert "".join(seat.name for seat in match.seats if seat.level is None) in {
        _("You"),
        "Y" + "y" * (LONGEST_TYPED - 1),
    }
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    pilot.click("new_match.name")
    pilot.type("z")
    pilot.frame()


@pytest.mark.slow
@pytest.mark.parametrize("name", REFUSED)
def test_odd_names_in_the_settings_are_shown_and_not_played_with(pilot: Pilot, name: str) -> None:
    kept = json.loads(json.dumps(name, ensure_ascii=False))
    pilot.stage.profile.settings = Settings(player_name=kept, seat_names=(kept, kept, kept))
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_settings()
    pilot.settle()
    pilot.click("settings.section.5")
    pilot.settle()
    assert field(pilot, "player_name").problem
    pilot.stage.navigator.open_new_match()
    pilot.settle()
    pilot.click("new_match.start")
    pilot.wait(500)
    match = pilot.stage.profile.match
    assert match is not None
    assert not [seat.name for seat in match.seats if kept in seat.name]
