"""Tests of residuals: durbin_watson, omni_normtest, jarque_bera."""

import _rooms
import numpy as np

__all__ = ["durbin_watson", "jarque_bera", "omni_normtest"]
__getattr__ = _rooms.doors(__name__, absent="expected_robust_kurtosis medcouple robust_kurtosis robust_skewness")


def durbin_watson(resids, axis=0):
    """Whether residuals follow each other: 2 if they do not, towards 0 if they do.

    >>> float(durbin_watson([1.0, 2.0, 3.0]).round(6))
    0.142857
    """
    resids = np.asarray(resids)
    return np.sum(np.diff(resids, axis=axis) ** 2, axis=axis) / np.sum(resids**2, axis=axis)


def omni_normtest(resids, axis=0):
    """The test of D'Agostino and Pearson: statistic and p."""
    from scipy import stats
    resids = np.asarray(resids)
    if resids.shape[axis] < 8:
        import warnings
        from statsmodels.tools.sm_exceptions import ValueWarning
        warnings.warn(
            f"omni_normtest is not valid with less than 8 observations; {resids.shape[axis]} samples were given.", ValueWarning
        )
        return np.nan, np.nan
    return stats.normaltest(resids, axis=axis)


def jarque_bera(resids, axis=0):
    """Statistic, p, skew and kurtosis."""
    from scipy import stats
    resids = np.atleast_1d(np.asarray(resids, dtype=float))
    if resids.size < 2:
        raise ValueError("resids must contain at least 2 elements")
    skew, kurtosis = stats.skew(resids, axis=axis), 3 + stats.kurtosis(resids, axis=axis)
    statistic = resids.shape[axis] / 6 * (skew**2 + 0.25 * (kurtosis - 3) ** 2)
    return statistic, stats.chi2.sf(statistic, 2), skew, kurtosis
