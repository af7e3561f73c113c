"""Lists of colours by name (`matplotlib.color_sequences`)."""

from ._color_conversion import to_rgb

_BUILT_IN = ("tab10", "tab20", "tab20b", "tab20c", "Pastel1", "Pastel2", "Paired", "Accent", "Dark2", "Set1", "Set2", "Set3", "petroff10")
_PETROFF10 = "3f90daffa90ebd1f0194a4a2832db6a96b59e76300b9ac7071758192dadd"


class ColorSequenceRegistry:
    """Named lists of colours; those of matplotlib can be read but not removed."""

    def __init__(self):
        self._own = {}

    def __getitem__(self, item):
        if item in self._own:
            return list(self._own[item])
        if item not in _BUILT_IN:
            raise KeyError(f"{item!r} is not a known color sequence name")
        from ._colormap_making import colours_from_hex
        from ._colormap_tables import QUALITATIVE
        return [tuple(row) for row in colours_from_hex(_PETROFF10 if item == "petroff10" else QUALITATIVE[item]).tolist()]

    def __iter__(self):
        return iter([*_BUILT_IN, *self._own])

    def __len__(self):
        return len(_BUILT_IN) + len(self._own)

    def __contains__(self, name):
        return name in _BUILT_IN or name in self._own

    def keys(self):
        """The names."""
        return list(self)

    def values(self):
        """The lists."""
        return [self[name] for name in self]

    def items(self):
        """Names and lists."""
        return [(name, self[name]) for name in self]

    def get(self, name, default=None):
        """A list, or the default for a name that is not there."""
        return self[name] if name in self else default

    def __str__(self):
        return "ColorSequenceRegistry; available colormaps:\n" + ", ".join(f"'{name}'" for name in self)

    def register(self, name, color_list):
        """Adds a list under a new name."""
        if name in _BUILT_IN:
            raise ValueError(f"{name!r} is a reserved name for a builtin color sequence")
        colours = list(color_list)
        for colour in colours:
            try:
                to_rgb(colour)
            except ValueError:
                raise ValueError(f"{colour!r} is not a valid color specification") from None
        self._own[name] = colours

    def unregister(self, name):
        """Removes a list that was added."""
        if name in _BUILT_IN:
            raise ValueError(f"Cannot unregister builtin color sequence {name!r}")
        self._own.pop(name, None)


_color_sequences = ColorSequenceRegistry()
