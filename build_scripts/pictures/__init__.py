"""Pictures of every scene, to be looked at."""
