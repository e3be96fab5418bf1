"""The stage and what stands on it: scenes and their bases, the navigator, the profile, work for idle frames."""
