"""The functions of pandas.plotting. Each loads what draws when it is called."""


def hist_frame(data, column=None, by=None, grid=True, xlabelsize=None, xrot=None, ylabelsize=None, yrot=None, ax=None,
               sharex=False, sharey=False, figsize=None, layout=None, bins=10, backend=None, legend=False,
               **kwargs):  # fmt: skip
    """A histogram per column of a frame."""
    from pandas.plotting._accessor import check_backend
    from pandas.plotting._hist import hist_of_frame

    check_backend(backend)
    return hist_of_frame(data, column, by, grid, xlabelsize, xrot, ylabelsize, yrot, ax, sharex, sharey, figsize, layout,
                         bins, legend, **kwargs)  # fmt: skip


def hist_series(self, by=None, ax=None, grid=True, xlabelsize=None, xrot=None, ylabelsize=None, yrot=None, figsize=None,
                bins=10, backend=None, legend=False, **kwargs):  # fmt: skip
    """The histogram of a series."""
    from pandas.plotting._accessor import check_backend
    from pandas.plotting._hist import hist_of_series

    check_backend(backend)
    return hist_of_series(self, by, ax, grid, xlabelsize, xrot, ylabelsize, yrot, figsize, bins, legend, **kwargs)


def boxplot(data, column=None, by=None, ax=None, fontsize=None, rot=0, grid=True, figsize=None, layout=None,
            return_type=None, **kwargs):  # fmt: skip
    """Boxes of columns, or of groups of a column."""
    from pandas.plotting import _boxes

    return _boxes.boxplot(data, column, by, ax, fontsize, rot, grid, figsize, layout, return_type, **kwargs)


def boxplot_frame(self, column=None, by=None, ax=None, fontsize=None, rot=0, grid=True, figsize=None, layout=None,
                  return_type=None, backend=None, **kwargs):  # fmt: skip
    """Boxes of a frame's columns."""
    from pandas.plotting._accessor import check_backend

    check_backend(backend)
    return boxplot(self, column, by, ax, fontsize, rot, grid, figsize, layout, return_type, **kwargs)


def boxplot_frame_groupby(grouped, subplots=True, column=None, fontsize=None, rot=0, grid=True, ax=None, figsize=None,
                          layout=None, sharex=False, sharey=True, backend=None, **kwargs):  # fmt: skip
    """Boxes of the groups of a frame."""
    from pandas.plotting import _boxes
    from pandas.plotting._accessor import check_backend

    check_backend(backend)
    return _boxes.boxplot_of_groups(
        grouped, subplots, column, fontsize, rot, grid, ax, figsize, layout, sharex, sharey, **kwargs
    )


def scatter_matrix(frame, alpha=0.5, figsize=None, ax=None, grid=False, diagonal="hist", marker=".", density_kwds=None,
                   hist_kwds=None, range_padding=0.05, **kwargs):  # fmt: skip
    """Each column over each other."""
    from pandas.plotting import _matrix

    return _matrix.scatter_matrix(
        frame, alpha, figsize, ax, grid, diagonal, marker, density_kwds, hist_kwds, range_padding, **kwargs
    )


def radviz(frame, class_column, ax=None, color=None, colormap=None, **kwds):
    """Rows pulled by their columns towards points of a circle."""
    from pandas.plotting import _classes

    return _classes.radviz(frame, class_column, ax, color, colormap, **kwds)


def andrews_curves(frame, class_column, ax=None, samples=200, color=None, colormap=None, **kwargs):
    """Each row as a curve."""
    from pandas.plotting import _classes

    return _classes.andrews_curves(frame, class_column, ax, samples, color, colormap, **kwargs)


def parallel_coordinates(frame, class_column, cols=None, ax=None, color=None, use_columns=False, xticks=None,
                         colormap=None, axvlines=True, axvlines_kwds=None, sort_labels=False, **kwargs):  # fmt: skip
    """Each row as a line over the columns."""
    from pandas.plotting import _classes

    return _classes.parallel_coordinates(
        frame, class_column, cols, ax, color, use_columns, xticks, colormap, axvlines, axvlines_kwds, sort_labels, **kwargs
    )


def bootstrap_plot(series, fig=None, size=50, samples=500, **kwds):
    """Mean, median and midrange of samples of a series."""
    from pandas.plotting import _series

    return _series.bootstrap_plot(series, fig, size, samples, **kwds)


def lag_plot(series, lag=1, ax=None, **kwds):
    """A series over itself some steps before."""
    from pandas.plotting import _series

    return _series.lag_plot(series, lag, ax, **kwds)


def autocorrelation_plot(series, ax=None, **kwargs):
    """The autocorrelation of a series at each lag."""
    from pandas.plotting import _series

    return _series.autocorrelation_plot(series, ax, **kwargs)


def table(ax, data, **kwargs):
    """A frame as a table in an axes."""
    from pandas.plotting import _table

    return _table.table(ax, data, **kwargs)


def register_matplotlib_converters():
    """Has matplotlib draw dates and periods in pandas' way."""
    from pandas.plotting import _converters

    _converters.register()


def deregister_matplotlib_converters():
    """Gives matplotlib its own way with dates back."""
    from pandas.plotting import _converters

    _converters.deregister()
