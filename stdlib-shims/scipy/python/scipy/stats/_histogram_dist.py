"""rv_histogram: the distribution a histogram shows."""

import warnings

import numpy as np

from scipy.stats._continuous import rv_continuous


class rv_histogram(rv_continuous):
    """A distribution whose density is constant in each bin."""

    def __init__(self, histogram, *args, density=None, **kwargs):
        if len(histogram) != 2:
            raise ValueError("Expected length 2 for parameter histogram")
        heights, bins = np.asarray(histogram[0]), np.asarray(histogram[1])
        if len(heights) + 1 != len(bins):
            raise ValueError("Number of elements in histogram content and histogram boundaries do not match, expected n and n+1.")
        self._histogram, self._density = histogram, density
        widths = np.diff(bins)
        if density is None and not np.allclose(widths, widths[0]):
            warnings.warn("Bin widths are not constant. Assuming `density=True`.Specify `density` explicitly to silence this warning.",
                RuntimeWarning, stacklevel=2)
        elif not density:
            heights = heights / widths
        heights = heights / float(np.sum(heights * widths))
        self._hbins, self._hbin_widths = bins, widths
        self._hpdf = np.concatenate(([0.0], heights, [0.0]))
        self._hcdf = np.concatenate(([0.0], np.cumsum(heights * widths)))
        kwargs["a"], kwargs["b"] = bins[0], bins[-1]
        super().__init__(*args, shapes="", **kwargs)

    def _pdf(self, x):
        return self._hpdf[np.searchsorted(self._hbins, x, side="right")]

    def _cdf(self, x):
        return np.interp(x, self._hbins, self._hcdf)

    def _ppf(self, q):
        return np.interp(q, self._hcdf, self._hbins)

    def _munp(self, order):
        ends = self._hbins.astype(float) ** (order + 1)
        return float(np.sum(self._hpdf[1:-1] * np.diff(ends) / (order + 1)))

    def _entropy(self):
        heights = self._hpdf[1:-1]
        return -np.sum(heights * np.log(np.where(heights > 0, heights, 1.0)) * self._hbin_widths)
