"""What trick games have in common: how opponents reckon, and what stands on their tables."""
