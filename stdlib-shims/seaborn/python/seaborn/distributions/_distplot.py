"""`distplot`: the older way to draw a histogram with its density."""

from warnings import warn

import numpy as np


def distplot(
    a=None, bins=None, hist=True, kde=True, rug=False, fit=None, hist_kws=None, kde_kws=None, rug_kws=None,
    fit_kws=None, color=None, vertical=False, norm_hist=False, axlabel=None, label=None, ax=None, x=None,
):
    """A histogram, a density and a rug of one variable; `histplot` and `displot` replace it."""
    import matplotlib.pyplot as plt

    from .. import kdeplot, rugplot
    from ..utils import remove_na

    adapt = "`histplot` (an axes-level function for histograms)."
    if kde and not hist:
        adapt = "`kdeplot` (an axes-level function for kernel density plots)."
    warn("\n\n`distplot` is a deprecated function and will be removed in seaborn v0.14.0.\n\nPlease adapt your code to use "
         f"either `displot` (a figure-level function with\nsimilar flexibility) or {adapt}\n\nFor a guide to updating "
         "your code to use the new functions, please see\nhttps://gist.github.com/mwaskom/de44147ed2974457ad6372750bbe5751\n",
         UserWarning, stacklevel=2)
    if fit is not None:
        raise NotImplementedError("distplot(fit=...) is not available: draw the fitted density with plot()")
    if ax is None:
        ax = plt.gca()
    if x is not None:
        a = x
    if axlabel is None and getattr(a, "name", None) is not None:
        axlabel = a.name
    values = remove_na(np.asarray(a, float))
    if values.ndim > 1:
        values = values.squeeze()
    norm_hist = norm_hist or kde or fit is not None
    if color is None:
        (line,) = ax.plot(0, values.mean()) if vertical else ax.plot(values.mean(), 0)
        color = line.get_color()
        line.remove()
    if hist:
        if bins is None:
            bins = min(_freedman_diaconis_bins(values), 50)
        options = {"alpha": 0.4, "density": norm_hist, "color": color, **(hist_kws or {})}
        orientation = "horizontal" if vertical else "vertical"
        ax.hist(values, bins, orientation=orientation, label=label if label else None, **options)
    if kde:
        options = {"color": color, **(kde_kws or {})}
        kdeplot(**{"y" if vertical else "x": values}, ax=ax, **({"label": label} if label and not hist else {}), **options)
    if rug:
        options = {"color": color, **(rug_kws or {})}
        rugplot(**{"y" if vertical else "x": values}, ax=ax, **options)
    if axlabel is not None and axlabel is not False:
        (ax.set_ylabel if vertical else ax.set_xlabel)(axlabel)
    return ax


def _freedman_diaconis_bins(values):
    """The number of bins by the interquartile range."""
    if len(values) < 2:
        return 1
    low, high = np.percentile(values, [25, 75])
    width = 2 * (high - low) / len(values) ** (1 / 3)
    if width == 0:
        return int(np.sqrt(values.size))
    return int(np.ceil((values.max() - values.min()) / width))
