"""The folders of the checkout that the tasks use."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD_SCRIPTS: Final = ROOT / "build_scripts"
REQUIREMENTS: Final = BUILD_SCRIPTS / "requirements"
VENV: Final = ROOT / ".venv"
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
