"""The part of DataFrame that draws. matplotlib is loaded by the first plot."""

from pandas.core.loading.first_use import on_first_use
from pandas.core.series_and_frame.plot_property import PlotProperty

plotting = on_first_use("pandas.plotting")


class FramePlots:
    """`df.plot`, `df.hist` and `df.boxplot`."""

    plot = PlotProperty()

    def hist(self, column=None, by=None, grid=True, xlabelsize=None, xrot=None, ylabelsize=None, yrot=None, ax=None,
             sharex=False, sharey=False, figsize=None, layout=None, bins=10, backend=None, legend=False,
             **kwargs):  # fmt: skip
        """A histogram per column, or per group."""
        return plotting.hist_frame(self, column, by, grid, xlabelsize, xrot, ylabelsize, yrot, ax, sharex, sharey, figsize,
                                   layout, bins, backend, legend, **kwargs)  # fmt: skip

    def boxplot(self, column=None, by=None, ax=None, fontsize=None, rot=0, grid=True, figsize=None, layout=None,
                return_type=None, backend=None, **kwargs):  # fmt: skip
        """A box per column, or per group."""
        return plotting.boxplot_frame(self, column, by, ax, fontsize, rot, grid, figsize, layout, return_type, backend,
                                      **kwargs)  # fmt: skip
