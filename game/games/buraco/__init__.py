"""Buraco, with the open pile and the mortos (Brazil)."""
