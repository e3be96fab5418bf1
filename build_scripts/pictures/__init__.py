"""Pictures of every scene, for the eye."""
