"""Grids that place subplots: `GridSpec`, grids inside a cell, and the margins around them."""

import numbers

import numpy as np

from matplotlib import rcParams
from matplotlib.transforms import Bbox

_SHARING = ("all", "row", "col", "none", False, True)


class GridSpecBase:
    """Rows and columns with their relative sizes; cells are taken with square brackets."""

    def __init__(self, nrows, ncols, height_ratios=None, width_ratios=None):
        if not isinstance(nrows, numbers.Integral) or nrows <= 0:
            raise ValueError(f"Number of rows must be a positive integer, not {nrows!r}")
        if not isinstance(ncols, numbers.Integral) or ncols <= 0:
            raise ValueError(f"Number of columns must be a positive integer, not {ncols!r}")
        self._nrows, self._ncols = nrows, ncols
        self.set_height_ratios(height_ratios)
        self.set_width_ratios(width_ratios)

    def __repr__(self):
        heights = f", height_ratios={self._row_height_ratios!r}" if len(set(self._row_height_ratios)) != 1 else ""
        widths = f", width_ratios={self._col_width_ratios!r}" if len(set(self._col_width_ratios)) != 1 else ""
        return f"{type(self).__name__}({self._nrows}, {self._ncols}{heights}{widths})"

    nrows = property(lambda self: self._nrows, doc="Number of rows.")
    ncols = property(lambda self: self._ncols, doc="Number of columns.")

    def get_geometry(self):
        """Number of rows and of columns."""
        return self._nrows, self._ncols

    def get_subplot_params(self, figure=None):
        """Margins and gaps of this grid; each kind of grid says its own."""

    def new_subplotspec(self, loc, rowspan=1, colspan=1):
        """The cells from row and column `loc`, so many rows and columns on."""
        row, column = loc
        return self[row : row + rowspan, column : column + colspan]

    def set_width_ratios(self, width_ratios):
        """Set the relative widths of the columns."""
        if width_ratios is None:
            width_ratios = [1] * self._ncols
        elif len(width_ratios) != self._ncols:
            raise ValueError(
                "Expected the given number of width ratios to match the number of columns of the grid"
            )
        self._col_width_ratios = width_ratios

    def get_width_ratios(self):
        """The relative widths of the columns."""
        return self._col_width_ratios

    def set_height_ratios(self, height_ratios):
        """Set the relative heights of the rows."""
        if height_ratios is None:
            height_ratios = [1] * self._nrows
        elif len(height_ratios) != self._nrows:
            raise ValueError("Expected the given number of height ratios to match the number of rows of the grid")
        self._row_height_ratios = height_ratios

    def get_height_ratios(self):
        """The relative heights of the rows."""
        return self._row_height_ratios

    def _edges(self, fig):
        """Bottoms, tops, lefts and rights of rows and columns in figure units, as lists."""
        params = self.get_subplot_params(fig)
        columns = _cell_edges(params.left, params.right - params.left, params.wspace, self._col_width_ratios, 1)
        rows = _cell_edges(params.top, params.top - params.bottom, params.hspace, self._row_height_ratios, -1)
        return rows[1], rows[0], columns[0], columns[1]

    def get_grid_positions(self, fig):
        """Bottoms, tops, lefts and rights of rows and columns in figure units."""
        return tuple(np.array(edges) for edges in self._edges(fig))

    @staticmethod
    def _check_gridspec_exists(figure, nrows, ncols):
        """The grid of this shape that the figure already uses, or a new one."""
        for ax in figure.get_axes():
            grid = ax.get_gridspec()
            if grid is None:
                continue
            if hasattr(grid, "get_topmost_subplotspec"):
                # What a colorbar put inside a cell belongs to the grid around it.
                grid = grid.get_topmost_subplotspec().get_gridspec()
            if grid.get_geometry() == (nrows, ncols):
                return grid
        return GridSpec(nrows, ncols, figure=figure)

    def __getitem__(self, key):
        nrows, ncols = self._nrows, self._ncols
        if isinstance(key, tuple):
            try:
                first, second = key
            except ValueError as error:
                raise ValueError("Unrecognized subplot spec") from error
            row, last_row = _cell_range(first, nrows, 0)
            column, last_column = _cell_range(second, ncols, 1)
            num1, num2 = np.int64(row * ncols + column), np.int64(last_row * ncols + last_column)
        else:
            num1, num2 = _cell_range(key, nrows * ncols, None)
        return SubplotSpec(self, num1, num2)

    def subplots(self, *, sharex=False, sharey=False, squeeze=True, subplot_kw=None):
        """Axes in every cell, as an array."""
        figure = self.figure
        if figure is None:
            raise ValueError("GridSpec.subplots() only works for GridSpecs created with a parent figure")
        sharex, sharey = _sharing("sharex", sharex), _sharing("sharey", sharey)
        subplot_kw = {} if subplot_kw is None else dict(subplot_kw)
        axs = np.empty((self._nrows, self._ncols), dtype=object)
        leaders = {}
        for row in range(self._nrows):
            for column in range(self._ncols):
                place = {"none": None, "all": 0, "row": row, "col": column}
                subplot_kw["sharex"] = leaders.get(("x", place[sharex])) if sharex != "none" else None
                subplot_kw["sharey"] = leaders.get(("y", place[sharey])) if sharey != "none" else None
                ax = figure.add_subplot(self[row, column], **subplot_kw)
                axs[row, column] = ax
                leaders.setdefault(("x", place[sharex]), ax)
                leaders.setdefault(("y", place[sharey]), ax)
        if sharex in ("col", "all"):
            for ax in axs.flat:
                ax._label_outer_xaxis(skip_non_rectangular_axes=True)
        if sharey in ("row", "all"):
            for ax in axs.flat:
                ax._label_outer_yaxis(skip_non_rectangular_axes=True)
        if not squeeze:
            return axs
        return axs.item() if axs.size == 1 else axs.squeeze()


class GridSpec(GridSpecBase):
    """A grid over the figure; margins not given here are the figure's."""

    _AllowedKeys = ["left", "bottom", "right", "top", "wspace", "hspace"]

    def __init__(self, nrows, ncols, figure=None, left=None, bottom=None, right=None, top=None,
                 wspace=None, hspace=None, width_ratios=None, height_ratios=None):
        self.left, self.bottom, self.right, self.top = left, bottom, right, top
        self.wspace, self.hspace = wspace, hspace
        self.figure = figure
        super().__init__(nrows, ncols, width_ratios=width_ratios, height_ratios=height_ratios)

    def update(self, **kwargs):
        """Change margins and gaps of this grid, and move the axes in it."""
        for name, value in kwargs.items():
            if name not in self._AllowedKeys:
                raise AttributeError(f"{name} is an unknown keyword")
            setattr(self, name, value)
        from matplotlib._pyplot_state import managers

        for manager in managers():
            for ax in manager.canvas.figure.axes:
                spec = ax.get_subplotspec()
                if spec is not None and spec.get_topmost_subplotspec().get_gridspec() is self:
                    ax._set_position(spec.get_position(ax.get_figure(root=False)))

    def get_subplot_params(self, figure=None):
        """Margins and gaps: the figure's, with those given for this grid."""
        if figure is None:
            params = SubplotParams()
        else:
            source = figure.subplotpars
            params = SubplotParams(
                source.left, source.bottom, source.right, source.top, source.wspace, source.hspace
            )
        params.update(**{name: getattr(self, name) for name in self._AllowedKeys})
        return params

    def locally_modified_subplot_params(self):
        """Names of the margins and gaps given for this grid."""
        return [name for name in self._AllowedKeys if getattr(self, name)]

    def tight_layout(self, figure, renderer=None, pad=1.08, h_pad=None, w_pad=None, rect=None):
        """Choose margins and gaps so that labels of the axes in this grid fit."""
        from matplotlib._tight_layout import get_subplotspec_list, get_tight_layout_figure

        if renderer is None:
            renderer = figure._get_renderer()
        kwargs = get_tight_layout_figure(
            figure, figure.axes, get_subplotspec_list(figure.axes, grid_spec=self), renderer,
            pad=pad, h_pad=h_pad, w_pad=w_pad, rect=rect,
        )
        if kwargs:
            self.update(**kwargs)


class GridSpecFromSubplotSpec(GridSpecBase):
    """A grid inside cells of another grid."""

    def __init__(self, nrows, ncols, subplot_spec, wspace=None, hspace=None, height_ratios=None, width_ratios=None):
        self._wspace, self._hspace = wspace, hspace
        if not isinstance(subplot_spec, SubplotSpec):
            raise TypeError(
                "subplot_spec must be type SubplotSpec, usually from GridSpec, or axes.get_subplotspec."
            )
        self._subplot_spec = subplot_spec
        self.figure = subplot_spec.get_gridspec().figure
        super().__init__(nrows, ncols, width_ratios=width_ratios, height_ratios=height_ratios)

    def get_subplot_params(self, figure=None):
        """The box of the cells around this grid, with its gaps."""
        wspace, hspace = self._wspace, self._hspace
        source = figure.subplotpars if figure is not None else None
        if wspace is None:
            wspace = source.wspace if source is not None else rcParams["figure.subplot.wspace"]
        if hspace is None:
            hspace = source.hspace if source is not None else rcParams["figure.subplot.hspace"]
        box = self._subplot_spec.get_position(figure)
        return SubplotParams(box.x0, box.y0, box.x1, box.y1, wspace, hspace)

    def get_topmost_subplotspec(self):
        """The cells of the outermost grid."""
        return self._subplot_spec.get_topmost_subplotspec()


class SubplotSpec:
    """A rectangle of cells in a grid."""

    def __init__(self, gridspec, num1, num2=None):
        self._gridspec = gridspec
        self.num1 = num1
        self._num2 = num2

    def __repr__(self):
        return (
            f"{self.get_gridspec()}[{self.rowspan.start}:{self.rowspan.stop}, "
            f"{self.colspan.start}:{self.colspan.stop}]"
        )

    @staticmethod
    def _from_subplot_args(figure, args):
        """The cells that the arguments of `subplot` mean: 234, (2, 3, 4), (2, 3, (4, 5)) or cells."""
        if len(args) == 1:
            (place,) = args
            if isinstance(place, SubplotSpec):
                return place
            refusal = f"Single argument to subplot must be a three-digit integer, not {place!r}"
            if not isinstance(place, numbers.Integral):
                raise ValueError(refusal)
            try:
                rows, cols, num = map(int, str(place))
            except ValueError:
                raise ValueError(refusal) from None
        elif len(args) == 3:
            rows, cols, num = args
        else:
            raise TypeError(f"subplot() takes 1 or 3 positional arguments but {len(args)} were given")
        grid = GridSpec._check_gridspec_exists(figure, rows, cols)
        if isinstance(num, tuple) and len(num) == 2:
            if not all(isinstance(n, numbers.Integral) for n in num):
                raise ValueError(f"Subplot specifier tuple must contain integers, not {num}")
            first, last = num
        else:
            if not isinstance(num, numbers.Integral) or num < 1 or num > rows * cols:
                raise ValueError(f"num must be an integer with 1 <= num <= {rows * cols}, not {num!r}")
            first = last = num
        return grid[first - 1 : last]

    @property
    def num2(self):
        """Number of the last cell."""
        return self.num1 if self._num2 is None else self._num2

    @num2.setter
    def num2(self, value):
        self._num2 = value

    def get_gridspec(self):
        """The grid these cells are of."""
        return self._gridspec

    def get_geometry(self):
        """Rows and columns of the grid, first and last cell."""
        rows, cols = self._gridspec.get_geometry()
        return rows, cols, self.num1, self.num2

    @property
    def rowspan(self):
        """The rows these cells take."""
        ncols = self._gridspec.ncols
        return range(self.num1 // ncols, self.num2 // ncols + 1)

    @property
    def colspan(self):
        """The columns these cells take."""
        ncols = self._gridspec.ncols
        first, second = sorted((self.num1 % ncols, self.num2 % ncols))
        return range(first, second + 1)

    def is_first_row(self):
        """Whether the cells touch the first row."""
        return self.rowspan.start == 0

    def is_last_row(self):
        """Whether the cells touch the last row."""
        return self.rowspan.stop == self._gridspec.nrows

    def is_first_col(self):
        """Whether the cells touch the first column."""
        return self.colspan.start == 0

    def is_last_col(self):
        """Whether the cells touch the last column."""
        return self.colspan.stop == self._gridspec.ncols

    def get_position(self, figure):
        """The box of the cells in figure units."""
        return self._box(self._gridspec._edges(figure))

    def _position_without_margins(self):
        """The box of the cells when the grid fills all of its figure, without gaps."""
        columns = _cell_edges(0, 1, 0, self._gridspec._col_width_ratios, 1)
        rows = _cell_edges(1, 1, 0, self._gridspec._row_height_ratios, -1)
        return self._box((rows[1], rows[0], columns[0], columns[1]))

    def _box(self, edges):
        """The box around the cells, from bottoms, tops, lefts and rights of the grid."""
        bottoms, tops, lefts, rights = edges
        rows, columns = self.rowspan, self.colspan
        return Bbox.from_extents(
            min(lefts[columns.start : columns.stop]), min(bottoms[rows.start : rows.stop]),
            max(rights[columns.start : columns.stop]), max(tops[rows.start : rows.stop]),
        )

    def get_topmost_subplotspec(self):
        """The cells of the outermost grid that these are in."""
        if hasattr(self._gridspec, "get_topmost_subplotspec"):
            return self._gridspec.get_topmost_subplotspec()
        return self

    def __eq__(self, other):
        return (self._gridspec, self.num1, self.num2) == (
            getattr(other, "_gridspec", object()), getattr(other, "num1", object()), getattr(other, "num2", object()),
        )

    def __hash__(self):
        return hash((self._gridspec, self.num1, self.num2))

    def subgridspec(self, nrows, ncols, **kwargs):
        """A grid inside these cells."""
        return GridSpecFromSubplotSpec(nrows, ncols, self, **kwargs)


class SubplotParams:
    """Margins of the figure and gaps between its subplots."""

    def __init__(self, left=None, bottom=None, right=None, top=None, wspace=None, hspace=None):
        for name in ("left", "bottom", "right", "top", "wspace", "hspace"):
            setattr(self, name, rcParams["figure.subplot." + name])
        self.update(left, bottom, right, top, wspace, hspace)

    def update(self, left=None, bottom=None, right=None, top=None, wspace=None, hspace=None):
        """Change those that are given; the margins must leave room."""
        if (left if left is not None else self.left) >= (right if right is not None else self.right):
            raise ValueError("left cannot be >= right")
        if (bottom if bottom is not None else self.bottom) >= (top if top is not None else self.top):
            raise ValueError("bottom cannot be >= top")
        for name, value in (("left", left), ("right", right), ("bottom", bottom), ("top", top),
                            ("wspace", wspace), ("hspace", hspace)):
            if value is not None:
                setattr(self, name, value)


def _cell_edges(start, total, gap, ratios, direction):
    """Where each cell begins and ends, going up (1) or down (-1) from `start`."""
    count = len(ratios)
    cell = total / (count + gap * (count - 1))
    unit = cell * count / sum(ratios)
    distance, begins, ends = 0, [], []
    for place, ratio in enumerate(ratios):
        if place:
            distance += gap * cell
        begins.append(start + direction * distance)
        distance += ratio * unit
        ends.append(start + direction * distance)
    return begins, ends


def _cell_range(key, size, axis):
    """First and last cell of an index or slice."""
    if isinstance(key, slice):
        start, stop, _ = key.indices(size)
        if stop > start:
            return start, stop - 1
        raise IndexError("GridSpec slice would result in no space allocated for subplot")
    place = key + size if key < 0 else key
    if 0 <= place < size:
        return place, place
    if axis is not None:
        raise IndexError(f"index {key} is out of bounds for axis {axis} with size {size}")
    raise IndexError(f"index {key} is out of bounds for GridSpec with size {size}")


def _sharing(name, value):
    """One of all, row, col, none."""
    if isinstance(value, bool):
        return "all" if value else "none"
    if value not in _SHARING:
        supported = ", ".join(map(repr, _SHARING))
        raise ValueError(f"{value!r} is not a valid value for {name}; supported values are {supported}")
    return value if isinstance(value, str) else ("all" if value else "none")
