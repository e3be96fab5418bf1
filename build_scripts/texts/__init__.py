"""Every message of a catalogue, with its places in the source and a picture of it, for proofreading."""
