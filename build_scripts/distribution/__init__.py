"""The packages people install: a frozen folder, an archive of it, and a Debian package."""
