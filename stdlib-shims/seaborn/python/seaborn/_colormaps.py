"""The colour maps of seaborn, known to matplotlib by name once seaborn is imported."""

import matplotlib as mpl

NAMES = ("rocket", "mako", "icefire", "vlag", "flare", "crest")


def make(name):
    """One of the maps, or its reverse by the ending `_r`."""
    from matplotlib.colors import ListedColormap

    from ._map_tables import table

    colors = table(name.removesuffix("_r"))
    return ListedColormap((colors[::-1] if name.endswith("_r") else colors).tolist(), name)


def register():
    """Let matplotlib find the maps by their names."""
    mpl.colormaps._register_later([full for name in NAMES for full in (name, name + "_r")], make)
