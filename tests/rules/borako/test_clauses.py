"""Every clause of the rule page is cited in code and has tests named after it, and every citation exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from game.engine import declared
from game.rules.borako.options import BorakoOptions

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "game/rules/borako/RULES.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- (\d+\.\d+) ", RULES, re.MULTILINE)
CHAPTERS = re.findall(r"^## (\d+) ", RULES, re.MULTILINE)
CITATION = re.compile(r"borako (\d+(?:\.\d+)?(?:(?:, | to | and )\d+(?:\.\d+)?)*)")


def sources() -> Iterator[Path]:
    for folder in ("game/rules/borako", "game/melds"):
        yield from (ROOT / folder).glob("*.py")


def cited_in(paths: Iterator[Path]) -> dict[str, str]:
    """Each cited clause or chapter with a file that cites it."""
    return {
        clause: path.name
        for path in paths
        for numbers in CITATION.findall(path.read_text(encoding="utf-8"))
        for clause in re.split(r", | to | and ", numbers)
    }


def test_the_clauses_are_numbered_chapter_by_chapter() -> None:
    assert [str(number) for number in range(1, 11)] == CHAPTERS
    assert len(CLAUSES) == len(set(CLAUSES)) == 29
    assert sorted(CLAUSES, key=lambda clause: [int(part) for part in clause.split(".")]) == CLAUSES


def test_every_clause_is_cited_in_code() -> None:
    assert set(CLAUSES) - set(cited_in(sources())) == set()


def test_every_citation_in_code_and_tests_exists() -> None:
    everywhere = [path for folder in ("game", "tests") for path in (ROOT / folder).rglob("*.py")]
    cited = cited_in(iter(everywhere))
    assert {clause: name for clause, name in cited.items() if clause not in {*CLAUSES, *CHAPTERS}} == {}


def test_every_clause_has_a_test_named_after_it() -> None:
    names = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {f"{chapter}.{clause}" for chapter, clause in re.findall(r"^def test_(\d+)_(\d+)_", names, re.MULTILINE)}
    assert named == set(CLAUSES)


def test_every_option_is_ruled_by_a_clause_that_names_it() -> None:
    for spec in declared(BorakoOptions):
        clause = spec.clause.removeprefix("borako ")
        text = re.search(rf"^- {re.escape(clause)} (.*?)(?=^- |\Z|^#)", RULES, re.MULTILINE | re.DOTALL)
        assert text is not None, clause
        assert f"`{spec.name}`" in text[1], f"{clause} does not name {spec.name}"
