"""Moments worth a picture in the games of a family."""
