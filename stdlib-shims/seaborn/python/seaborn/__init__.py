"""seaborn: statistical figures over matplotlib.

Public names are found in their rooms when a script first asks for them; see `_ROOMS`.
"""

import matplotlib as mpl

from . import _colormaps

__version__ = "0.13.2"

_orig_rc_params = mpl.rcParams.copy()
_colormaps.register()

# Which room holds which public names.
_ROOMS = {
    "rcmod": (
        "set_theme", "set", "reset_defaults", "reset_orig", "axes_style", "set_style", "plotting_context",
        "set_context", "set_palette",
    ),
    "palettes": (
        "color_palette", "hls_palette", "husl_palette", "mpl_palette", "dark_palette", "light_palette",
        "diverging_palette", "blend_palette", "xkcd_palette", "crayon_palette", "cubehelix_palette",
        "set_color_codes", "crayons", "xkcd_rgb",
    ),
    "utils": (
        "desaturate", "saturate", "set_hls_values", "despine", "move_legend", "get_dataset_names", "load_dataset",
        "get_data_home",
    ),
    "relational": ("relplot", "scatterplot", "lineplot"),
    "regression": ("lmplot", "regplot", "residplot"),
    "categorical": (
        "catplot", "stripplot", "swarmplot", "boxplot", "boxenplot", "violinplot", "pointplot", "barplot", "countplot",
    ),
    "distributions": ("displot", "histplot", "kdeplot", "ecdfplot", "rugplot", "distplot"),
    "matrix": ("heatmap", "clustermap"),
    "axisgrid": ("FacetGrid", "PairGrid", "JointGrid", "pairplot", "jointplot"),
    "miscplot": ("palplot", "dogplot"),
    "widgets": (
        "choose_colorbrewer_palette", "choose_cubehelix_palette", "choose_dark_palette", "choose_light_palette",
        "choose_diverging_palette",
    ),
    "algorithms": (),
    "cm": (),
    "objects": (),
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}


def __getattr__(name):
    # A subclass of str could be equal to one of the names and read as another.
    if type(name) is not str:
        raise AttributeError("names must be plain strings")
    if name in _ROOMS:
        __import__(f"seaborn.{name}")
        return globals()[name]
    if name not in _ROOM_OF:
        raise AttributeError(f"module 'seaborn' has no attribute {name!r}")
    value = getattr(__import__(f"seaborn.{_ROOM_OF[name]}", fromlist=[name]), name)
    globals()[name] = value
    return value


def __dir__():
    return sorted({*globals(), *_ROOM_OF, *_ROOMS})
