"""Violin plots: the estimated density of each data set, mirrored."""

import numpy as np
from matplotlib import cbook
from matplotlib.axes._arguments import given, one_of


def violinplot(
    self, dataset, positions=None, vert=None, orientation="vertical", widths=0.5, showmeans=False, showextrema=True,
    showmedians=False, quantiles=None, points=100, bw_method=None, side="both", *, data=None,
):
    """Draws the density of each data set; returns a dict of the artists."""
    (dataset,) = given(data, dataset)

    def density(values, places):
        from matplotlib.mlab import GaussianKDE

        values = np.asarray(values)
        # A single value has no width: all of the density is there.
        if np.all(values[0] == values):
            return (values[0] == places).astype(float)
        return GaussianKDE(values, bw_method).evaluate(places)

    stats = cbook.violin_stats(dataset, density, points=points, quantiles=quantiles)
    return self.violin(
        stats, positions=positions, vert=vert, orientation=orientation, widths=widths, showmeans=showmeans,
        showextrema=showextrema, showmedians=showmedians, side=side,
    )


def violin(
    self, vpstats, positions=None, vert=None, orientation="vertical", widths=0.5, showmeans=False, showextrema=True,
    showmedians=False, side="both",
):
    """Draws violins from statistics that are known already; returns a dict of the artists."""
    if vert is not None:
        orientation = "vertical" if vert else "horizontal"
    one_of("orientation", orientation, ("horizontal", "vertical"))
    count = len(vpstats)
    words = "List of violinplot statistics and `{}` values must have the same length"
    if positions is None:
        positions = range(1, count + 1)
    elif len(positions) != count:
        raise ValueError(words.format("positions"))
    if np.isscalar(widths):
        widths = [widths] * count
    elif len(widths) != count:
        raise ValueError(words.format("widths"))
    one_of("side", side, ("both", "low", "high"))
    low, high = side in ("both", "low"), side in ("both", "high")
    starts, ends = [[-0.25 if low else 0], [0.25 if high else 0]] * np.array(widths) + positions
    upright = orientation == "vertical"
    fill = self.fill_betweenx if upright else self.fill_between
    across, along = (self.hlines, self.vlines) if upright else (self.vlines, self.hlines)
    colour = self._get_lines.get_next_color()

    bodies = []
    for stats, place, width in zip(vpstats, positions, widths):
        half = np.array(stats["vals"])
        half = 0.5 * width * half / half.max()
        bodies.append(
            fill(stats["coords"], -half + place if low else place, half + place if high else place, facecolor=colour, alpha=0.3)
        )
    parts = {"bodies": bodies}

    def bars(key):
        return across([stats[key] for stats in vpstats], starts, ends, colors=colour)

    if showmeans:
        parts["cmeans"] = bars("mean")
    if showextrema:
        parts["cmaxes"] = bars("max")
        parts["cmins"] = bars("min")
        parts["cbars"] = along(positions, [s["min"] for s in vpstats], [s["max"] for s in vpstats], colors=colour)
    if showmedians:
        parts["cmedians"] = bars("median")
    levels = [np.atleast_1d(stats["quantiles"]) for stats in vpstats]
    counts = [len(part) for part in levels]
    if sum(counts):
        parts["cquantiles"] = across(np.concatenate(levels), np.repeat(starts, counts), np.repeat(ends, counts), colors=colour)
    return parts
