"""A place divided among axes: `make_axes_locatable` puts axes beside another one, which stay beside it."""

import numpy as np

from matplotlib import rcParams
from matplotlib.axes._arguments import one_of
from matplotlib.transforms import Bbox

from . import axes_size as Size


class Divider:
    """A place in a figure, divided into columns and rows."""

    def __init__(self, fig, pos, horizontal, vertical, aspect=None, anchor="C"):
        self._fig, self._pos = fig, pos
        self._horizontal, self._vertical = horizontal, vertical
        self._aspect, self._anchor = aspect, anchor
        self._xrefindex = self._yrefindex = 0

    def get_horizontal(self):
        """The widths of the columns."""
        return self._horizontal

    def get_vertical(self):
        """The heights of the rows."""
        return self._vertical

    def get_aspect(self):
        """Whether columns and rows are in the same scale."""
        return self._aspect

    def set_aspect(self, aspect=False):
        """Sets whether columns and rows are in the same scale."""
        self._aspect = aspect

    def get_anchor(self):
        """Where in the place the axes are."""
        return self._anchor

    def set_anchor(self, anchor):
        """Sets where in the place the axes are."""
        self._anchor = anchor

    def get_position(self):
        """The place: left, bottom, width, height."""
        return self._pos

    def set_position(self, pos):
        """Sets the place."""
        self._pos = pos

    def get_position_runtime(self, ax, renderer):
        """The place at the time of drawing."""
        return self.get_position()

    def new_locator(self, nx, ny, nx1=None, ny1=None):
        """A function that finds the box of a column and a row."""
        return AxesLocator(self, nx, ny, nx1, ny1)

    def _locate(self, nx, ny, nx1, ny1, axes, renderer):
        fig_w, fig_h = self._fig.bbox.size / self._fig.dpi
        x, y, w, h = self.get_position_runtime(axes, renderer)
        widths = np.array([size.get_size(renderer) for size in self._horizontal])
        heights = np.array([size.get_size(renderer) for size in self._vertical])
        k_h, k_v = _scale(widths, fig_w * w), _scale(heights, fig_h * h)
        if self.get_aspect():
            k_h = k_v = min(k_h, k_v)
        ox, oy = _places(widths, k_h), _places(heights, k_v)
        x0, y0 = x, y
        if self.get_aspect():
            whole = Bbox.from_bounds(x, y, w, h)
            used = Bbox.from_bounds(x, y, ox[-1] / fig_w, oy[-1] / fig_h)
            x0, y0 = used.anchored(self.get_anchor(), whole).p0
        nx1 = len(widths) if nx1 == -1 else nx1
        ny1 = len(heights) if ny1 == -1 else ny1
        return Bbox.from_bounds(
            x0 + ox[nx] / fig_w, y0 + oy[ny] / fig_h, (ox[nx1] - ox[nx]) / fig_w, (oy[ny1] - oy[ny]) / fig_h
        )

    def append_size(self, position, size):
        """Adds a column or a row at a side."""
        one_of("position", position, ("left", "right", "bottom", "top"))
        if position == "left":
            self._horizontal.insert(0, size)
            self._xrefindex += 1
        elif position == "right":
            self._horizontal.append(size)
        elif position == "bottom":
            self._vertical.insert(0, size)
            self._yrefindex += 1
        else:
            self._vertical.append(size)


def _scale(sizes, total):
    """How large a share is."""
    shares, inches = sizes.sum(axis=0)
    return (total - inches) / shares if shares else 0


def _places(sizes, k):
    """Where columns or rows start, in inches."""
    return np.concatenate(([0.0], np.cumsum(sizes @ [k, 1])))


class AxesLocator:
    """Finds the box of an axes at the time of drawing; columns that are added later do not matter."""

    def __init__(self, divider, nx, ny, nx1=None, ny1=None):
        self._divider = divider
        self._nx, self._ny = nx - divider._xrefindex, ny - divider._yrefindex
        self._nx1 = -1 if nx1 == -1 else (nx + 1 if nx1 is None else nx1) - divider._xrefindex
        self._ny1 = -1 if ny1 == -1 else (ny + 1 if ny1 is None else ny1) - divider._yrefindex
        self._whole_x, self._whole_y = nx1 == -1, ny1 == -1

    def __call__(self, axes, renderer):
        divider = self._divider
        x, y = divider._xrefindex, divider._yrefindex
        return divider._locate(
            self._nx + x, self._ny + y, -1 if self._whole_x else self._nx1 + x, -1 if self._whole_y else self._ny1 + y,
            axes, renderer,
        )  # fmt: skip

    def get_subplotspec(self):
        """The cell of the axes that was divided."""
        return self._divider.get_subplotspec() if hasattr(self._divider, "get_subplotspec") else None


class SubplotDivider(Divider):
    """A divided cell of a grid."""

    def __init__(self, fig, *args, horizontal=None, vertical=None, aspect=None, anchor="C"):
        from matplotlib.gridspec import SubplotSpec

        super().__init__(fig, [0, 0, 1, 1], horizontal or [], vertical or [], aspect=aspect, anchor=anchor)
        self._subplotspec = SubplotSpec._from_subplot_args(fig, args)

    def get_position(self):
        """The place of the cell."""
        return self._subplotspec.get_position(self._fig).bounds

    def get_subplotspec(self):
        """The cell."""
        return self._subplotspec


class AxesDivider(Divider):
    """A divided axes: others are put beside it."""

    def __init__(self, axes, xref=None, yref=None):
        self._axes = axes
        self._xref = Size.AxesX(axes) if xref is None else xref
        self._yref = Size.AxesY(axes) if yref is None else yref
        super().__init__(axes.get_figure(), None, [self._xref], [self._yref])

    def append_axes(self, position, size, pad=None, *, axes_class=None, **kwargs):
        """Makes an axes at a side: 'left', 'right', 'bottom' or 'top'."""
        one_of("position", position, ("left", "right", "bottom", "top"))
        ax = self._new_axes(position, size, pad, axes_class, kwargs)
        self._fig.add_axes(ax)
        return ax

    def _new_axes(self, position, size, pad, axes_class, kwargs):
        sideways = position in ("left", "right")
        reference = self._xref if sideways else self._yref
        if pad is None:
            pad = rcParams["figure.subplot.wspace" if sideways else "figure.subplot.hspace"] * reference
        if pad:
            self.append_size(position, Size.from_any(pad, reference))
        self.append_size(position, Size.from_any(size, reference))
        if sideways:
            locator = self.new_locator(0 if position == "left" else len(self._horizontal) - 1, self._yrefindex)
        else:
            locator = self.new_locator(self._xrefindex, 0 if position == "bottom" else len(self._vertical) - 1)
        if axes_class is None:
            axes_class = type(self._axes)
        ax = axes_class(self._axes.get_figure(), self._axes.get_position(original=True), **kwargs)
        ax.set_axes_locator(locator)
        return ax

    def new_horizontal(self, size, pad=None, pack_start=False, **kwargs):
        """Makes an axes at the right, or at the left; it is not yet in the figure."""
        return self._new_axes("left" if pack_start else "right", size, pad, kwargs.pop("axes_class", None), kwargs)

    def new_vertical(self, size, pad=None, pack_start=False, **kwargs):
        """Makes an axes at the top, or at the bottom; it is not yet in the figure."""
        return self._new_axes("bottom" if pack_start else "top", size, pad, kwargs.pop("axes_class", None), kwargs)

    def get_aspect(self):
        """Whether columns and rows are in the same scale: as the axes is."""
        return self._axes.get_aspect() != "auto" if self._aspect is None else self._aspect

    def get_position(self):
        """The place of the axes that was divided."""
        return self._axes.get_position(original=True).bounds

    def get_anchor(self):
        """Where in the place the axes are."""
        return self._axes.get_anchor() if self._anchor is None else self._anchor

    def get_subplotspec(self):
        """The cell of the axes that was divided."""
        return self._axes.get_subplotspec()


def make_axes_locatable(axes):
    """Divides the place of an axes, so that others can be put beside it."""
    divider = AxesDivider(axes)
    axes.set_axes_locator(divider.new_locator(nx=0, ny=0))
    return divider
