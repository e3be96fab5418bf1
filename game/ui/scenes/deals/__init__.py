"""Deals to be played again, sent and compared: the calendar of the days, a code that is typed in, the same cards."""
