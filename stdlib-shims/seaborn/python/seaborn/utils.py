"""Small things scripts use beside the plots: colours, spines, legends, tables."""

import matplotlib as mpl
import numpy as np
from matplotlib.colors import to_rgb, to_rgba_array


def get_color_cycle():
    """The colours plots go through now."""
    return mpl.rcParams["axes.prop_cycle"].by_key().get("color", ["#1f77b4"])


def desaturate(color, prop):
    """The colour with its saturation multiplied."""
    from colorsys import hls_to_rgb, rgb_to_hls

    if not 0 <= prop <= 1:
        raise ValueError("prop must be between 0 and 1")
    red_green_blue = to_rgb(color)
    hue, lightness, saturation = rgb_to_hls(*red_green_blue)
    return hls_to_rgb(hue, lightness, saturation * prop) if prop < 1 else red_green_blue


def saturate(color):
    """The fully saturated colour of the same hue."""
    return set_hls_values(color, s=1)


def set_hls_values(color, h=None, l=None, s=None):
    """The colour with its hue, lightness or saturation replaced."""
    from colorsys import hls_to_rgb, rgb_to_hls

    values = list(rgb_to_hls(*to_rgb(color)))
    for place, value in enumerate((h, l, s)):
        if value is not None:
            values[place] = value
    return hls_to_rgb(*values)


def relative_luminance(color):
    """How bright a colour, or each of many, looks, by the standard WCAG 2.0."""
    rgb = to_rgba_array(color)[:, :3]
    rgb = np.where(rgb <= 0.03928, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    luminance = rgb.dot([0.2126, 0.7152, 0.0722])
    return luminance.item() if luminance.size == 1 else luminance


def axlabel(xlabel, ylabel, **kwargs):
    """Label both axes of the current Axes."""
    import matplotlib.pyplot as plt

    ax = plt.gca()
    ax.set_xlabel(xlabel, **kwargs)
    ax.set_ylabel(ylabel, **kwargs)


def remove_na(vector):
    """The vector without missing values."""
    import pandas as pd

    return vector[pd.notnull(vector)]


def ci(a, which=95, axis=None):
    """The percentiles that hold `which` percent of the values between them."""
    return np.nanpercentile(a, [50 - which / 2, 50 + which / 2], axis)


def ci_to_errsize(ci, heights):
    """Interval ends as distances below and above the heights."""
    heights = np.atleast_1d(heights).reshape(1, -1)
    low, high = np.reshape(ci, (2, -1))
    return np.concatenate([heights - low, high - heights])


def despine(fig=None, ax=None, top=True, right=True, left=False, bottom=False, offset=None, trim=False):
    """Remove spines; move the others outwards; cut them to the ticks."""
    import matplotlib.pyplot as plt

    if fig is None and ax is None:
        axes = plt.gcf().axes
    elif fig is not None:
        axes = fig.axes
    else:
        axes = [ax]
    removed = {"top": top, "right": right, "left": left, "bottom": bottom}
    for ax in axes:
        for side, gone in removed.items():
            ax.spines[side].set_visible(not gone)
            if offset is not None and not gone:
                distance = offset.get(side, 0) if isinstance(offset, dict) else offset
                ax.spines[side].set_position(("outward", distance))
        if left and not right:
            _ticks_to_other_side(ax.yaxis, "right", "tick2line", "tick1line")
        if bottom and not top:
            _ticks_to_other_side(ax.xaxis, "top", "tick2line", "tick1line")
        if trim:
            _trim_spines(ax)


def _ticks_to_other_side(axis, side, other, this):
    major = any(getattr(tick, this).get_visible() for tick in axis.majorTicks)
    minor = any(getattr(tick, this).get_visible() for tick in axis.minorTicks)
    axis.set_ticks_position(side)
    for tick in axis.majorTicks:
        getattr(tick, other).set_visible(major)
    for tick in axis.minorTicks:
        getattr(tick, other).set_visible(minor)


def _trim_spines(ax):
    for name, sides in (("x", ("bottom", "top")), ("y", ("left", "right"))):
        ticks = np.asarray(getattr(ax, f"get_{name}ticks")())
        if not ticks.size:
            continue
        low, high = sorted(getattr(ax, f"get_{name}lim")())
        first = np.compress(ticks >= low, ticks)[0]
        last = np.compress(ticks <= high, ticks)[-1]
        for side in sides:
            ax.spines[side].set_bounds(first, last)
        inside = ticks[(ticks <= last) & (ticks >= first)]
        getattr(ax, f"set_{name}ticks")(inside)


def move_legend(obj, loc, **kwargs):
    """Make the legend anew at another place, with its texts and handles."""
    from ._legend import move

    move(obj, loc, kwargs)


def locator_to_legend_entries(locator, limits, dtype):
    """Round values within the limits, and the texts for a legend."""
    from matplotlib.ticker import LogFormatter, LogLocator, ScalarFormatter

    values = locator.tick_values(*limits).astype(dtype)
    values = values[(values >= limits[0]) & (values <= limits[1])]
    if isinstance(locator, LogLocator):
        formatter = LogFormatter()
    else:
        formatter = ScalarFormatter()
        formatter.set_useOffset(False)
        formatter.set_scientific(False)
    formatter.create_dummy_axis()
    formatter.axis.set_view_interval(*limits)
    formatter.axis.set_data_interval(*limits)
    formatter.set_locs(values)
    return values, [formatter(value) for value in values]


def axis_ticklabels_overlap(labels):
    """Whether any of the tick labels overlap; they must have been drawn."""
    if not labels:
        return False
    try:
        boxes = [label.get_window_extent() for label in labels]
        return any(box.count_overlaps(boxes) > 1 for box in boxes)
    except RuntimeError:
        return False


def axes_ticklabels_overlap(ax):
    """Whether tick labels overlap, for the x and the y axis."""
    return axis_ticklabels_overlap(ax.get_xticklabels()), axis_ticklabels_overlap(ax.get_yticklabels())


_TABLES = (
    "anagrams", "anscombe", "attention", "brain_networks", "car_crashes", "diamonds", "dots", "dowjones", "exercise",
    "flights", "fmri", "geyser", "glue", "healthexp", "iris", "mpg", "penguins", "planets", "seaice", "taxis", "tips",
    "titanic",
)


def get_dataset_names():
    """The names of the tables of seaborn, which would have to be downloaded."""
    raise NotImplementedError(
        "seaborn.get_dataset_names() asks a server, and nothing is downloaded here: read a table of the project with "
        "pandas.read_csv"
    )


def load_dataset(name, cache=True, data_home=None, **kws):
    """Tables of seaborn are downloaded by the original, so none is available here."""
    import pandas as pd

    if isinstance(name, pd.DataFrame):
        raise TypeError(
            "This function accepts only strings (the name of an example dataset). You passed a pandas DataFrame. If "
            "you have your own dataset, it is not necessary to use this function before plotting."
        )
    if name not in _TABLES:
        raise ValueError(f"'{name}' is not one of the example datasets.")
    raise NotImplementedError(
        f"seaborn.load_dataset({name!r}) downloads its table, and nothing is downloaded here: read a table of the "
        "project with pandas.read_csv, or take a shipped one as a frame: load_iris, load_wine, load_breast_cancer, load_diabetes "
        "or load_digits of sklearn.datasets, e.g. load_iris(as_frame=True).frame"
    )


def get_data_home(data_home=None):
    """There is no folder of downloaded tables."""
    raise NotImplementedError("seaborn.get_data_home() is not available: tables are not downloaded")
