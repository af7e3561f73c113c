"""df.hist and s.hist: an axes per column or per group."""

import numpy as np

import pandas as pd
from pandas.plotting import _figures
from pandas.plotting._words import words


def hist_of_series(data, by=None, ax=None, grid=True, xlabelsize=None, xrot=None, ylabelsize=None, yrot=None, figsize=None,
                   bins=10, legend=False, **kwds):  # fmt: skip
    """The histogram of a series, or one per group."""
    from matplotlib import pyplot as plt

    if legend and "label" in kwds:
        raise ValueError("Cannot use both legend and label")
    if by is not None:
        if "figure" in kwds:
            raise ValueError(
                "Cannot pass 'figure' when using the 'by' argument, since a new 'Figure' instance will be created"
            )
        axes = _of_groups(data, None, by, ax, figsize, bins, xlabelsize, xrot, ylabelsize, yrot, legend, kwds)
    else:
        if kwds.get("layout") is not None:
            raise ValueError("The 'layout' keyword is not supported when 'by' is None")
        figure = kwds.pop("figure", None)
        if figure is None:
            figure = plt.gcf() if plt.get_fignums() else plt.figure(figsize=figsize)
        if figsize is not None and tuple(figsize) != tuple(figure.get_size_inches()):
            figure.set_size_inches(*figsize, forward=True)
        if ax is None:
            ax = figure.gca()
        elif ax.get_figure() != figure:
            raise AssertionError("passed axis not bound to passed figure")
        if legend:
            kwds["label"] = data.name
        ax.hist(data.dropna().to_numpy(), bins=bins, **kwds)
        if legend:
            ax.legend()
        ax.grid(grid)
        axes = _figures.flat(ax)
        _figures.set_tick_looks(axes, xlabelsize, xrot, ylabelsize, yrot)
    if getattr(axes, "ndim", 0) == 1 and len(axes) == 1:
        return axes[0]
    return axes


def hist_of_frame(data, column=None, by=None, grid=True, xlabelsize=None, xrot=None, ylabelsize=None, yrot=None, ax=None,
                  sharex=False, sharey=False, figsize=None, layout=None, bins=10, legend=False, **kwds):  # fmt: skip
    """A histogram per column, or per group."""
    if legend and "label" in kwds:
        raise ValueError("Cannot use both legend and label")
    if by is not None:
        kwds.update(sharex=sharex, sharey=sharey, layout=layout)
        return _of_groups(data, column, by, ax, figsize, bins, xlabelsize, xrot, ylabelsize, yrot, legend, kwds)
    if column is not None:
        data = data[list(column) if isinstance(column, (list, np.ndarray, pd.Index)) else [column]]
    data = data.select_dtypes(include=(np.number, "datetime64", "datetimetz"))
    if data.shape[1] == 0:
        raise ValueError("hist method requires numerical or datetime columns, nothing to plot.")
    figure, axes = _figures.subplots(
        data.shape[1], ax=ax, squeeze=False, sharex=sharex, sharey=sharey, figsize=figsize, layout=layout
    )
    named = "label" in kwds
    for one, (i, name) in zip(_figures.flat(axes), enumerate(data.columns)):
        if legend and not named:
            kwds["label"] = name
        one.hist(data.iloc[:, i].dropna().to_numpy(), bins=bins, **kwds)
        one.set_title(name)
        one.grid(grid)
        if legend:
            one.legend()
    _figures.set_tick_looks(axes, xlabelsize, xrot, ylabelsize, yrot)
    _figures.adjust(figure, wspace=0.3, hspace=0.3)
    return axes


def _of_groups(data, column, by, ax, figsize, bins, xlabelsize, xrot, ylabelsize, yrot, legend, kwds):
    """An axes per group, with the group's key over it."""
    if isinstance(figsize, str):
        raise ValueError("figsize='default' is no longer supported. Specify figure size by tuple instead")
    if legend:
        kwds["label"] = data.name if data.ndim == 1 else column if column is not None else data.columns
    turn = kwds.pop("rot", 90) if xrot is None else xrot
    grouped = data.groupby(by)
    if column is not None:
        grouped = grouped[column]
    figure, axes = _figures.subplots(
        len(grouped), figsize=figsize, sharex=kwds.pop("sharex", False), sharey=kwds.pop("sharey", False), ax=ax,
        layout=kwds.pop("layout", None),
    )  # fmt: skip
    for one, (key, group) in zip(_figures.flat(axes), grouped):
        if isinstance(group, pd.DataFrame):
            group = group.select_dtypes(include=[np.number, np.bool_])
        one.hist(group.dropna().to_numpy(), bins=bins, **kwds)
        if legend:
            one.legend()
        one.set_title(words(key))
    _figures.set_tick_looks(axes, xlabelsize, turn, ylabelsize, yrot)
    _figures.adjust(figure, bottom=0.15, top=0.9, left=0.1, right=0.9, hspace=0.5, wspace=0.3)
    return axes
