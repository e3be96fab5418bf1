"""Ways in for everybody: gamepads, speech, and captions for what is heard."""
