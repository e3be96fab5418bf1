"""The program speaks what it shows where that is wished, never waits for a voice, and can be played by ear."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.i18n import sentences
from game.i18n.phrases import card_name
from game.storage.settings import changed
from game.ui.access import speaker as speaking
from game.ui.access.speaker import Speaker
from game.ui.access.voices import Reader, SpeechDispatcher, SpokenByCommand, VoiceLostError, find_voice
from game.ui.reading.hidden_table import HiddenTable, position
from game.ui.stage.widget_scene import WidgetScene
from game.ui.table.cards.sprite import faces_of
from game.ui.table.company.company import Remark
from game.ui.table.contract.occasion import LINES, Occasion
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

RUN = "5H 6H 7H"


class Recorder:
    """A voice that writes down what it is to say."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.begun = threading.Event()
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.closed = threading.Event()

    def say(self, text: str, language: str) -> None:
        self.begun.set()
        self.goes_on.wait(10)
        self.told.append(f"{language}: {text}")

    def hush(self) -> None:
        self.told.append("hush")

    def close(self) -> None:
        self.closed.set()


@pytest.fixture(autouse=True)
def recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "find_voice", Recorder)


def test_a_voice_says_one_after_the_other_and_is_hushed() -> None:
    voice = Recorder()
    voice.goes_on.clear()
    speaker = Speaker(lambda: voice)
    speaker.say("One\u2068.\u2069", "en")
    assert voice.begun.wait(10)
    speaker.say("Two.", "en")
    speaker.hush()
    speaker.say("Three.", "pl")
    voice.goes_on.set()
    speaker.close()
    assert voice.closed.wait(10)
    assert voice.told[0] == "en: One."
    assert "en: Two." not in voice.told
    assert list(speaker.spoken) == ["One.", "Two.", "Three."]


def test_a_lost_voice_is_reported_once_and_waited_for_no_more() -> None:
    class Mute(Recorder):
        def say(self, text: str, language: str) -> None:
            raise VoiceLostError("gone")

    voice = Mute()
    speaker = Speaker(lambda: voice)
    speaker.say("One.", "en")
    assert voice.closed.wait(10)
    speaker.say("Two.", "en")
    speaker.close()
    assert speaker.take_problem()
    assert not speaker.take_problem()


class Dispatcher:
    """Speech Dispatcher, as far as this program speaks with it."""

    def __init__(self, path: Path) -> None:
        self.heard: list[str] = []
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(str(path))
        self._server.listen(1)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        caller, _address = self._server.accept()
        with caller, caller.makefile("rwb") as lines:
            speaking_now = False
            for raw in lines:
                line = raw.decode().rstrip("\r\n")
                if speaking_now and line != ".":
                    self.heard.append(f"text {line}")
                    continue
                self.heard.append(line)
                speaking_now = line == "SPEAK"
                answer = "230 OK RECEIVING DATA" if speaking_now else "225-7\r\n225 OK" if line == "." else "208 OK"
                lines.write(f"{answer}\r\n".encode())
                lines.flush()

    def close(self) -> None:
        self._server.close()


@pytest.fixture
def dispatcher(tmp_path: Path) -> Iterator[Dispatcher]:
    (tmp_path / "speech-dispatcher").mkdir()
    served = Dispatcher(tmp_path / "speech-dispatcher" / "speechd.sock")
    yield served
    served.close()


def test_speech_dispatcher_is_spoken_to_in_its_protocol(dispatcher: Dispatcher, tmp_path: Path) -> None:
    voice = find_voice("linux", {"XDG_RUNTIME_DIR": str(tmp_path), "PATH": ""})
    assert isinstance(voice, SpeechDispatcher)
    voice.say("Layla draws.\n.5 of it", "ar")
    voice.hush()
    voice.say("Your turn", "ar")
    voice.close()
    assert dispatcher.heard[0] == "SET SELF CLIENT_NAME user:majlis:main"
    assert dispatcher.heard[2:] == [
        "SET SELF LANGUAGE ar",
        *("SPEAK", "text Layla draws.", "text ..5 of it", "."),
        "CANCEL SELF",
        *("SPEAK", "text Your turn", "."),
    ]


def test_where_nothing_speaks_there_is_no_voice(tmp_path: Path) -> None:
    assert find_voice("linux", {"XDG_RUNTIME_DIR": str(tmp_path), "PATH": ""}) is None
    assert isinstance(find_voice("darwin", {}), SpokenByCommand)


def test_where_only_espeak_is_it_speaks(tmp_path: Path) -> None:
    program = tmp_path / "espeak-ng"
    program.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/told\n')
    program.chmod(0o755)
    voice = find_voice("linux", {"PATH": str(tmp_path)})
    assert isinstance(voice, SpokenByCommand)
    voice.say("Your turn", "de")
    voice.say("Draw", "de")
    voice.hush()
    assert (tmp_path / "told").read_text().splitlines()[0] == "-v de -- Your turn"
    voice.close()


def test_a_reader_is_given_a_line_for_every_text(tmp_path: Path) -> None:
    voice = Reader(["/bin/sh", "-c", f"cat > {tmp_path}/told"])
    voice.say("Your\nturn", "en")
    voice.hush()
    program = voice._program
    assert program.stdin is not None
    program.stdin.close()
    program.wait(10)
    assert (tmp_path / "told").read_text() == "Your turn\n\n"


# What is said.


@pytest.fixture
def table(pilot: Pilot) -> Table:
    pilot.stage.profile.change(speech=True)
    return Table(pilot, dealt({0: f"{RUN} 8H 9C"}, draws="KD"))


def heard(pilot: Pilot) -> list[str]:
    narrator = pilot.stage.narrator
    assert narrator is not None
    spoken = list(narrator.speaker.spoken)
    narrator.speaker.spoken.clear()
    return spoken


def test_nothing_is_spoken_unless_it_is_wished(pilot: Pilot) -> None:
    Table(pilot, dealt({0: RUN}))
    assert pilot.stage.narrator is None
    pilot.key(pygame.K_c)
    assert pilot.scene.said == "Speech is off: V turns it on."
    pilot.key(pygame.K_v)
    pilot.frame()
    assert heard(pilot)
    pilot.key(pygame.K_v)
    assert pilot.stage.narrator is None


def test_the_turn_and_what_has_the_focus_are_spoken(pilot: Pilot, table: Table) -> None:
    assert heard(pilot)[-1] == "Your turn: draw from the stock"
    pilot.key(pygame.K_TAB)
    card = str(card_name(faces_of(table.scene.board.in_hand)[0]))
    assert heard(pilot) == [f"{card}, 1 of 11"]
    pilot.key(pygame.K_SPACE)
    table.rest()
    assert heard(pilot) == [f"{card}, selected, 1 of 11"]
    pilot.key(pygame.K_TAB)
    assert heard(pilot) == ["Stock: 40 cards"]


def test_hand_table_lap_and_choices_are_read(pilot: Pilot, table: Table) -> None:
    pilot.click("stock")
    table.rest()
    heard(pilot)
    pilot.key(pygame.K_c)
    hand = heard(pilot)[-1]
    held = [str(card_name(face)) for face in faces_of(table.scene.board.in_hand)]
    assert hand == f"You hold 12 cards: {', '.join(held)}."
    assert "king of diamonds" in held
    pilot.key(pygame.K_b)
    assert heard(pilot)[-1] == (
        "Round 1, to 350. Us: score 0. Them: score 0. Karim holds 11 cards. Layla holds 11 cards. Samir holds 11 cards."
        " Us: 0 on the table. Them: 0 on the table. Stock: 39 cards. Us, Mour: 11 cards. "
        "Them, Mour: 11 cards. Us: no melds. Them: no melds."
    )
    pilot.key(pygame.K_o)
    assert heard(pilot)[-1] == (
        "Lay or add cards, then discard to end your turn. Buttons: Suggest. By suit. Hint. Menu."
    )
    pilot.key(pygame.K_n)
    assert heard(pilot)[-1] == "Nobody has touched a card since your last move."


def test_a_remark_of_somebody_at_the_table_is_said_once(pilot: Pilot, table: Table) -> None:
    heard(pilot)
    remark = Remark(1, LINES[Occasion.OUT][0], pilot.clock.now() + 3000)
    table.scene.company.remark = remark
    pilot.frame()
    pilot.click("stock")
    table.rest()
    pilot.wait(4000)
    assert [words for words in heard(pilot) if remark.text.said() in words] == [f"Karim: {remark.text.said()}"]


def test_a_message_that_comes_again_while_it_is_shown_is_said_again(pilot: Pilot, table: Table) -> None:
    pilot.drag("hand.0", "discards")
    pilot.frame()
    (said,) = [words for words in heard(pilot) if words == sentences(pilot.scene.said.splitlines())]
    pilot.drag("hand.0", "discards")
    pilot.frame()
    assert [words for words in heard(pilot) if words == said] == [said]


def test_a_switch_says_that_nothing_speaks_here_and_turns_itself_off(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaking, "find_voice", lambda: None)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_settings("everybody")
    pilot.settle()
    pilot.click("settings.speech.True")
    _until_silent(pilot)
    assert pilot.scene.said.startswith("There's no speech on this computer yet")
    assert not pilot.stage.profile.settings.speech
    assert isinstance(pilot.scene, WidgetScene)
    switch = next(widget for widget in pilot.scene.group.widgets if widget.name == "speech")
    pilot.frame()
    assert switch.spoken.startswith("Off")


def test_what_is_only_pictured_neither_speaks_nor_says_that_nothing_does(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaking, "find_voice", lambda: None)
    profile = pilot.stage.profile
    profile.settings = changed(profile.settings, speech=True)
    hidden = HiddenTable(pilot.stage, position(profile, "borako"), (1280, 720))
    for _frame in range(40):
        hidden.step()
        time.sleep(0.005)
    assert not hidden.scene.said
    assert profile.settings.speech


def _until_silent(pilot: Pilot) -> None:
    """A thread looks for something that speaks; frames go on until it has found that there is nothing."""
    for _frame in range(400):
        pilot.frame()
        if pilot.stage.narrator is None:
            return
        time.sleep(0.005)
    raise AssertionError("the program still means to speak")


def test_menus_dialogs_and_settings_are_spoken(pilot: Pilot) -> None:
    pilot.stage.profile.change(speech=True)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    assert heard(pilot) == ["Main menu", "New match"]
    pilot.key(pygame.K_TAB)
    assert heard(pilot) == ["Lessons"]
    pilot.stage.navigator.open_settings("everybody")
    pilot.frame()
    pilot.key(pygame.K_TAB)
    pilot.frame()
    assert heard(pilot)[-1] == "Messages stay: 3 s, 1 of 3. Everything that was said is in the log, too."
    pilot.key(pygame.K_RIGHT)
    pilot.frame()
    assert heard(pilot) == ["Messages stay: 8 s, 2 of 3. Everything that was said is in the log, too."]
