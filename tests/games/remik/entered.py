"""What somebody enters of a round of Remik."""

from tests.families.rummy.entered import dealer, entries

__all__ = ["dealer", "entries"]
