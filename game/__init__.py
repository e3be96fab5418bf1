"""Majlis: card games for the desktop."""

__version__ = "0.3.0"
APP_ID = "io.github.majlis.Majlis"
"""The name by which desktops and taskbars know the program."""
