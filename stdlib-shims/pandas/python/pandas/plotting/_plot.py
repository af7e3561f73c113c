"""What all kinds of `df.plot` have in common: the steps from a frame to decorated axes."""

import warnings

import numpy as np

import pandas as pd
from pandas.plotting import _figures
from pandas.plotting._colours import check_style, colours_for, has_colour
from pandas.plotting._errors import errors_of, errors_for
from pandas.plotting._words import is_list_like, names_of, words

class Plot:
    """One call of `df.plot`: reads the arguments, draws each column and decorates the axes."""

    kind = ""
    layout_type = "vertical"
    default_rotation = 0
    orientation = None
    numbers_only = False
    text_too = False

    def __init__(self, data, kind=None, by=None, subplots=False, sharex=None, sharey=False, use_index=True, figsize=None,
                 grid=None, legend=True, rot=None, ax=None, fig=None, title=None, xlim=None, ylim=None, xticks=None,
                 yticks=None, xlabel=None, ylabel=None, fontsize=None, secondary_y=False, colormap=None, table=False,
                 layout=None, include_bool=False, column=None, logx=False, logy=False, loglog=False, mark_right=True,
                 stacked=False, label=None, style=None, **kwds):  # fmt: skip
        self.source, self.is_series = data, isinstance(data, pd.Series)
        self.by = None if by is None else list(by) if is_list_like(by) else [by]
        self.column = None if column is None else list(column) if is_list_like(column) else [column]
        self.subplots, self.groups = _check_subplots(subplots, data, self.by), None
        if not isinstance(self.subplots, bool):
            self.groups, self.subplots = self.subplots, True
        self.sharex = ax is None and by is None if sharex is None else _bool(sharex, "sharex must be a bool or None")
        self.sharey, self.layout, self.figsize, self.given_ax = sharey, layout, figsize, ax
        self.use_index, self.legend, self.title, self.fontsize = use_index, legend, title, fontsize
        self.rotation_given = rot is not None
        self.rot = rot if rot is not None else self.default_rotation
        self.xlim, self.ylim, self.xticks, self.yticks = xlim, ylim, xticks, yticks
        self.xlabel, self.ylabel = xlabel, ylabel
        self.logx, self.logy, self.loglog = (
            _check_log(name, value) for name, value in (("logx", logx), ("logy", logy), ("loglog", loglog))
        )
        self.secondary_y = list(secondary_y) if is_list_like(secondary_y) else secondary_y
        self.mark_right, self.stacked, self.label, self.style = mark_right, stacked, label, style
        self.table, self.include_bool = table, include_bool
        if colormap is not None and "cmap" in kwds:
            raise TypeError("Only specify one of `cmap` and `colormap`.")
        self.colormap = kwds.pop("cmap", None) if colormap is None else colormap
        self.grid = grid if grid is not None else self._default_grid()
        self.errors = {axis: errors_of(kwds.pop(axis, None), self._frame()) for axis in ("xerr", "yerr")}
        self._check_colours(kwds)
        self.kwds = kwds
        self.legend_handles, self.legend_labels = [], []

    def _default_grid(self):
        if self.secondary_y is not False and (self.secondary_y is True or len(self.secondary_y)):
            return False
        from matplotlib import rcParams

        return rcParams["axes.grid"]

    def _check_colours(self, kwds):
        color = kwds.get("color")
        if color is None:
            return
        if self.colormap is not None:
            warnings.warn("'color' and 'colormap' cannot be used simultaneously. Using 'color'", stacklevel=2)
        if self.n_columns == 1 and (isinstance(color, tuple) and len(color) in (3, 4) or not is_list_like(color)):
            kwds["color"] = [color]
        check_style(self.style, color)

    def _frame(self):
        return self.source.to_frame() if self.is_series else self.source

    @property
    def n_columns(self):
        """How many columns the plot draws."""
        if self.by is not None and self.column is not None:
            return len(self.column)
        data = getattr(self, "data", None)
        if data is None:
            data = self.source
        return 1 if data.ndim == 1 else data.shape[1]

    # The steps.

    def generate(self):
        """Draws everything."""
        self.data = self.drawable()
        self._make_axes()
        self.draw_columns()
        self._add_table()
        self._add_legend()
        self._decorate_subplots()
        for ax in self.axes:
            self._set_label_looks(ax)
            self.decorate(ax)

    def result(self):
        """The axes, in the shape the caller expects."""
        if self.subplots:
            if self.layout is not None and not is_list_like(self.given_ax):
                return self.axes.reshape(*_figures.grid_shape(len(self.axes), self.layout))
            return self.axes
        all_right = self.secondary_y is True or (
            isinstance(self.secondary_y, list) and len(self.secondary_y) == self.n_columns
        )
        return right_layer(self.axes[0]) if all_right else self.axes[0]

    def drawable(self):
        """The columns that can be drawn, as plain numbers."""
        data = self.source
        if self.is_series:
            label = "" if self.label is None and data.name is None else self.label
            data = data.to_frame() if label is None else data.to_frame(name=label)
        elif self.column is not None and self.kind in ("hist", "box"):
            data = data.loc[:, self.column if self.by is None else self.column + self.by]
        data = data.infer_objects()
        kinds = [np.number] if self.numbers_only else [np.number, "datetime", "datetimetz", "timedelta"]
        if self.include_bool is True:
            kinds.append(np.bool_)
        if self.text_too:
            kinds += ["object", "category", "string"]
        chosen = data.select_dtypes(include=kinds, exclude=["timedelta"] if self.numbers_only else None)
        if chosen.shape[1] == 0:
            raise TypeError("no numeric data to plot")
        return _plain(chosen)

    def _make_axes(self):
        from matplotlib import pyplot as plt

        if self.subplots:
            n_axes = self.n_columns if self.groups is None else len(self.groups)
            self.figure, axes = _figures.subplots(
                n_axes, sharex=self.sharex, sharey=self.sharey, figsize=self.figsize, ax=self.given_ax,
                layout=self.layout, layout_type=self.layout_type,
            )  # fmt: skip
        elif self.given_ax is None:
            self.figure = plt.figure(figsize=self.figsize)
            axes = self.figure.add_subplot(111)
        else:
            self.figure, axes = self.given_ax.get_figure(), self.given_ax
            if self.figsize is not None:
                self.figure.set_size_inches(self.figsize)
        self.axes = _figures.flat(axes)
        for setter, choices in (("set_xscale", (self.logx, self.loglog)), ("set_yscale", (self.logy, self.loglog))):
            scale = "log" if True in choices else "symlog" if "sym" in choices else None
            if scale is not None:
                for ax in self.axes:
                    getattr(ax, setter)(scale)

    def _place(self, i):
        """Which of the axes shows column `i`."""
        if self.groups is None:
            return i
        return next(place for place, group in enumerate(self.groups) if i in group)

    # Axes on the left and on the right.

    def on_right(self, i):
        """Whether column `i` is measured on the right."""
        if isinstance(self.secondary_y, bool):
            return self.secondary_y
        return self.data.columns[i] in self.secondary_y

    def ax_of(self, i):
        """The axes that column `i` is drawn into."""
        place = self._place(i) if self.subplots else 0
        ax = self._layer(self.axes[place], i)
        if self.subplots:
            self.axes[place] = ax
        ax.get_yaxis().set_visible(True)
        return ax

    def _layer(self, ax, i):
        if not self.on_right(i):
            return getattr(ax, "left_ax", ax)
        if hasattr(ax, "right_ax"):
            return ax.right_ax
        if hasattr(ax, "left_ax"):
            return ax
        right = ax.twinx()
        right._get_lines = ax._get_lines
        right._get_patches_for_fill = ax._get_patches_for_fill
        ax.right_ax, right.left_ax = right, ax
        if not (ax.lines or ax.collections or ax.artists or ax.containers or ax.patches):
            ax.get_yaxis().set_visible(False)
        if True in (self.logy, self.loglog):
            right.set_yscale("log")
        elif "sym" in (self.logy, self.loglog):
            right.set_yscale("symlog")
        return right

    # What columns are called and how they look.

    def columns(self):
        """Position, label and values of each column."""
        for i, label in enumerate(self.data.columns):
            yield i, label, self.data.iloc[:, i].to_numpy()

    def legend_words(self, label, i):
        """A column's label in the legend."""
        text = words(label)
        return text + " (right)" if not self.subplots and self.mark_right and self.on_right(i) else text

    def remember(self, handle, label):
        """Puts a drawn thing on the list of the legend."""
        if label is not None:
            self.legend_handles.append(handle)
            self.legend_labels.append(label)

    def colours(self, n_colours=None, color_word="color"):
        """The colours of the columns: a list, or a dict by label."""
        return colours_for(self.n_columns if n_colours is None else n_colours, self.colormap, self.kwds.get(color_word))

    def looks(self, colours, i, label):
        """The style of a column, and what the drawing call is told otherwise."""
        kwds = dict(self.kwds)
        style = self.style
        if isinstance(style, list):
            style = style[i] if i < len(style) else None
        elif isinstance(style, dict):
            style = style.get(label)
        wants_colour = "color" in kwds or self.colormap is not None or self.subplots
        if wants_colour and (style is None or not has_colour(style)):
            kwds["color"] = colours[label] if isinstance(colours, dict) else colours[i % len(colours)]
        return style, kwds

    def errors_at(self, label, i, xerr=True, yerr=True):
        """The error bars of a column, as words for the drawing call."""
        found = {}
        for axis, wanted in (("xerr", xerr), ("yerr", yerr)):
            errors = self.errors[axis]
            if wanted and errors is not None:
                one = errors_for(errors, label, i)
                if one is not None:
                    found[axis] = one
        return found

    # What stands around the data.

    def index_words(self):
        """What is written under the axis of the index."""
        return words(self.xlabel) if self.xlabel is not None else names_of(self.data.index)

    def legend_title(self):
        """What stands over the legend: the name of the columns."""
        columns = self.data.columns
        return ",".join(words(name) for name in columns.names) if columns.nlevels > 1 else names_of(columns)

    def _add_legend(self):
        if self.subplots:
            if self.legend:
                for ax in self.axes:
                    if ax.get_visible():
                        with warnings.catch_warnings():
                            warnings.simplefilter("ignore", UserWarning)
                            ax.legend(loc="best")
            return
        ax, old = _legend_of(self.axes[0])
        handles, labels, title = [], [], ""
        if old is not None:
            title = old.get_title().get_text()
            handles = list(old.legend_handles)
            labels = [text.get_text() for text in old.get_texts()]
        if self.legend:
            step = -1 if self.legend == "reverse" else 1
            handles += self.legend_handles[::step]
            labels += self.legend_labels[::step]
            if self.legend_title() is not None:
                title = self.legend_title()
        if handles:
            ax.legend(handles, labels, loc="best", title=title)

    def _decorate_subplots(self):
        shown = [ax for ax in self.figure.get_axes() if ax.get_subplotspec() is not None]
        if len(self.axes) and shown:
            rows = {round(ax.get_position().y0, 6) for ax in shown}
            columns = {round(ax.get_position().x0, 6) for ax in shown}
            _figures.hide_inner_labels(shown, len(rows), len(columns), self.sharex, self.sharey)
        for ax in self.axes:
            ax = getattr(ax, "right_ax", ax)
            for setter, value in ((ax.set_yticks, self.yticks), (ax.set_xticks, self.xticks)):
                if value is not None:
                    setter(value)
            if self.ylim is not None:
                ax.set_ylim(self.ylim)
            if self.xlim is not None:
                ax.set_xlim(self.xlim)
            if self.ylabel is not None:
                ax.set_ylabel(words(self.ylabel))
            ax.grid(self.grid)
        if self.title:
            self._set_title()

    def _set_title(self):
        if not self.subplots:
            if is_list_like(self.title):
                raise ValueError("Using `title` of type `list` is not supported unless `subplots=True` is passed")
            self.axes[0].set_title(self.title)
        elif is_list_like(self.title):
            if len(self.title) != self.n_columns:
                raise ValueError(
                    "The length of `title` must equal the number of columns if using `title` of type `list` and "
                    f"`subplots=True`.\nlength of title = {len(self.title)}\nnumber of columns = {self.n_columns}"
                )
            for ax, title in zip(self.axes, self.title):
                ax.set_title(title)
        else:
            self.figure.suptitle(self.title)

    def _set_label_looks(self, ax):
        turned, other = (ax.yaxis, ax.xaxis) if self.orientation == "horizontal" else (ax.xaxis, ax.yaxis)
        _figures.set_label_looks(turned, rot=self.rot, fontsize=self.fontsize)
        _figures.set_label_looks(other, fontsize=self.fontsize)
        if self.orientation != "horizontal" and hasattr(ax, "right_ax"):
            _figures.set_label_looks(ax.right_ax.yaxis, fontsize=self.fontsize)

    def _add_table(self):
        if self.table is False:
            return
        from pandas.plotting._table import table

        table(self.axes[0], self.data.transpose() if self.table is True else self.table)

    def draw_columns(self):
        """Draws the data."""
        raise NotImplementedError(self.kind)

    def decorate(self, ax):
        """Names and ticks that belong to this kind of plot."""


def right_layer(ax):
    """The right of two axes in one place."""
    return getattr(ax, "right_ax", ax)


def draw_line(ax, x, y, style=None, errors=None, **kwds):
    """One line, with error bars where they were asked for; returns the artists of the call."""
    y = np.asarray(y)
    if errors:
        kwds.update(errors)
        return ax.errorbar(x, y, **kwds)
    return ax.plot(x, y, **kwds) if style is None else ax.plot(x, y, style, **kwds)


def _legend_of(ax):
    """The axes that has the legend of a pair, and the legend."""
    legend = ax.get_legend()
    other = getattr(ax, "left_ax", None) or getattr(ax, "right_ax", None)
    if legend is None and other is not None and other.get_legend() is not None:
        return other, other.get_legend()
    return ax, legend


def _plain(data):
    """Columns of pandas' own number types become numpy's."""
    names = [str(dtype) for dtype in data.dtypes]
    if all(name[:1].islower() for name in names):
        return data
    data = data.copy()
    for i, name in enumerate(names):
        if name[:1].isupper():
            column = data.iloc[:, i]
            if name.startswith(("Int", "UInt")) and not column.isna().any():
                data.isetitem(i, column.to_numpy(dtype=name.lower()))
            else:
                data.isetitem(i, column.to_numpy(dtype=float, na_value=np.nan))
    return data


def _bool(value, message):
    if not isinstance(value, (bool, np.bool_)):
        raise TypeError(message)
    return value


def _check_log(name, value):
    if value is None or value is False or value is True or (isinstance(value, str) and value == "sym"):
        return value
    raise ValueError(f"keyword '{name}' should be bool, None, or 'sym', not '{value}'")


def _check_subplots(subplots, data, by):
    """True, False, or groups of positions of columns that share an axes."""
    if isinstance(subplots, (bool, np.bool_)):
        return bool(subplots)
    if not is_list_like(subplots):
        raise ValueError("subplots should be a bool or an iterable")
    if isinstance(data, pd.Series) or by is not None:
        raise NotImplementedError("An iterable subplots for a Series is not supported.")
    groups, seen = [], set()
    for group in subplots:
        if not is_list_like(group):
            raise ValueError("When subplots is an iterable, each entry should be a list/tuple of column names.")
        absent = [one for one in group if one not in data.columns]
        if absent:
            raise ValueError(f"Column label(s) {list(np.array(absent))} not found in the DataFrame.")
        places = tuple(data.columns.get_loc(one) for one in group)
        if not places:
            continue
        twice = seen.intersection(places)
        if twice:
            names = {data.columns[place] for place in twice}
            raise ValueError(f"Each column should be in only one subplot. Columns {names} were found in multiple subplots.")
        seen.update(places)
        groups.append(places)
    return groups + [(place,) for place in range(len(data.columns)) if place not in seen]
