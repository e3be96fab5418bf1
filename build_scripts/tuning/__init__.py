"""Fitting the weights of the opponents."""
