"""Legends: what stands for each level, and moving a legend that exists."""

import matplotlib as mpl
import numpy as np
from matplotlib.colors import LogNorm
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle

_ALIASES = {
    "c": "color", "lw": "linewidth", "linewidths": "linewidth", "ls": "linestyle", "linestyles": "linestyle",
    "dashes": "linestyle", "ec": "edgecolor", "edgecolors": "edgecolor", "fc": "facecolor", "facecolors": "facecolor",
    "aa": "antialiased", "mec": "markeredgecolor", "mew": "markeredgewidth", "mfc": "markerfacecolor", "ms": "markersize",
}


def plain_names(kwargs, keep=()):
    """Keyword arguments of artists by their long names."""
    return {key if key in keep else _ALIASES.get(key, key): value for key, value in kwargs.items()}


def point_handle(**kws):
    """The entry of a scatter plot: a marker without a line."""
    kws = plain_names(kws, keep=("c", "dashes"))
    edge = kws.pop("edgecolor", None)
    options = {
        "linestyle": "",
        "marker": kws.pop("marker", "o"),
        "markersize": np.sqrt(kws.pop("s", mpl.rcParams["lines.markersize"] ** 2)),
        "markerfacecolor": kws.pop("facecolor", kws.get("color")),
        "markeredgewidth": kws.pop("linewidth", 0),
        **kws,
    }
    if edge is not None:
        options["markeredgecolor"] = options["markerfacecolor"] if isinstance(edge, str) and edge == "face" else edge
    return Line2D([], [], **options)


def patch_handle(fill):
    """A function that makes the entry of a bar or a box."""

    def make(**kws):
        own = kws.pop("color", None)
        if own is not None:
            kws.update({"facecolor": own} if fill else {"facecolor": "none", "edgecolor": own})
        return Rectangle((0, 0), 0, 0, **kws)

    return make


def line_handle(**kws):
    """The entry of a line."""
    return Line2D([], [], **kws)


_TITLE = {"visible": False, "color": "w", "s": 0, "linewidth": 0, "marker": "", "dashes": ""}


class Entries:
    """The entries of a legend, gathered from hue, size and style."""

    def __init__(self, plotter, verbosity, attributes):
        if isinstance(verbosity, str) and verbosity not in ("auto", "brief", "full"):
            raise ValueError("`legend` must be 'auto', 'brief', 'full', or a boolean.")
        self.plotter, self.attributes = plotter, attributes
        self.verbosity = "auto" if verbosity is True else verbosity
        titles = {plotter.names.get(role) for role in ("hue", "size", "style")} - {None}
        self.title = titles.pop() if len(titles) == 1 else ""
        self.found = {}

    def _update(self, key, **attributes):
        self.found.setdefault(key, {}).update(attributes)

    def gather(self, role, names, others=None):
        """Take in the levels of a role; `names` are the attributes its mapping gives."""
        mapping = getattr(self.plotter, f"{role}_map")
        if mapping is None or mapping.levels is None:
            return
        levels = labels = mapping.levels
        if mapping.kind == "numeric" and (
            self.verbosity == "brief" or (self.verbosity == "auto" and len(mapping.levels) > 6)
        ):
            levels, labels = self._brief(mapping, role)
        name = self.plotter.names.get(role)
        if not self.title and name is not None:
            self._update(((name, "title"), name), **_TITLE)
        for level, label in zip(levels, labels):
            if level is None:
                continue
            value = mapping(level)
            if isinstance(names, list):
                value = {attribute: value for attribute in names}
            elif names is not None:
                value = {names: value}
            for attribute, by_level in (others or {}).items():
                if level in by_level:
                    value = {**value, attribute: by_level[level]}
            self._update((name, label), **value)

    def _brief(self, mapping, role):
        from matplotlib.ticker import LogLocator, MaxNLocator

        from .utils import locator_to_legend_entries

        if isinstance(mapping.norm, LogNorm):
            locator = LogLocator(numticks=6)
        else:
            locator = MaxNLocator(nbins=6)
        limits = min(mapping.levels), max(mapping.levels)
        return locator_to_legend_entries(locator, limits, self.plotter.columns[role].dtype)

    def handles(self, make, common):
        """(key, artist) of each entry."""
        common = {key: value for key, value in common.items() if not (key == "color" and value is None)}
        used = (*self.attributes, *common)
        for key, attributes in self.found.items():
            own = {name: value for name, value in attributes.items() if name in used}
            yield key, make(label=key[1], **{"color": ".2", **common, **own})


def add_entries(plotter, ax, make, common, roles, attributes, others=None):
    """Put invisible artists with labels on the Axes, one per entry; the legend shows those."""
    entries = Entries(plotter, plotter.legend, [*attributes, *(name for part in (others or {}).values() for name in part)])
    for role, names in roles.items():
        entries.gather(role, names, (others or {}).get(role))
    plotter.legend_data = {}
    for key, handle in entries.handles(make, common or {}):
        ax.add_artist(handle)
        plotter.legend_data[key] = handle
    plotter.legend_title = entries.title
    plotter.legend_order = list(plotter.legend_data)


def adjust_legend_subtitles(legend):
    """Move the names of variables inside a legend to the left, as headings."""
    from matplotlib.offsetbox import DrawingArea, HPacker

    size = mpl.rcParams["legend.title_fontsize"]
    for column in legend.findobj(HPacker):
        children = column.get_children()
        if len(children) != 2 or not isinstance(children[0], DrawingArea):
            continue
        drawing, text = children
        if not all(handle.get_visible() for handle in drawing.get_children()):
            drawing.set_width(0)
            for part in text.get_children():
                if size is not None:
                    part.set_size(size)


def move(obj, loc, kwargs):
    """Make the legend of a grid, an Axes or a figure anew at another place."""
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .axisgrid._grid import Grid

    if isinstance(obj, Grid):
        old, make = obj.legend, obj.figure.legend
    elif isinstance(obj, Axes):
        old, make = obj.legend_, obj.legend
    elif isinstance(obj, Figure):
        old, make = (obj.legends[-1] if obj.legends else None), obj.legend
    else:
        raise TypeError("`obj` must be a seaborn Grid or matplotlib Axes or Figure instance.")
    if old is None:
        raise ValueError(f"{obj} has no legend attached.")
    handles = old.legend_handles
    labels = [text.get_text() for text in old.get_texts()]
    new_labels = kwargs.pop("labels", None)
    if new_labels is not None:
        if len(new_labels) != len(labels):
            raise ValueError("Length of new labels does not match existing legend.")
        labels = new_labels
    title = old.get_title()
    if "title" in kwargs:
        title.set_text(kwargs.pop("title"))
    for key in [key for key in kwargs if key.startswith("title_")]:
        title.set(**{key[6:]: kwargs.pop(key)})
    kwargs.setdefault("frameon", old.legendPatch.get_visible())
    old.remove()
    new = make(handles, labels, loc=loc, **kwargs)
    new.set_title(title.get_text(), title.get_fontproperties())
    if isinstance(obj, Grid):
        obj._legend = new
