"""Pictures and reports, written into the project. Every function returns the path of the file it wrote.

Every plot takes these keywords as well:

    title, subtitle, x_label, y_label: texts; the plot has its own when they are not given. The labels follow the x and
        y of the call, also when bars lie.
    theme: "light" or "dark".
    output: where to write, such as "reports/sales.png" or "sales.svg" (a bare name goes to reports/); a name made of the
        columns when not given.
    format: "png" or "svg"; follows the ending of `output`, and is "png" without one.
    width, height: pixels of the layout; scale: how many pixels of a PNG stand for one of them, 2 when not given.
    font_size: pixels of an axis label.

Missing and infinite values are left out and counted in the subtitle, and so are values that are not above 0 where
`log_x` or `log_y` asks for a logarithmic axis. A warning says what could not be drawn as asked, such as letters that the
embedded font does not have.
"""

from orchestrator.mcp._plot_categories import plot_bar
from orchestrator.mcp._plot_distribution import plot_distribution
from orchestrator.mcp._plot_models import plot_drift, plot_forecast
from orchestrator.mcp._plot_pairs import plot_line, plot_scatter
from orchestrator.mcp._plot_tables import plot_box, plot_heatmap, plot_violin
from orchestrator.mcp._progress import tell_progress as _tell_progress
from orchestrator.mcp._report import generate_report

__all__ = [
    "generate_report",
    "plot_bar",
    "plot_box",
    "plot_distribution",
    "plot_drift",
    "plot_forecast",
    "plot_heatmap",
    "plot_line",
    "plot_scatter",
    "plot_violin",
]

_tell_progress(globals())
