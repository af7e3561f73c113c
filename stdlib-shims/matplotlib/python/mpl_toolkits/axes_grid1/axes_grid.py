"""Grids of axes, mostly of pictures, with room for colour bars."""

import numpy as np

from matplotlib.axes import Axes
from matplotlib.axes._arguments import one_of

from . import axes_size as Size
from .axes_divider import Divider, SubplotDivider


def _pads(pad):
    return (pad, pad) if np.ndim(pad) == 0 else tuple(pad)


class Grid:
    """Axes in rows and columns."""

    _aspect = False

    def __init__(self, fig, rect, nrows_ncols, n_axes=None, direction="row", axes_pad=0.02, *, share_all=False, share_x=True,
                 share_y=True, label_mode="L", axes_class=None, aspect=False):  # fmt: skip
        self._nrows, self._ncols = nrows_ncols
        n_all = self._nrows * self._ncols
        if n_axes is None:
            n_axes = n_all
        elif not 0 < n_axes <= n_all:
            raise ValueError("n_axes must be positive and not larger than nrows*ncols")
        one_of("direction", direction, ("column", "row"))
        self._direction, self._axes_pad, self._aspect = direction, _pads(axes_pad), aspect
        self._fig = fig
        self._divider = self._make_divider(rect)
        made = []
        for place in range(n_all):
            row, column = self._place(place)
            first = made[0] if made else None
            share_with_x = first if share_all else self._at(made, 0, column) if share_x else None
            share_with_y = first if share_all else self._at(made, row, 0) if share_y else None
            made.append((axes_class or Axes)(fig, self._divider.get_position(), sharex=share_with_x, sharey=share_with_y))
        self.axes_all = made
        self.axes_row = [[made[self._number(row, column)] for column in range(self._ncols)] for row in range(self._nrows)]
        self.axes_column = [[made[self._number(row, column)] for row in range(self._nrows)] for column in range(self._ncols)]
        self.axes_llc = self.axes_column[0][-1]
        self._n_axes = n_axes
        self._locate()
        for ax in made[:n_axes]:
            fig.add_axes(ax)
        self.axes_all = made[:n_axes]
        self.set_label_mode(label_mode)

    def _make_divider(self, rect):
        if isinstance(rect, (str, int, np.number)) or (isinstance(rect, tuple) and len(rect) == 3):
            args = rect if isinstance(rect, tuple) else (rect,)
            if isinstance(rect, str):
                args = (int(rect),)
            return SubplotDivider(self._fig, *args, aspect=self._aspect)
        if isinstance(rect, tuple) and len(rect) == 4:
            return Divider(self._fig, rect, [], [], aspect=self._aspect)
        raise TypeError("Incorrect rect format")

    def _place(self, number):
        if self._direction == "row":
            return divmod(number, self._ncols)
        column, row = divmod(number, self._nrows)
        return row, column

    def _number(self, row, column):
        return row * self._ncols + column if self._direction == "row" else column * self._nrows + row

    def _at(self, made, row, column):
        number = self._number(row, column)
        return made[number] if number < len(made) else None

    def _locate(self):
        """Columns and rows of equal size, with room between them."""
        horizontal, vertical = [], []
        for column in range(self._ncols):
            if column:
                horizontal.append(Size.Fixed(self._axes_pad[0]))
            horizontal.append(self._width(column))
        for row in range(self._nrows):
            if row:
                vertical.append(Size.Fixed(self._axes_pad[1]))
            vertical.append(self._height(self._nrows - 1 - row))
        self._divider._horizontal, self._divider._vertical = horizontal, vertical
        for number, ax in enumerate(self.axes_all):
            row, column = self._place(number)
            ax.set_axes_locator(self._divider.new_locator(nx=2 * column, ny=2 * (self._nrows - 1 - row)))

    def _width(self, column):
        return Size.Scaled(1)

    def _height(self, row):
        return Size.Scaled(1)

    def set_label_mode(self, mode):
        """Sets which axes show tick labels: 'L' those at the left and below, 'all', '1' the one in the corner, 'keep'."""
        one_of("mode", mode, ("all", "L", "1", "keep"))
        if mode == "keep":
            return
        for number, ax in enumerate(self.axes_all):
            row, column = self._place(number)
            last = row == self._nrows - 1 or self._number(row + 1, column) >= len(self.axes_all)
            bottom, left = {"all": (True, True), "L": (last, column == 0), "1": (ax is self.axes_llc,) * 2}[mode]
            ax.tick_params(labelbottom=bottom, labelleft=left)
            ax.xaxis.get_label().set_visible(bottom)
            ax.yaxis.get_label().set_visible(left)

    def get_divider(self):
        """The place that is divided."""
        return self._divider

    def get_geometry(self):
        """Rows and columns."""
        return self._nrows, self._ncols

    def get_axes_pad(self):
        """The room between axes, in inches."""
        return self._axes_pad

    def get_aspect(self):
        """Whether columns and rows are in the same scale."""
        return self._divider.get_aspect()

    def __len__(self):
        return len(self.axes_all)

    def __getitem__(self, place):
        return self.axes_all[place]

    @property
    def axes_all_flat(self):
        """All axes."""
        return self.axes_all


class ImageGrid(Grid):
    """A grid of pictures: as wide and high as their limits, with colour bars beside each or beside all."""

    def __init__(self, fig, rect, nrows_ncols, n_axes=None, direction="row", axes_pad=0.02, *, share_all=False, aspect=True,
                 label_mode="L", cbar_mode=None, cbar_location="right", cbar_pad=None, cbar_size="5%", cbar_set_cax=True,
                 axes_class=None):  # fmt: skip
        one_of("cbar_mode", cbar_mode, ("each", "single", "edge", None))
        one_of("cbar_location", cbar_location, ("left", "right", "bottom", "top"))
        if cbar_mode == "edge" or (cbar_mode and cbar_location in ("left", "bottom")):
            raise NotImplementedError(
                "ImageGrid(cbar_mode='edge') and colour bars at the left or below are not available: use cbar_mode='single' or 'each'"
            )
        self._cbar_mode, self._cbar_location, self._cbar_size = cbar_mode, cbar_location, cbar_size
        pads = _pads(axes_pad)
        self._cbar_pad = (pads[0] if cbar_location == "right" else pads[1]) if cbar_pad is None else cbar_pad
        super().__init__(
            fig, rect, nrows_ncols, n_axes, direction, axes_pad, share_all=share_all, share_x=True, share_y=True,
            label_mode=label_mode, axes_class=axes_class, aspect=aspect,
        )  # fmt: skip
        if cbar_mode is not None:
            for cax in self.cbar_axes:
                fig.add_axes(cax)
        if cbar_mode == "each" and cbar_set_cax:
            for ax, cax in zip(self.axes_all, self.cbar_axes):
                ax.cax = cax
        elif cbar_set_cax:
            for ax in self.axes_all:
                ax.cax = self.cbar_axes[0]

    def _width(self, column):
        return Size.AxesX(self.axes_column[column][0], aspect="axes", ref_ax=self.axes_all[0])

    def _height(self, row):
        return Size.AxesY(self.axes_row[row][0], aspect="axes", ref_ax=self.axes_all[0])

    def _locate(self):
        n_bars = len(self.axes_all) if self._cbar_mode == "each" else 1
        self.cbar_axes = [_CbarAxes(self._fig, self._divider.get_position(), self._cbar_location) for _ in range(n_bars)]
        if self._cbar_mode is None:
            super()._locate()
            for cax in self.cbar_axes:
                cax.set_visible(False)
            return
        if self._cbar_mode == "single":
            super()._locate()
            self._single_bar()
        else:
            self._bar_for_each()

    def _single_bar(self):
        divider = self._divider
        beside = self._cbar_location == "right"
        sizes = divider._horizontal if beside else divider._vertical
        sizes.append(Size.Fixed(self._cbar_pad))
        sizes.append(Size.from_any(self._cbar_size, sizes[0]))
        last = len(sizes) - 1
        cax = self.cbar_axes[0]
        cax.set_axes_locator(
            divider.new_locator(nx=last, ny=0, ny1=-1) if beside else divider.new_locator(nx=0, nx1=-1, ny=last)
        )

    def _bar_for_each(self):
        beside = self._cbar_location == "right"
        horizontal, vertical, columns, rows = [], [], [], []
        for column in range(self._ncols):
            if column:
                horizontal.append(Size.Fixed(self._axes_pad[0]))
            columns.append(len(horizontal))
            horizontal.append(self._width(column))
            if beside:
                horizontal += [Size.Fixed(self._cbar_pad), Size.from_any(self._cbar_size, self._width(column))]
        for row in range(self._nrows - 1, -1, -1):
            if row < self._nrows - 1:
                vertical.append(Size.Fixed(self._axes_pad[1]))
            rows.insert(0, len(vertical))
            vertical.append(self._height(row))
            if not beside:
                vertical += [Size.Fixed(self._cbar_pad), Size.from_any(self._cbar_size, self._height(row))]
        divider = self._divider
        divider._horizontal, divider._vertical = horizontal, vertical
        for number, (ax, cax) in enumerate(zip(self.axes_all, self.cbar_axes)):
            row, column = self._place(number)
            nx, ny = columns[column], rows[row]
            ax.set_axes_locator(divider.new_locator(nx=nx, ny=ny))
            cax.set_axes_locator(divider.new_locator(nx=nx + 2, ny=ny) if beside else divider.new_locator(nx=nx, ny=ny + 2))


AxesGrid = ImageGrid


class _CbarAxes(Axes):
    """The axes of a colour bar in a grid."""

    def __init__(self, fig, rect, orientation):
        super().__init__(fig, rect)
        self.orientation = orientation

    def colorbar(self, mappable, **kwargs):
        """Draws the colour bar of a mappable here."""
        return self.get_figure().colorbar(mappable, cax=self, location=self.orientation, **kwargs)
