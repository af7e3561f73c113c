"""df.plot.box, df.boxplot and boxes of groups."""

import numpy as np

import pandas as pd
from pandas.plotting import _figures
from pandas.plotting._colours import colours_for
from pandas.plotting._plot import Plot
from pandas.plotting._words import is_list_like, words

_PARTS = ("boxes", "whiskers", "medians", "caps")
_PROPERTIES = {"boxes": "boxprops", "whiskers": "whiskerprops", "medians": "medianprops", "caps": "capprops"}


class BP:
    """The axes of boxes and the lines they are drawn with; a pair."""

    __slots__ = ("ax", "lines")

    def __init__(self, ax, lines):
        self.ax, self.lines = ax, lines

    def __iter__(self):
        return iter((self.ax, self.lines))

    def __getitem__(self, place):
        return (self.ax, self.lines)[place]

    def __len__(self):
        return 2

    def __repr__(self):
        return f"BP(ax={self.ax!r}, lines={self.lines!r})"


def part_colours(colormap, color, caps=None):
    """The colours of boxes, whiskers, medians and caps."""
    first = colours_for(3, colormap)
    if colormap is None:
        first = np.array(first)
    chosen = dict(zip(_PARTS, (first[0], first[0], first[2], first[0] if caps is None else np.array([caps])[0])))
    if isinstance(color, dict):
        for key in color:
            if key not in _PARTS:
                raise ValueError(f"color dict contains invalid key '{key}'. The key must be either {list(_PARTS)}")
        chosen.update(color)
    elif color is not None:
        color = color[0] if isinstance(color, list) and len(color) == 1 else color
        chosen = dict.fromkeys(_PARTS, color)
    return chosen


def paint(boxes, colours, kwds):
    """Colours the parts that the caller did not colour."""
    for part in _PARTS:
        if not kwds.get(_PROPERTIES[part]):
            for artist in boxes[part]:
                artist.set_color(colours[part])
                artist.set_alpha(1)


def _result(kind, ax, boxes):
    return boxes if kind == "dict" else BP(ax, boxes) if kind == "both" else ax


def _repeated(labels, axis):
    """Labels for all ticks of an axis, which may have boxes of earlier calls."""
    return labels * (len(axis.get_ticklocs()) // len(labels))


def _without_gaps(values):
    return [np.asarray(one)[~pd.isna(one)] for one in values]


class BoxPlot(Plot):
    """A box per column."""

    kind = "box"
    layout_type = "horizontal"
    numbers_only = True

    def __init__(self, data, return_type="axes", **kwargs):
        if return_type not in (None, "axes", "dict", "both"):
            raise ValueError("return_type must be {None, 'axes', 'dict', 'both'}")
        self.return_type = return_type
        self.box_color = kwargs.pop("color", None)
        vertical = kwargs.get("orientation", "vertical") == "vertical" and kwargs.get("vert", True)
        self.orientation = "vertical" if vertical else "horizontal"
        if kwargs.get("by") is not None and kwargs.get("column") is None:
            by = list(kwargs["by"]) if is_list_like(kwargs["by"]) else [kwargs["by"]]
            kwargs["column"] = [name for name in data.columns if name not in by]
        Plot.__init__(self, data, **kwargs)
        if self.by is not None:
            self.subplots = True
        if self.subplots and vertical:
            self.sharex = False
        elif self.subplots:
            self.sharey = False

    def drawable(self):
        """The columns with numbers."""
        if self.by is None:
            return Plot.drawable(self)
        self.column = [name for name in sorted(self.column) if pd.api.types.is_numeric_dtype(self.source[name])]
        if not self.column:
            raise TypeError("no numeric data to plot")
        return self.source[self.column]

    def draw_columns(self):
        """Draws the boxes."""
        colours = part_colours(self.colormap, self.box_color)
        if self.by is not None:
            groups = list(self.source.groupby(self.by if len(self.by) > 1 else self.by[0]))
            drawn = {}
            for i, name in enumerate(self.column):
                columns = [group[name].to_numpy() for _, group in groups]
                drawn[name] = self._draw(self.axes[i], columns, [words(key) for key, _ in groups], colours)
                self.axes[i].set_title(words(name))
            self.drawn = pd.Series(list(drawn.values()), index=list(drawn))
        elif self.subplots:
            drawn = {label: self._draw(self.ax_of(i), [y], [words(label)], colours) for i, label, y in self.columns()}
            self.drawn = pd.Series(list(drawn.values()), index=list(drawn))
        else:
            labels = self.data.columns if self.use_index else range(self.data.shape[1])
            columns = [y for _, _, y in self.columns()]
            self.drawn = self._draw(self.ax_of(0), columns, [words(label) for label in labels], colours)

    def _draw(self, ax, columns, labels, colours):
        boxes = ax.boxplot(_without_gaps(columns), **self.kwds)
        paint(boxes, colours, self.kwds)
        axis = ax.xaxis if self.orientation == "vertical" else ax.yaxis
        axis.set_ticklabels(_repeated(labels, axis))
        return _result(self.return_type, ax, boxes)

    def _add_legend(self):
        """Boxes have no legend."""

    def decorate(self, ax):
        """The names of the axes that were given."""
        if self.xlabel:
            ax.set_xlabel(words(self.xlabel))
        if self.ylabel:
            ax.set_ylabel(words(self.ylabel))

    def result(self):
        """The axes, or the lines where `return_type` asks for them."""
        return Plot.result(self) if self.return_type == "axes" and self.by is None and not self.subplots else self.drawn


def boxplot(data, column=None, by=None, ax=None, fontsize=None, rot=0, grid=True, figsize=None, layout=None,
            return_type=None, **kwds):  # fmt: skip
    """Boxes of columns, or of groups of a column."""
    from matplotlib import pyplot as plt

    if return_type not in (None, "axes", "dict", "both"):
        raise ValueError("return_type must be {'axes', 'dict', 'both'}")
    if isinstance(data, pd.Series):
        data, column = data.to_frame("x"), "x"
    colours = part_colours(kwds.pop("colormap", None), kwds.pop("color", None), caps="k")
    looks = _Looks(colours, fontsize, rot, return_type)
    columns = column if column is None or is_list_like(column) else [column]
    if by is not None:
        return _by_column(looks, data, columns, by, grid, figsize, ax, layout, kwds)
    if layout is not None:
        raise ValueError("The 'layout' keyword is not supported when 'by' is None")
    if ax is None:
        with plt.rc_context({} if figsize is None else {"figure.figsize": figsize}):
            ax = plt.gca()
    data = data.select_dtypes(include=[np.number, np.bool_])
    if data.shape[1] == 0:
        raise ValueError("boxplot method requires numerical columns, nothing to plot.")
    if columns is None:
        columns = data.columns
    else:
        data = data[columns]
    drawn = looks.draw(list(columns), [data.iloc[:, i].to_numpy() for i in range(data.shape[1])], ax, **kwds)
    ax.grid(grid)
    return drawn


class _Looks:
    """How boxes are drawn and what a drawing call returns."""

    def __init__(self, colours, fontsize, rot, return_type):
        self.colours, self.fontsize, self.rot, self.return_type = colours, fontsize, rot, return_type

    def draw(self, keys, values, ax, xlabel=None, ylabel=None, **kwds):
        """Boxes of several samples."""
        if xlabel:
            ax.set_xlabel(words(xlabel))
        if ylabel:
            ax.set_ylabel(words(ylabel))
        keys = [words(key) for key in keys]
        boxes = ax.boxplot(_without_gaps(values), **kwds)
        if self.fontsize is not None:
            ax.tick_params(axis="both", labelsize=self.fontsize)
        vertical = kwds.get("vert", True) and kwds.get("orientation", "vertical") == "vertical"
        axis = ax.xaxis if vertical else ax.yaxis
        axis.set_ticklabels(_repeated(keys, axis), rotation=self.rot)
        paint(boxes, self.colours, kwds)
        return _result(self.return_type, ax, boxes)


def _by_column(looks, data, columns, by, grid, figsize, ax, layout, kwds):
    """An axes per column, a box per group."""
    grouped = data.groupby(by, observed=False)
    if columns is None:
        keys = list(by) if is_list_like(by) else [by]
        columns = data.select_dtypes(include=[np.number, np.bool_]).columns.difference(keys)
    figure, axes = _figures.subplots(
        len(columns), sharex=kwds.pop("sharex", True), sharey=kwds.pop("sharey", True), figsize=figsize, ax=ax,
        layout=layout,
    )  # fmt: skip
    vertical = kwds.get("vert", True)
    xlabel, ylabel = kwds.pop("xlabel", None), kwds.pop("ylabel", None)
    if vertical:
        xlabel = xlabel or by
    else:
        ylabel = ylabel or by
    drawn = []
    for ax, column in zip(_figures.flat(axes), columns):
        keys, values = zip(*[(key, group.to_numpy()) for key, group in grouped[column]])
        drawn.append(looks.draw(keys, values, ax, xlabel=xlabel, ylabel=ylabel, **kwds))
        ax.set_title(column)
        ax.grid(grid)
    keys = by if is_list_like(by) else [by]
    figure.suptitle(f"Boxplot grouped by {keys[0] if len(keys) == 1 else keys}")
    _figures.adjust(figure, bottom=0.15, top=0.9, left=0.1, right=0.9, wspace=0.2)
    return axes if looks.return_type is None else pd.Series(drawn, index=columns, copy=False)


def boxplot_of_groups(grouped, subplots=True, column=None, fontsize=None, rot=0, grid=True, ax=None, figsize=None,
                      layout=None, sharex=False, sharey=True, **kwds):  # fmt: skip
    """An axes per group, a box per column; or all boxes in one axes."""
    if not subplots:
        keys, frames = zip(*grouped)
        frame = pd.concat(list(frames), keys=list(keys), axis=1)
        if column is not None:
            names = column if is_list_like(column) else [column]
            frame = frame.loc[:, [label for label in frame.columns if label[1:] in [_tuple(name) for name in names]]]
        return boxplot(frame, fontsize=fontsize, rot=rot, grid=grid, ax=ax, figsize=figsize, layout=layout, **kwds)
    figure, axes = _figures.subplots(
        len(grouped), squeeze=False, ax=ax, sharex=sharex, sharey=sharey, figsize=figsize, layout=layout
    )
    keys, drawn = [], []
    for (key, group), one in zip(grouped, _figures.flat(axes)):
        drawn.append(boxplot(group, ax=one, column=column, fontsize=fontsize, rot=rot, grid=grid, **kwds))
        one.set_title(words(key))
        keys.append(key)
    _figures.adjust(figure, bottom=0.15, top=0.9, left=0.1, right=0.9, wspace=0.2)
    return pd.Series(drawn, index=keys)


def _tuple(name):
    return name if isinstance(name, tuple) else (name,)
