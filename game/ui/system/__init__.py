"""What the machine offers: SDL, the desktop, sound, keys and their chords, the clipboard, the language."""
