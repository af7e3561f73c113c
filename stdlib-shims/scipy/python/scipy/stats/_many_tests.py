"""Many p-values at once: combining them, and holding the false discoveries down."""

import numpy as np

from scipy import special as sc
from scipy.stats._samples import SignificanceResult, along


COMBINATIONS = ("fisher", "pearson", "mudholkar_george", "tippett", "stouffer")


def combine_pvalues(pvalues, method="fisher", weights=None, *, axis=0, nan_policy="propagate", keepdims=False):
    """One p-value of several independent tests."""
    if method not in COMBINATIONS:
        raise ValueError(f"Invalid method {method!r}. Valid methods are 'fisher', 'pearson', 'mudholkar_george', 'tippett', and 'stouffer'")
    samples = [pvalues] if weights is None else [pvalues, weights]

    def one(p, *weights):
        n = p.shape[-1]
        with np.errstate(all="ignore"):
            if method == "fisher":
                statistic = -2 * np.sum(np.log(p), axis=-1)
                return statistic, sc.chdtrc(2 * n, statistic)
            if method == "pearson":
                statistic = 2 * np.sum(np.log1p(-p), axis=-1)
                return statistic, sc.chdtr(2 * n, -statistic)
            if method == "mudholkar_george":
                factor, nu = np.sqrt(3 / n) / np.pi, 5 * n + 4
                statistic = -np.sum(np.log(p), axis=-1) + np.sum(np.log1p(-p), axis=-1)
                return statistic, sc.stdtr(nu, -statistic * factor * np.sqrt(nu / (nu - 2)))
            if method == "tippett":
                statistic = np.min(p, axis=-1)
                return statistic, -np.expm1(n * np.log1p(-statistic))
            given = weights[0] if weights else np.ones(n)
            statistic = np.sum(given * -sc.ndtri(p), axis=-1) / np.sqrt(np.sum(given**2, axis=-1))
            return statistic, sc.ndtr(-statistic)

    return SignificanceResult(*along(one, samples, axis, nan_policy, n_out=2, keepdims=keepdims, paired=True, whole=True))


def false_discovery_control(ps, *, axis=0, method="bh"):
    """P-values adjusted after Benjamini and Hochberg, or Yekutieli."""
    ps = np.asarray(ps)
    if ps.dtype.kind not in "iuf" or not np.all((ps >= 0) & (ps <= 1)):
        raise ValueError("`ps` must include only numbers between 0 and 1.")
    if method.lower() not in ("bh", "by"):
        raise ValueError(f"Unrecognized `method` '{method}'.Method must be one of {{'bh', 'by'}}.")
    if axis is None:
        ps, axis = ps.ravel(), 0
    if ps.size <= 1:
        return ps[()]
    moved = np.moveaxis(ps, axis, -1).astype(float)
    m = moved.shape[-1]
    order = np.argsort(moved, axis=-1)
    values = np.take_along_axis(moved, order, -1) * m / np.arange(1, m + 1)
    if method.lower() == "by":
        values = values * np.sum(1 / np.arange(1, m + 1))
    values = np.minimum(np.flip(np.minimum.accumulate(np.flip(values, -1), axis=-1), -1), 1.0)
    answer = np.empty_like(values)
    np.put_along_axis(answer, order, values, -1)
    return np.moveaxis(answer, -1, axis)
