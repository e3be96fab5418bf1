"""What somebody enters of a round of Rami."""

from tests.families.rummy.entered import dealer, entries

__all__ = ["dealer", "entries"]
