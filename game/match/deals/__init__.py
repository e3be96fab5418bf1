"""Deals that are named, sent and compared: codes, the deal of the day, and what Club makes of the same cards."""
