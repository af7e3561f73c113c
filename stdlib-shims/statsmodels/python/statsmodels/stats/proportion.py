"""Shares: tests, intervals, sizes of effects."""

import _rooms
import numpy as np

__all__ = ["proportion_confint", "proportion_effectsize", "proportions_chisquare", "proportions_ztest"]
__getattr__ = _rooms.doors(__name__, absent=(
    "binom_test binom_test_reject_interval binom_tost binom_tost_reject_interval confint_proportions_2indep multinomial_proportions_confint "
    "power_binom_tost power_proportions_2indep power_ztost_prop proportions_chisquare_allpairs proportions_chisquare_pairscontrol "
    "proportions_ztost samplesize_confint_proportion samplesize_proportions_2indep_onetail score_test_proportions_2indep std_prop "
    "test_proportions_2indep tost_proportions_2indep"
))


def proportions_ztest(count, nobs, value=None, alternative="two-sided", prop_var=False):
    """(z, p) of one share against `value`, or of two against each other.

    >>> z, p = proportions_ztest([30, 45], [100, 100])
    >>> round(float(z), 6), round(float(p), 6)
    (-2.19089, 0.02846)
    """
    from statsmodels.stats.weightstats import z_test_of
    count, nobs = np.asarray(count), np.asarray(nobs)
    if nobs.size == 1:
        nobs = nobs * np.ones_like(count)
    shares = count * 1.0 / nobs
    samples = np.size(shares)
    if value is None:
        if samples == 1:
            raise ValueError("value must be provided for a 1-sample test")
        value = 0
    if samples > 2:
        raise NotImplementedError("more than two samples are not implemented yet")
    away = shares - value if samples == 1 else shares[0] - shares[1] - value
    pooled = prop_var if prop_var else np.sum(count) * 1.0 / np.sum(nobs)
    return z_test_of(away, np.sqrt(pooled * (1 - pooled) * np.sum(1.0 / nobs)), alternative)


def proportions_chisquare(count, nobs, value=None):
    """(chi square, p, (table, expected)) of shares against each other, or against `value`."""
    from scipy import stats
    count, nobs = np.atleast_1d(count), np.atleast_1d(nobs)
    if nobs.size == 1:
        nobs = nobs * np.ones_like(count)
    expected_share = np.sum(count) / np.sum(nobs) if value is None else np.asarray(value)
    table = np.column_stack((count, nobs - count))
    expected = np.column_stack((expected_share * nobs, (1 - expected_share) * nobs))
    statistic = np.sum((table - expected) ** 2 / expected)
    df = np.size(count) - 1 if value is None else np.size(count)
    return statistic, stats.chi2.sf(statistic, df), (table, expected)


def proportion_effectsize(prop1, prop2, method="normal"):
    """The size of the effect between two shares, by arcsines of roots."""
    if method != "normal":
        raise ValueError('only "normal" is implemented')
    return 2 * (np.arcsin(np.sqrt(prop1)) - np.arcsin(np.sqrt(prop2)))


def proportion_confint(count, nobs, alpha=0.05, method="normal"):
    """(low, high) of a share: normal, agresti_coull, beta, wilson or jeffreys."""
    from scipy import stats
    is_scalar = np.isscalar(count) and np.isscalar(nobs)
    labels = count if hasattr(count, "index") and hasattr(count, "iloc") else None
    n_hits, n = np.asarray(count, dtype=float), np.asarray(nobs, dtype=float)
    share = n_hits / n
    reach = stats.norm.isf(alpha / 2.0)
    if method == "normal":
        low, high = _around(share, reach * np.sqrt(share * (1 - share) / n))
    elif method == "agresti_coull":
        wider = n + reach**2
        middle = (n_hits + reach**2 / 2.0) / wider
        low, high = _around(middle, reach * np.sqrt(middle * (1.0 - middle) / wider))
    elif method == "wilson":
        bottom = 1 + reach**2 / n
        middle = (share + reach**2 / (2 * n)) / bottom
        far = reach * np.sqrt(share * (1.0 - share) / n + reach**2 / (4.0 * n**2)) / bottom
        low, high = middle - far, middle + far
    elif method == "beta":
        low = np.where(share == 0, 0.0, stats.beta.ppf(0.5 * alpha, n_hits, n - n_hits + 1))
        high = np.where(share == 1, 1.0, stats.beta.isf(0.5 * alpha, n_hits + 1, n - n_hits))
    elif method[:4] == "jeff":
        low, high = stats.beta.interval(1 - alpha, n_hits + 0.5, n - n_hits + 0.5)
    else:
        raise NotImplementedError(f"method {method} is not available")
    if labels is not None:
        import pandas as pd
        return pd.Series(low, index=labels.index), pd.Series(high, index=labels.index)
    return (float(low), float(high)) if is_scalar else (low, high)


def _around(middle, far):
    return np.clip(middle - far, 0, 1), np.clip(middle + far, 0, 1)
