"""Whether one series helps to foretell another."""

import numpy as np


def grangercausalitytests(x, maxlag, addconst=True, verbose=None):
    """For each number of lags, tests of whether the second column helps to foretell the first; printed, and by name."""
    x = np.asarray(x, dtype=float)
    if x.ndim != 2 or not np.isfinite(x).all():
        raise ValueError("x contains NaN or inf values." if x.ndim == 2 else "x must have 2 columns")
    if x.shape[1] != 2:
        raise ValueError("x must have 2 columns")
    lags = np.arange(1, maxlag + 1) if np.ndim(maxlag) == 0 else np.asarray(list(maxlag), dtype=int)
    if lags.size == 0 or lags.min() <= 0:
        raise ValueError("maxlag must be a non-empty list containing only positive integers")
    if not addconst:
        raise NotImplementedError("Not Implemented")
    if x.shape[0] <= 3 * lags.max() + 1:
        raise ValueError(
            "Insufficient observations. Maximum allowable lag is " + str(int((x.shape[0] - 1) / 3) - 1)
        )
    shows = True if verbose is None else verbose
    return {lag: _tests(x, int(lag), shows) for lag in lags}


def _tests(x, lag, shows):
    from scipy import stats
    from statsmodels.regression.linear_model import OLS
    n = len(x)
    target = x[lag:, 0]
    own = np.column_stack([x[lag - step:n - step, 0] for step in range(1, lag + 1)])
    other = np.column_stack([x[lag - step:n - step, 1] for step in range(1, lag + 1)])
    ones = np.ones((n - lag, 1))
    alone = OLS(target, np.column_stack((own, ones))).fit()
    joint = OLS(target, np.column_stack((own, other, ones))).fit()
    gain = (alone.ssr - joint.ssr) / joint.ssr
    F, chi2, ratio = gain / lag * joint.df_resid, alone.nobs * gain, -2 * (alone.llf - joint.llf)
    restricted = np.column_stack((np.zeros((lag, lag)), np.eye(lag), np.zeros((lag, 1))))
    test = joint.f_test(restricted)
    found = {
        "ssr_ftest": (F, stats.f.sf(F, lag, joint.df_resid), joint.df_resid, lag),
        "ssr_chi2test": (chi2, stats.chi2.sf(chi2, lag), lag),
        "lrtest": (ratio, stats.chi2.sf(ratio, lag), lag),
        "params_ftest": (np.squeeze(test.fvalue)[()], np.squeeze(test.pvalue)[()], test.df_denom, test.df_num),
    }
    if shows:
        _show(lag, found)
    return found, [alone, joint, restricted]


def _show(lag, found):
    print("\nGranger Causality")
    print("number of lags (no zero)", lag)
    print("ssr based F test:         F=%-8.4f, p=%-8.4f, df_denom=%d, df_num=%d" % found["ssr_ftest"])
    print("ssr based chi2 test:   chi2=%-8.4f, p=%-8.4f, df=%d" % found["ssr_chi2test"])
    print("likelihood ratio test: chi2=%-8.4f, p=%-8.4f, df=%d" % found["lrtest"])
    print("parameter F test:         F=%-8.4f, p=%-8.4f, df_denom=%d, df_num=%d" % found["params_ftest"])
