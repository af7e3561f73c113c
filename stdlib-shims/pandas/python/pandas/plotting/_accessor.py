"""`df.plot` and `s.plot`: reads the arguments and hands them to the class of the kind."""

import pandas as pd
from pandas.plotting._words import holds_integers, is_integer, is_list_like

_SERIES_WORDS = {
    "kind": "line", "ax": None, "figsize": None, "use_index": True, "title": None, "grid": None, "legend": False,
    "style": None, "logx": False, "logy": False, "loglog": False, "xticks": None, "yticks": None, "xlim": None,
    "ylim": None, "rot": None, "fontsize": None, "colormap": None, "table": False, "yerr": None, "xerr": None,
    "label": None, "secondary_y": False, "xlabel": None, "ylabel": None,
}  # fmt: skip
_FRAME_WORDS = {
    "x": None, "y": None, "kind": "line", "ax": None, "subplots": False, "sharex": None, "sharey": False, "layout": None,
    "figsize": None, "use_index": True, "title": None, "grid": None, "legend": True, "style": None, "logx": False,
    "logy": False, "loglog": False, "xticks": None, "yticks": None, "xlim": None, "ylim": None, "rot": None,
    "fontsize": None, "colormap": None, "table": False, "yerr": None, "xerr": None, "secondary_y": False,
    "xlabel": None, "ylabel": None,
}  # fmt: skip


class PlotAccessor:
    """Draws a frame or a series: `df.plot(kind="bar")` or `df.plot.bar()`."""

    _common_kinds = ("line", "bar", "barh", "kde", "density", "area", "hist", "box")
    _series_kinds = ("pie",)
    _dataframe_kinds = ("scatter", "hexbin")
    _kind_aliases = {"density": "kde"}
    _all_kinds = _common_kinds + _series_kinds + _dataframe_kinds

    def __init__(self, data):
        self._parent = data

    def __call__(self, *args, **kwargs):
        check_backend(kwargs.pop("backend", None))
        data = self._parent
        kwargs = self._arguments(data, args, kwargs)
        x, y = kwargs.pop("x", None), kwargs.pop("y", None)
        kind = kwargs.pop("kind")
        kind = self._kind_aliases.get(kind, kind)
        if kind not in self._all_kinds:
            raise ValueError(f"{kind} is not a valid plot kind Valid plot kinds: {self._all_kinds}")
        if kind in self._dataframe_kinds:
            if isinstance(data, pd.Series):
                raise ValueError(f"plot kind {kind} can only be used for data frames")
            return draw(data, kind, x=x, y=y, **kwargs)
        if isinstance(data, pd.DataFrame):
            data = self._choose_slice(data, kind, y, kwargs) if kind == "pie" else self._choose(data, x, y, kwargs)
        return draw(data, kind, **kwargs)

    @staticmethod
    def _arguments(data, args, kwargs):
        if isinstance(data, pd.Series):
            defaults = _SERIES_WORDS
            if args:
                given = str(args)[1:-1]
                named = ", ".join(f"{name}={value!r}" for name, value in zip(defaults, args))
                raise TypeError(
                    "`Series.plot()` should not be called with positional arguments, only keyword arguments. The order of "
                    "positional arguments will change in the future. Use "
                    f"`Series.plot({named})` instead of `Series.plot({given})`."
                )
            return {**defaults, "reuse_plot": True, **kwargs}
        if not isinstance(data, pd.DataFrame):
            raise TypeError(f"Called plot accessor for type {type(data).__name__}, expected Series or DataFrame")
        return {**_FRAME_WORDS, **dict(zip(_FRAME_WORDS, args)), **kwargs}

    @staticmethod
    def _choose_slice(data, kind, y, kwargs):
        """The column of a pie."""
        if y is None:
            if kwargs.get("subplots") is False:
                raise ValueError(f"{kind} requires either y column or 'subplots=True'")
            return data
        if is_integer(y) and not holds_integers(data.columns):
            y = data.columns[y]
        data = data[y].copy()
        data.index.name = y
        return data

    @staticmethod
    def _choose(data, x, y, kwargs):
        """The columns to draw, over the column that is `x`."""
        columns = data.columns
        if x is not None:
            if is_integer(x) and not holds_integers(columns):
                x = columns[x]
            elif not isinstance(data[x], pd.Series):
                raise ValueError("x must be a label or position")
            data = data.set_index(x)
        if y is None:
            return data
        if not holds_integers(columns) and (
            is_integer(y) or (is_list_like(y) and len(y) and all(is_integer(one) for one in y))
        ):
            y = columns[y]
        label = kwargs.get("label") or False
        for name in ("xerr", "yerr"):
            if isinstance(kwargs.get(name), str) or is_integer(kwargs.get(name)):
                try:
                    kwargs[name] = data[kwargs[name]]
                except (IndexError, KeyError, TypeError):
                    pass
        data = data[y].copy()
        if isinstance(data, pd.Series):
            data.name = label or y
            return data
        if label and not (is_list_like(label) and len(label) == len(y)):
            raise ValueError("label should be list-like and same length as y")
        if label:
            data.columns = label
        return data

    def line(self, x=None, y=None, color=None, **kwargs):
        """Lines over the index or over a column."""
        return self(kind="line", **_given(x=x, y=y, color=color), **kwargs)

    def bar(self, x=None, y=None, color=None, **kwargs):
        """Bars that stand."""
        return self(kind="bar", **_given(x=x, y=y, color=color), **kwargs)

    def barh(self, x=None, y=None, color=None, **kwargs):
        """Bars that lie."""
        return self(kind="barh", **_given(x=x, y=y, color=color), **kwargs)

    def box(self, by=None, **kwargs):
        """A box per column."""
        return self(kind="box", by=by, **kwargs)

    def hist(self, by=None, bins=10, **kwargs):
        """Histograms over the same bins."""
        return self(kind="hist", by=by, bins=bins, **kwargs)

    def kde(self, bw_method=None, ind=None, weights=None, **kwargs):
        """Estimated densities."""
        return self(kind="kde", bw_method=bw_method, ind=ind, **_given(weights=weights), **kwargs)

    density = kde

    def area(self, x=None, y=None, stacked=True, **kwargs):
        """Filled areas, one on another."""
        return self(kind="area", **_given(x=x, y=y), stacked=stacked, **kwargs)

    def pie(self, y=None, **kwargs):
        """A pie of one column, or of each with `subplots=True`."""
        if isinstance(self._parent, pd.DataFrame) and y is None and not kwargs.get("subplots", False):
            raise ValueError("pie requires either y column or 'subplots=True'")
        return self(kind="pie", **_given(y=y), **kwargs)

    def scatter(self, x, y, s=None, c=None, **kwargs):
        """Points of two columns."""
        return self(kind="scatter", x=x, y=y, s=s, c=c, **kwargs)

    def hexbin(self, x, y, C=None, reduce_C_function=None, gridsize=None, **kwargs):
        """Two columns counted in hexagons."""
        more = _given(reduce_C_function=reduce_C_function, gridsize=gridsize)
        return self(kind="hexbin", x=x, y=y, C=C, **more, **kwargs)


def draw(data, kind, **kwargs):
    """Draws with the class of the kind and returns the axes."""
    from pandas.plotting import _kinds

    if kwargs.pop("reuse_plot", False) and kwargs.get("ax") is None:
        from matplotlib import pyplot as plt

        if plt.get_fignums():
            ax = plt.gca()
            kwargs["ax"] = getattr(ax, "left_ax", ax)
    plot = _kinds.class_of(kind)(data, **kwargs)
    if not _has_times(data, kind):
        plot.generate()
        return plot.result()
    from pandas.plotting import _converters

    with _converters.registered():
        plot.generate()
        return plot.result()


def _has_times(data, kind):
    """Whether dates, times or periods may be drawn."""
    if data.index.inferred_type in ("datetime64", "datetime", "date", "time", "period"):
        return True
    dtypes = [data.dtype] if data.ndim == 1 else data.dtypes
    return any(getattr(dtype, "kind", "") == "M" or (kind == "scatter" and dtype == object) for dtype in dtypes)


def check_backend(name):
    """Only matplotlib draws here."""
    if name is None:
        name = pd.get_option("plotting.backend")
    if name != "matplotlib":
        raise ValueError(
            f"Could not find plotting backend '{name}'. Ensure that you've installed the package providing the '{name}' "
            "entrypoint, or that the package has a top-level `.plot` method."
        )


def _given(**kwargs):
    return {name: value for name, value in kwargs.items() if value is not None}
