"""The part of Series that draws. matplotlib is loaded by the first plot."""

from pandas.core.loading.first_use import on_first_use
from pandas.core.series_and_frame.plot_property import PlotProperty

plotting = on_first_use("pandas.plotting")


class SeriesPlots:
    """`s.plot` and `s.hist`."""

    plot = PlotProperty()

    def hist(self, by=None, ax=None, grid=True, xlabelsize=None, xrot=None, ylabelsize=None, yrot=None, figsize=None,
             bins=10, backend=None, legend=False, **kwargs):  # fmt: skip
        """The histogram of the values, or one per group."""
        return plotting.hist_series(self, by, ax, grid, xlabelsize, xrot, ylabelsize, yrot, figsize, bins, backend, legend,
                                    **kwargs)  # fmt: skip
