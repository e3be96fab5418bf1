"""What can speak on this computer: Speech Dispatcher, the voice of macOS or of Windows, or eSpeak.

None is part of the program. A voice may be slow to answer or die; only the thread that speaks ever waits for it.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from game.other_programs import environment_of_the_system, leave_nothing_of

_ANSWER_S: Final = 3.0
"""How long Speech Dispatcher may take to answer, or to start."""
_FINAL: Final = b" "
"""After the number of the last line of an answer."""
_SAPI: Final = (
    "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; "
    "while (($l = [Console]::In.ReadLine()) -ne $null) "
    "{ if ($l -eq '') { $s.SpeakAsyncCancelAll() } else { [void]$s.SpeakAsync($l) } }"
)
"""Reads lines and speaks each; an empty one is silence at once."""


class VoiceLostError(Exception):
    """The voice does not answer any more."""


class Voice(Protocol):
    """Speaks one text after the other."""

    def say(self, text: str, language: str) -> None:
        """Speak a text, after those before it. Raises `VoiceLostError`."""

    def hush(self) -> None:
        """Be silent at once, and forget what was still to be said. Raises `VoiceLostError`."""

    def close(self) -> None:
        """Give everything back."""


class SpeechDispatcher:
    """A connection to Speech Dispatcher, in its own protocol, SSIP."""

    def __init__(self, address: str) -> None:
        """Raises `OSError` and `VoiceLostError` where nobody answers there."""
        self._language = ""
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.settimeout(_ANSWER_S)
            self._socket.connect(address)
            self._answers = self._socket.makefile("rb")
            self._ask("SET SELF CLIENT_NAME user:majlis:main")
            self._ask("SET SELF PRIORITY MESSAGE")
        except (OSError, VoiceLostError):
            self._socket.close()
            raise

    def say(self, text: str, language: str) -> None:
        """As `Voice`."""
        if language != self._language:
            self._ask(f"SET SELF LANGUAGE {language}")
            self._language = language
        self._ask("SPEAK")
        lines = [f".{line}" if line.startswith(".") else line for line in text.splitlines()]
        self._ask("\r\n".join([*lines, "."]))

    def hush(self) -> None:
        """As `Voice`."""
        self._ask("CANCEL SELF")

    def close(self) -> None:
        """As `Voice`."""
        self._socket.close()

    def _ask(self, words: str) -> None:
        try:
            self._socket.sendall(f"{words}\r\n".encode())
            while True:
                line = self._answers.readline()
                if not line:
                    raise VoiceLostError("Speech Dispatcher closed the connection")
                if line[3:4] == _FINAL:
                    break
        except OSError as error:
            raise VoiceLostError(str(error)) from error
        if not line.startswith(b"2"):
            raise VoiceLostError(line.decode(errors="replace").strip())


class Reader:
    """A program that is given a line for every text, and an empty one for silence."""

    def __init__(self, command: Sequence[str]) -> None:
        """Raises `OSError` where it cannot be started."""
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        self._program = subprocess.Popen(
            command,
            env=environment_of_the_system(os.environ),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=flags,
        )

    def say(self, text: str, _language: str) -> None:
        """As `Voice`."""
        self._write(" ".join(text.split()))

    def hush(self) -> None:
        """As `Voice`."""
        self._write("")

    def close(self) -> None:
        """As `Voice`."""
        self._program.kill()
        self._program.wait()

    def _write(self, line: str) -> None:
        assert self._program.stdin is not None, "it was opened with one"
        try:
            self._program.stdin.write(f"{line}\n".encode())
            self._program.stdin.flush()
        except OSError as error:
            raise VoiceLostError(str(error)) from error


class SpokenByCommand:
    """A program that is started for every text and ends with it: `say`, `espeak-ng`."""

    def __init__(self, command: Sequence[str], by_language: bool = False) -> None:
        """`by_language`: it takes the language after `-v`."""
        self._command = command
        self._by_language = by_language
        self._running: subprocess.Popen[bytes] | None = None

    def say(self, text: str, language: str) -> None:
        """As `Voice`."""
        if self._running is not None:
            self._running.wait()
        voice = ["-v", language] if self._by_language else []
        try:
            self._running = subprocess.Popen(
                [*self._command, *voice, "--", text],
                env=environment_of_the_system(os.environ),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            raise VoiceLostError(str(error)) from error
        leave_nothing_of(self._running)

    def hush(self) -> None:
        """As `Voice`."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None

    def close(self) -> None:
        """As `Voice`."""
        self.hush()


def find_voice(system: str = sys.platform, environment: Mapping[str, str] | None = None) -> Voice | None:
    """What speaks here; None where nothing does."""
    environment = os.environ if environment is None else environment
    path = environment.get("PATH")
    try:
        if system == "win32":
            return Reader(["powershell", "-NoProfile", "-NonInteractive", "-Command", _SAPI])
        if system == "darwin":
            return SpokenByCommand(["say"])
        dispatcher = _dispatcher(environment, path)
        if dispatcher is not None:
            return dispatcher
    except OSError:
        pass
    engine = shutil.which("espeak-ng", path=path) or shutil.which("espeak", path=path)
    return SpokenByCommand([engine], by_language=True) if engine is not None else None


def _dispatcher(environment: Mapping[str, str], path: str | None) -> Voice | None:
    """Speech Dispatcher, which is started where it is there and does not run yet."""
    address = _address(environment)
    if address is None:
        return None
    program = shutil.which("speech-dispatcher", path=path)
    if not Path(address).exists() and program is not None:
        subprocess.run(
            [program, "--spawn"],
            check=False,
            env=environment_of_the_system(os.environ),
            timeout=_ANSWER_S,
            capture_output=True,
        )
        until = time.monotonic() + _ANSWER_S
        while not Path(address).exists() and time.monotonic() < until:
            time.sleep(0.05)
    try:
        return SpeechDispatcher(address)
    except (OSError, VoiceLostError):
        return None


def _address(environment: Mapping[str, str]) -> str | None:
    """The socket of Speech Dispatcher."""
    told = environment.get("SPEECHD_ADDRESS", "")
    if told.startswith("unix_socket:"):
        return told.partition(":")[2]
    runtime = environment.get("XDG_RUNTIME_DIR") or environment.get("XDG_CACHE_HOME")
    return str(Path(runtime) / "speech-dispatcher" / "speechd.sock") if runtime else None
