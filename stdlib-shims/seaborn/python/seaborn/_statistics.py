"""What the plots compute: histograms, empirical distributions, estimates with error bars, letter values."""

from numbers import Number

import numpy as np

from ._bootstrap import bootstrap


def check_argument(name, options, value, prefix=False):
    """The value, if it is one of the options (or starts with one)."""
    found = value in options
    if prefix and not found:
        found = value is not None and any(isinstance(o, str) and str(value).startswith(o) for o in options)
    if not found:
        raise ValueError(f"The value for `{name}` must be one of {options}, but {value!r} was passed.")
    return value


class Histogram:
    """Counts in bins along one variable or two."""

    def __init__(self, stat="count", bins="auto", binwidth=None, binrange=None, discrete=False, cumulative=False):
        if stat not in ("count", "density", "percent", "probability", "proportion", "frequency"):
            raise ValueError(
                "The `stat` parameter for `Hist` must be one of 'count', 'density', 'percent', 'probability' or "
                f"'frequency'; not {stat!r}."
            )
        self.stat = stat
        self.bins, self.binwidth, self.binrange = bins, binwidth, binrange
        self.discrete, self.cumulative = discrete, cumulative

    def edges(self, values, weights=None):
        """Edges of the bins for one variable."""
        if self.discrete:
            start, stop = self.binrange or (values.min(), values.max())
            edges = np.arange(start - 0.5, stop + 1.5)
        else:
            bins = self.bins
            if self.binwidth is not None:
                start, stop = self.binrange or (values.min(), values.max())
                bins = int(round((stop - start) / self.binwidth))
            edges = np.histogram_bin_edges(values, bins, self.binrange, weights)
        if isinstance(self.bins, (str, Number)) and len(edges) > 1:
            return np.linspace(edges.min(), edges.max(), len(edges))
        return edges

    def one(self, values, edges, weights=None):
        """Heights of the bars over the edges."""
        heights, _ = np.histogram(values, edges, weights=weights, density=self.stat == "density")
        return self._scaled(heights, np.diff(edges), (0,))

    def edges_of_two(self, first, second):
        """Edges for two variables; settings may be a pair."""
        return tuple(self._edges_one_way(values, place) for place, values in enumerate((first, second)))

    def _edges_one_way(self, values, place):
        bins, binwidth, binrange, discrete = self.bins, self.binwidth, self.binrange, self.discrete
        if not isinstance(bins, (str, Number)) and (isinstance(bins[place], str) or len(bins) == 2):
            bins = bins[place]
        if binwidth is not None and not isinstance(binwidth, Number):
            binwidth = binwidth[place]
        if binrange is not None and not isinstance(binrange[0], Number):
            binrange = binrange[place]
        if not isinstance(discrete, bool):
            discrete = discrete[place]
        start, stop = binrange or (values.min(), values.max())
        if discrete:
            return np.arange(start - 0.5, stop + 1.5)
        if binwidth is None:
            return np.histogram_bin_edges(values, bins, binrange)
        edges = np.arange(start, stop + binwidth, binwidth)
        if edges.max() < stop or len(edges) < 2:
            edges = np.append(edges, edges.max() + binwidth)
        return edges

    def two(self, first, second, edges, weights=None):
        """Heights over a grid, the first variable along the rows."""
        heights, *_ = np.histogram2d(first, second, list(edges), weights=weights, density=self.stat == "density")
        return self._scaled(heights, np.outer(np.diff(edges[0]), np.diff(edges[1])), (0, 1))

    def _scaled(self, heights, sizes, axes):
        if self.stat in ("probability", "proportion"):
            heights = heights.astype(float) / heights.sum()
        elif self.stat == "percent":
            heights = heights.astype(float) / heights.sum() * 100
        elif self.stat == "frequency":
            heights = heights.astype(float) / sizes
        if self.cumulative:
            if self.stat in ("density", "frequency"):
                heights = heights * sizes
            for axis in axes:
                heights = heights.cumsum(axis=axis)
        return heights


class ECDF:
    """The share of values at or below each value."""

    def __init__(self, stat="proportion", complementary=False):
        self.stat = check_argument("stat", ["count", "percent", "proportion"], stat)
        self.complementary = complementary

    def __call__(self, values, weights=None):
        values = np.asarray(values)
        weights = np.ones_like(values) if weights is None else np.asarray(weights)
        order = values.argsort()
        heights = weights[order].cumsum()
        if self.stat in ("proportion", "percent"):
            heights = heights / heights.max()
        if self.stat == "percent":
            heights = heights * 100
        heights = np.r_[0, heights]
        if self.complementary:
            heights = heights.max() - heights
        return heights, np.r_[-np.inf, values[order]]


_USAGE = "`errorbar` must be a callable, string, or (string, number) tuple"
_LEVELS = {"ci": 95, "pi": 95, "se": 1, "sd": 1}


def check_errorbar(arg):
    """(method, level) out of what scripts write for `errorbar`."""
    if arg is None:
        return None, None
    if callable(arg):
        return arg, None
    if isinstance(arg, str):
        method, level = arg, _LEVELS.get(arg)
    else:
        try:
            method, level = arg
        except (ValueError, TypeError) as error:
            raise type(error)(_USAGE) from error
    check_argument("errorbar", list(_LEVELS), method)
    if level is not None and not isinstance(level, Number):
        raise TypeError(_USAGE)
    return method, level


class Estimate:
    """A central value and the ends of its error bar; weighted where weights are given."""

    def __init__(self, estimator, errorbar=None, n_boot=1000, seed=None):
        self.estimator = estimator
        self.method, self.level = check_errorbar(errorbar)
        self.options = {"n_boot": n_boot, "seed": seed}

    def __call__(self, values, units=None, weights=None):
        """(estimate, low, high); the ends are NaN where there is no bar."""
        values = np.asarray(values, float)
        if weights is not None:
            return self._weighted(values, np.asarray(weights, float))
        estimate = self._central(values)
        if self.method is None or len(values) <= 1:
            return estimate, np.nan, np.nan
        if callable(self.method):
            import pandas as pd

            low, high = self.method(pd.Series(values))
        elif self.method in ("sd", "se"):
            half = values.std(ddof=1) * self.level
            if self.method == "se":
                half = half / np.sqrt(len(values))
            low, high = estimate - half, estimate + half
        elif self.method == "pi":
            low, high = percentile_interval(values, self.level)
        else:
            samples = bootstrap(values, units=units, func=self.estimator, **self.options)
            low, high = percentile_interval(samples, self.level)
        return estimate, low, high

    def _central(self, values):
        import pandas as pd

        if not callable(self.estimator):
            return pd.Series(values).agg(self.estimator)
        return self.estimator(pd.Series(values))

    def _weighted(self, values, weights):
        estimate = np.average(values, weights=weights)
        if self.method != "ci" or len(values) <= 1:
            return estimate, np.nan, np.nan
        samples = bootstrap(values, weights, func=lambda v, w: np.average(v, weights=w), **self.options)
        low, high = percentile_interval(samples, self.level)
        return estimate, low, high

    def check_weighted(self):
        """Only a mean with a bootstrapped interval can be weighted."""
        if self.estimator != "mean":
            raise ValueError(f"Weighted estimator must be 'mean', not {self.estimator!r}.")
        if self.method is not None and self.method != "ci":
            raise ValueError(f"Error bar method must be 'ci', not {self.method!r}.")


def percentile_interval(values, width):
    """The percentiles with `width` percent of the values between them."""
    edge = (100 - width) / 2
    return np.nanpercentile(values, [edge, 100 - edge])


class LetterValues:
    """Quantiles at 1/4, 1/8, ... as deep as the data allow, and what lies outside."""

    def __init__(self, k_depth, outlier_prop, trust_alpha):
        options = ["tukey", "proportion", "trustworthy", "full"]
        if isinstance(k_depth, str):
            check_argument("k_depth", options, k_depth)
        elif not isinstance(k_depth, int):
            raise TypeError(f"The `k_depth` parameter must be either an integer or string (one of {options}), not {k_depth!r}.")
        self.k_depth, self.outlier_prop, self.trust_alpha = k_depth, outlier_prop, trust_alpha

    def _depth(self, n_values):
        if self.k_depth == "full":
            depth = int(np.log2(n_values)) + 1
        elif self.k_depth == "tukey":
            depth = int(np.log2(n_values)) - 3
        elif self.k_depth == "proportion":
            depth = int(np.log2(n_values)) - int(np.log2(n_values * self.outlier_prop)) + 1
        elif self.k_depth == "trustworthy":
            from statistics import NormalDist

            needed = 2 * NormalDist().inv_cdf(1 - self.trust_alpha / 2) ** 2
            depth = int(np.log2(n_values / needed)) + 1
        else:
            depth = int(self.k_depth)
        return max(depth, 1)

    def __call__(self, values):
        depth = self._depth(len(values))
        lower, upper = np.arange(depth + 1, 1, -1), np.arange(2, depth + 2)
        levels = depth + 1 - np.concatenate([lower, upper[1:]])
        percents = 100 * np.concatenate([0.5**lower, 1 - 0.5**upper])
        if self.k_depth == "full":
            percents[0], percents[-1] = 0, 100
        letters = np.percentile(values, percents)
        return {
            "k": depth, "levels": levels, "percs": percents, "values": letters,
            "fliers": values[(values < letters.min()) | (values > letters.max())], "median": np.percentile(values, 50),
        }
