"""The first script of both programs for Windows: their modules are in one file, not in each program."""

import sys

# PyInstaller's own first script, which comes next, opens the archive that is named here
sys._pyinstaller_pyz = f"{sys._MEIPASS}\\majlis.pyz"  # type: ignore[attr-defined]
