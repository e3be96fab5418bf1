"""The table of criteria is whole, and the tests that it names are there."""

from __future__ import annotations

import re

from devtools.paths import ROOT

LEVEL_A = (
    "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 "
    "2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2"
)
LEVEL_AA = (
    "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 "
    "3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3"
)
"""The criteria of WCAG 2.2, which has dropped 4.1.1."""


def rows() -> dict[str, str]:
    text = (ROOT / "ACCESSIBILITY.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| (\d\.\d\.\d+) \|(.*)$", text, re.MULTILINE))


def test_every_criterion_of_a_and_aa_is_answered() -> None:
    assert set(rows()) == {*LEVEL_A.split(), *LEVEL_AA.split()}


def test_every_test_that_the_table_names_is_there() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = {name for row in rows().values() for name in re.findall(r"`(test_\w+)`", row)}
    assert sorted(name for name in named if f"def {name}(" not in written) == []
