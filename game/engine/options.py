"""House rules: declared once as dataclass fields, from which command line, screens and records derive.

@dataclass(frozen=True, slots=True)
class ChessOptions:
    castling: str = option("both", choices=("both", "short", "none"), clause="chess 3.8")
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final, TypeVar

OptionValue = str | int | bool
OptionsT = TypeVar("OptionsT")
TARGET: Final = "target"
"""The name of the option that says how many points a match is played to."""
LENGTHS: Final = ("short", "usual", "long")
"""The lengths of a match that have names; others are other numbers of points."""


_LONGEST: Final = 40
"""Characters of what was asked for that an error repeats."""


class OptionError(ValueError):
    """An unknown option or a value that is not among its choices; the text says what is allowed."""

    def __init__(self, name: str, value: str | None, allowed: str) -> None:
        """A name of no option has no value."""
        super().__init__(name, value, allowed)
        self.wanted = (name if value is None else f"{name} = {value}")[:_LONGEST]

    def __str__(self) -> str:
        """The error for programmers and the command line; it may be shown on any terminal."""
        name, value, allowed = self.args
        if value is None:
            return f"unknown option {name[:_LONGEST]!r} (there are: {allowed})"
        return f"{name} cannot be {value[:_LONGEST]!r} (choose from: {allowed})"


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One declared option."""

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    lengths: Mapping[str, int] = field(default_factory=dict)
    """The points to which a match is played that have names, by their names."""


def match_length(short: int, usual: int, long: int, others: tuple[int, ...], *, clause: str) -> Any:
    """The dataclass field of the option `TARGET`: how long a match is, with other numbers that may be agreed on."""
    lengths = dict(zip(LENGTHS, (short, usual, long), strict=True))
    choices = tuple(sorted({short, usual, long, *others}))
    known = {"choices": choices, "clause": clause, "hashed_at_default": False, "lengths": lengths}
    return field(default=usual, metadata=known)


def option(
    default: OptionValue, *, choices: tuple[OptionValue, ...], clause: str, hashed_at_default: bool = True
) -> Any:
    """A dataclass field that is an option with these choices, ruled by `clause`.

    Of an option that records of earlier versions do not know, the default is left out of the hashes of states
    (`hashed_at_default`): it says what those versions did.
    """
    known = {"choices": choices, "clause": clause, "hashed_at_default": hashed_at_default}
    return field(default=default, metadata=known)


def declared(options: type[Any]) -> tuple[OptionSpec, ...]:
    """The options a game declares, in the order of declaration."""
    return tuple(
        OptionSpec(
            entry.name,
            entry.metadata["choices"],
            entry.default,
            entry.metadata["clause"],
            entry.metadata.get("lengths", {}),
        )
        for entry in fields(options)
        if entry.default is not MISSING
    )


def choose(options: type[OptionsT], chosen: Mapping[str, object]) -> OptionsT:
    """The options with the chosen values, given as values or as their texts; raises `OptionError`."""
    specs = {spec.name: spec for spec in declared(options)}
    values: dict[str, OptionValue] = {}
    for name, wanted in chosen.items():
        spec = specs.get(name)
        if spec is None:
            raise OptionError(name, None, ", ".join(specs) or "none")
        values[name] = _value_among(spec, wanted)
    return options(**values)


def _value_among(spec: OptionSpec, wanted: object) -> OptionValue:
    for choice in spec.choices:
        if str(choice).lower() == str(wanted).lower():
            return choice
    raise OptionError(spec.name, str(wanted), ", ".join(str(choice) for choice in spec.choices))


def presets_of(options: type[Any]) -> Mapping[str, Mapping[str, OptionValue]]:
    """The named presets of a game (a class attribute `PRESETS`), empty where it has none, with a value of each option.

    What a preset does not name has its default.
    """
    presets: Mapping[str, Mapping[str, OptionValue]] = getattr(options, "PRESETS", {})
    defaults = {spec.name: spec.default for spec in declared(options)}
    return {name: {**defaults, **values} for name, values in presets.items()}
