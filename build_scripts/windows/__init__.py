"""Windows on Linux: its Python under Wine, the package built, installed, driven, tested and measured there."""
