"""The colour maps of seaborn as attributes: `seaborn.cm.rocket`."""


def __getattr__(name):
    from ._colormaps import NAMES, make

    if name.removesuffix("_r") in NAMES:
        return make(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
