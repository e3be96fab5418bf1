"""Packages for Linux are built in an older system where that can be, and otherwise say which system they need."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from distribution import build, old_system

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there are no older systems but of Linux")


def test_without_root_or_tools_there_is_no_older_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert old_system.why_not() == "that takes root"
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert old_system.why_not() == "there is no debootstrap"


def test_a_system_that_cannot_be_installed_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tool = tmp_path / "debootstrap"
    tool.write_text("#!/bin/sh\necho 'E: no such mirror'\nexit 1\n")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(old_system.NotPreparedError, match="no such mirror"), old_system.prepared():
        pass


def test_a_package_built_without_it_says_which_system_it_needs(
    frozen: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(old_system, "why_not", lambda: "that takes root")
    monkeypatch.setattr(build, "freeze", lambda: frozen)
    assert build.frozen_folder() == frozen
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("NOTICE: the package needs glibc 2.34 or later")
    assert line.endswith("(that takes root).")
