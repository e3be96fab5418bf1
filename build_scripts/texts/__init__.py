"""Every message of a catalogue, with the places that say it and a picture of where it stands, to be read over."""
