"""The people of the home casts: half figures in the manner of the courts, each in four moods."""
