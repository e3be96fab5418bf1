"""Fitting what answers of an auction brought by the marks of their questions, and writing what was learnt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType

Table = Mapping[str, Mapping[str, Sequence[float]]]
"""For each kind of question and each answer the numbers of its marks."""


class Fit:
    """A ridge regression of results on marks, the first of which is not drawn towards nothing."""

    def __init__(self, size: int) -> None:
        self.products = [[0.0] * size for _ in range(size)]
        self.sums = [0.0] * size

    def add(self, marks: Sequence[float], result: float) -> None:
        """One more result."""
        for place, mark in enumerate(marks):
            self.sums[place] += mark * result
            row = self.products[place]
            for other, value in enumerate(marks):
                row[other] += mark * value

    def solved(self, ridge: float) -> list[float]:
        """The number of each mark."""
        size = len(self.sums)
        lines = [[*row, total] for row, total in zip(self.products, self.sums, strict=True)]
        for place in range(size):
            lines[place][place] += ridge if place else 1.0
        for place in range(size):  # symmetric and positive: no pivots are needed
            for line in range(size):
                if line != place:
                    by = lines[line][place] / lines[place][place]
                    lines[line] = [value - by * above for value, above in zip(lines[line], lines[place], strict=True)]
        return [line[size] / line[place] for place, line in enumerate(lines)]


def written(table: Table, module: ModuleType, name: str = "BUYING", form: str = ".2f") -> str:
    """The table as the text of its module, in which it has that name; `form` is that of a number."""
    lines = [f'"""{module.__doc__}"""', "", "from __future__ import annotations", ""]
    lines += ["from collections.abc import Mapping, Sequence", "from typing import Final", ""]
    lines.append(f"{name}: Final[Mapping[str, Mapping[str, Sequence[float]]]] = {{")
    for kind, answers in table.items():
        lines.append(f'    "{kind}": {{')
        for answer, values in answers.items():
            numbers = ", ".join(f"{by:{form}}" for by in values)
            lines.append(f'        "{answer}": ({numbers}{"," if len(values) == 1 else ""}),')
        lines.append("    },")
    return "\n".join([*lines, "}", '"""For each kind of question and each answer the numbers of its marks."""', ""])
