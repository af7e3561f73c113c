"""Room for a colorbar: taking it from axes, and the frame around the bar with its pointed ends."""

import numpy as np

from matplotlib.patches import Patch
from matplotlib.path import Path
from matplotlib.spines import Spine
from matplotlib.transforms import Bbox, BboxTransform

_LOCATIONS = {
    "left": {"orientation": "vertical", "anchor": (1.0, 0.5), "panchor": (0.0, 0.5), "pad": 0.10},
    "right": {"orientation": "vertical", "anchor": (0.0, 0.5), "panchor": (1.0, 0.5), "pad": 0.05},
    "top": {"orientation": "horizontal", "anchor": (0.5, 0.0), "panchor": (0.5, 1.0), "pad": 0.05},
    "bottom": {"orientation": "horizontal", "anchor": (0.5, 1.0), "panchor": (0.5, 0.0), "pad": 0.15},
}


def check_choice(name, value, choices):
    """Refuse a value that is not one of the choices."""
    if value not in choices:
        supported = ", ".join(map(repr, choices))
        raise ValueError(f"{value!r} is not a valid value for {name}; supported values are {supported}")


def orientation_of(location):
    """The orientation of a bar at this side; None for no side."""
    if location is None:
        return None
    check_choice("location", location, ("left", "right", "top", "bottom"))
    return _LOCATIONS[location]["orientation"]


def side_of(orientation):
    """The side a bar of this orientation is at by itself."""
    check_choice("orientation", orientation, (None, "vertical", "horizontal"))
    return "bottom" if orientation == "horizontal" else "right"


def _placing(location, orientation, options):
    """Side, anchors and usual distance of a bar; the anchors leave the options, where the bar shall learn its orientation and side."""
    if location is None:
        location = side_of(orientation)
    proper = orientation_of(location)
    if orientation not in (None, proper):
        raise TypeError("location and orientation are mutually exclusive")
    options.update(orientation=proper, ticklocation=location)
    usual = _LOCATIONS[location]
    return location, options.pop("anchor", usual["anchor"]), options.pop("panchor", usual["panchor"]), usual["pad"]


def make_axes(parents, location=None, orientation=None, fraction=0.15, shrink=1.0, aspect=20, **kwargs):
    """Axes for a colorbar beside one or several axes, which become smaller."""
    location, anchor, panchor, pad = _placing(location, orientation, kwargs)
    parents = list(getattr(parents, "flat", parents if np.iterable(parents) else [parents]))
    fig = parents[0].get_figure(root=False)
    if any(ax.get_figure(root=False) is not fig for ax in parents):
        raise ValueError("Unable to create a colorbar Axes as not all parents share the same figure.")
    pad = kwargs.pop("pad", 0.05 if fig.get_constrained_layout() else pad)
    boxes = [ax.get_position(original=True).frozen() for ax in parents]
    whole = Bbox.union(boxes)
    # Along the side, the bar comes first at the left and at the bottom.
    beside, first = location in ("left", "right"), location in ("left", "bottom")
    split = whole.splitx if beside else whole.splity
    parts = split(fraction, fraction + pad) if first else split(1 - fraction - pad, 1 - fraction)
    bar, rest = (parts[0], parts[-1]) if first else (parts[-1], parts[0])
    bar = bar.shrunk(*((1.0, shrink) if beside else (shrink, 1.0))).anchored(anchor, bar)
    into_rest = BboxTransform(whole, rest)
    for ax, box in zip(parents, boxes):
        ax._set_position(Bbox(into_rest.transform(box.get_points())))
        if panchor is not False:
            ax.set_anchor(panchor)
    cax = fig.add_axes(bar, label="<colorbar>")
    for ax in parents:
        ax._colorbars.append(cax)
    _finish(cax, parents, location, shrink, anchor, panchor, fraction, aspect, pad)
    return cax, kwargs


def make_axes_gridspec(parent, *, location=None, orientation=None, fraction=0.15, shrink=1.0, aspect=20, **kwargs):
    """Axes for a colorbar in the cell of other axes, which become smaller."""
    location, anchor, panchor, pad = _placing(location, orientation, kwargs)
    pad = kwargs.pop("pad", pad)
    gap = 2 * pad / (1 - pad)
    cells = parent.get_subplotspec()
    sizes = [fraction, 1 - fraction - pad]
    if location in ("left", "right"):
        ends = [(1 - anchor[1]) * (1 - shrink), shrink, anchor[1] * (1 - shrink)]
        grid = cells.subgridspec(3, 2, wspace=gap, hspace=0, height_ratios=ends)
        first = location == "left"
        grid.set_width_ratios(sizes if first else sizes[::-1])
        main, bar = (grid[:, 1], grid[1, 0]) if first else (grid[:, 0], grid[1, 1])
    else:
        ends = [anchor[0] * (1 - shrink), shrink, (1 - anchor[0]) * (1 - shrink)]
        grid = cells.subgridspec(2, 3, hspace=gap, wspace=0, width_ratios=ends)
        first = location == "top"
        grid.set_height_ratios(sizes if first else sizes[::-1])
        main, bar = (grid[1, :], grid[0, 1]) if first else (grid[0, :], grid[1, 1])
    parent.set_subplotspec(main)
    if panchor is not False:
        parent.set_anchor(panchor)
    cax = parent.get_figure(root=False).add_subplot(bar, label="<colorbar>")
    _finish(cax, [parent], location, shrink, anchor, panchor, fraction, aspect, pad)
    return cax, kwargs


def _finish(cax, parents, location, shrink, anchor, panchor, fraction, aspect, pad):
    """Anchor and aspect of the bar, and what the layout needs to know of it."""
    cax.set_anchor(anchor)
    cax.set_box_aspect(aspect if location in ("left", "right") else 1 / aspect)
    cax.set_aspect("auto")
    cax._colorbar_info = {
        "parents": parents, "location": location, "shrink": shrink, "anchor": anchor, "panchor": panchor,
        "fraction": fraction, "aspect": aspect, "pad": pad,
    }


class ColorbarSpine(Spine):
    """The frame around a bar and its ends."""

    def __init__(self, axes):
        super().__init__(axes, "colorbar", Path(np.empty((0, 2))))
        Patch.set_transform(self, axes.transAxes)

    def get_window_extent(self, renderer=None):
        """The box of the frame in pixels."""
        return Patch.get_window_extent(self, renderer=renderer)

    def set_xy(self, xy):
        """Set the corners, in units of the axes."""
        self._path = Path(xy, closed=True)
        self._xy = xy
        self.stale = True

    def draw(self, renderer):
        """Draw the frame."""
        result = Patch.draw(self, renderer)
        self.stale = False
        return result


class ColorbarAxesLocator:
    """Makes the axes of a bar shorter so that its pointed ends fit too."""

    def __init__(self, bar):
        self._bar = bar
        self._before = bar.ax._axes_locator

    def __call__(self, ax, renderer):
        place = self._before(ax, renderer) if self._before is not None else ax.get_position(original=True)
        bar = self._bar
        if bar.extend == "neither":
            return place
        lengths = bar._end_lengths()
        length = sum(lengths) + 1
        shrink, offset = 1 / length, lengths[0] / length
        aspect = ax._colorbar_info["aspect"] if hasattr(ax, "_colorbar_info") else False
        if bar.orientation == "vertical":
            if aspect:
                ax.set_box_aspect(aspect * shrink)
            return place.shrunk(1, shrink).translated(0, offset * place.height)
        if aspect:
            ax.set_box_aspect(1 / (aspect * shrink))
        return place.shrunk(shrink, 1).translated(offset * place.width, 0)

    def get_subplotspec(self):
        """The cells the bar is in."""
        spec = self._bar.ax.get_subplotspec()
        return spec or getattr(self._before, "get_subplotspec", lambda: None)()
