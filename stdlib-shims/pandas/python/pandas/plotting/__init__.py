"""pandas.plotting: plots of frames and series with matplotlib, which is loaded when the first one is drawn."""

from pandas.plotting._accessor import PlotAccessor
from pandas.plotting._calls import (
    andrews_curves, autocorrelation_plot, bootstrap_plot, boxplot, boxplot_frame, boxplot_frame_groupby,
    deregister_matplotlib_converters, hist_frame, hist_series, lag_plot, parallel_coordinates, radviz,
    register_matplotlib_converters, scatter_matrix, table,
)  # fmt: skip
from pandas.plotting._parameters import plot_params

__all__ = [
    "PlotAccessor", "boxplot", "boxplot_frame", "boxplot_frame_groupby", "hist_frame", "hist_series", "scatter_matrix",
    "radviz", "andrews_curves", "bootstrap_plot", "parallel_coordinates", "lag_plot", "autocorrelation_plot", "table",
    "plot_params", "register_matplotlib_converters", "deregister_matplotlib_converters",
]  # fmt: skip
