"""Majlis: five card games for the desktop."""

__version__ = "0.3.0"
