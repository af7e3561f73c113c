"""Tests of residuals: equal spread, independence, normality."""

import _rooms
import numpy as np

__all__ = ["acorr_breusch_godfrey", "acorr_ljungbox", "het_arch", "het_breuschpagan", "het_goldfeldquandt", "het_white", "normal_ad"]
__getattr__ = _rooms.doors(__name__, absent=(
    "acorr_lm breaks_cusumolsresid breaks_hansen compare_cox compare_encompassing compare_j kstest_exponential kstest_fit kstest_normal "
    "lilliefors linear_harvey_collier linear_lm linear_rainbow linear_reset recursive_olsresiduals spec_white ResultsStore"
))


def _ols(y, X):
    from statsmodels.regression.linear_model import OLS
    return OLS(y, X).fit()


def _only_plain(name, store):
    if store:
        raise NotImplementedError(f"{name}(store=True) is not available")


def het_breuschpagan(resid, exog_het, robust=True):
    """(Lagrange multiplier, p, F, p): whether the spread of residuals depends on columns."""
    from scipy import stats
    X, squares = np.asarray(exog_het), np.asarray(resid) ** 2
    _needs_constant(X, "The Breusch-Pagan test")
    squares = squares if robust else squares / np.mean(squares)
    n, k = X.shape
    fit = _ols(squares, X)
    multiplier = n * fit.rsquared if robust else fit.ess / 2
    return multiplier, stats.chi2.sf(multiplier, k - 1), fit.fvalue, fit.f_pvalue


def _needs_constant(X, who):
    constant = np.any(np.ptp(X, axis=0) == 0) if X.ndim == 2 else False
    if X.ndim != 2 or X.shape[1] < 2 or not constant:
        raise ValueError(f"{who} requires exog to have at least two columns where one is a constant.")


def het_white(resid, exog):
    """(Lagrange multiplier, p, F, p): the same with squares and products of columns."""
    from scipy import stats
    X = np.asarray(exog)
    _needs_constant(X, "White's heteroskedasticity test")
    first, second = np.triu_indices(X.shape[1])
    fit = _ols(np.asarray(resid) ** 2, X[:, first] * X[:, second])
    multiplier = X.shape[0] * fit.rsquared
    return multiplier, stats.chi2.sf(multiplier, fit.df_model), fit.fvalue, fit.f_pvalue


def het_goldfeldquandt(y, x, idx=None, split=None, drop=None, alternative="increasing", store=False):
    """(F, p, alternative): whether the second half of the rows has another spread than the first."""
    from scipy import stats
    _only_plain("het_goldfeldquandt", store)
    y, x = np.asarray(y), np.asarray(x)
    n = x.shape[0]
    split = n // 2 if split is None else int(n * split) if 0 < split < 1 else split
    start = split if drop is None else split + (int(n * drop) if 0 < drop < 1 else drop)
    if idx is not None:
        order = np.argsort(x[:, idx], kind="stable")
        y, x = y[order], x[order]
    first, second = _ols(y[:split], x[:split]), _ols(y[start:], x[start:])
    F = second.mse_resid / first.mse_resid
    if alternative.lower() in ("i", "inc", "increasing"):
        return F, stats.f.sf(F, first.df_resid, second.df_resid), "increasing"
    if alternative.lower() in ("d", "dec", "decreasing"):
        return F, stats.f.sf(1.0 / F, second.df_resid, first.df_resid), "decreasing"
    if alternative.lower() in ("2", "2-sided", "two-sided"):
        low = stats.f.cdf(F, second.df_resid, first.df_resid)
        return F, 2 * min(low, stats.f.sf(F, second.df_resid, first.df_resid)), "two-sided"
    raise ValueError("invalid alternative")


def acorr_ljungbox(x, lags=None, boxpierce=False, model_df=0, period=None, return_df=True, auto_lag=False):
    """A frame of the tests of Ljung and Box (and Pierce): whether values depend on those before, for each lag."""
    import pandas as pd
    from scipy import stats
    from statsmodels.tsa.stattools import acf
    if auto_lag:
        raise NotImplementedError("acorr_ljungbox(auto_lag=True) is not available")
    x = np.asarray(x, dtype=float)
    n = x.shape[0]
    if period is not None:
        if period <= 1:
            raise ValueError("period must be >= 2")
        lags = np.arange(1, min(n // 5, 2 * period) + 1)
    elif lags is None:
        lags = np.arange(1, min(n // 5, 10) + 1)
    elif np.ndim(lags) == 0:
        lags = np.arange(1, int(lags) + 1)
    lags = np.asarray(lags, dtype=int)
    if lags.min() <= 0:
        raise ValueError("lags must contain positive integers")
    most = lags.max()
    squares = acf(x, nlags=most, fft=False)[1:most + 1] ** 2
    statistic = n * (n + 2) * np.cumsum(squares / (n - np.arange(1, most + 1)))[lags - 1]
    df = lags - model_df

    def p_of(values):
        return np.where(df > 0, stats.chi2.sf(values, np.maximum(df, 1)), np.nan)

    columns = {"lb_stat": statistic, "lb_pvalue": p_of(statistic)}
    if boxpierce:
        simple = n * np.cumsum(squares)[lags - 1]
        columns.update(bp_stat=simple, bp_pvalue=p_of(simple))
    return pd.DataFrame(columns, index=lags)


def _lagged(values, lags):
    """The `lags` values before each one, the nearest first."""
    return np.column_stack([values[lags - lag:len(values) - lag] for lag in range(1, lags + 1)])


def acorr_breusch_godfrey(res, nlags=None, store=False):
    """(Lagrange multiplier, p, F, p): whether residuals of a regression depend on those before."""
    from scipy import stats
    _only_plain("acorr_breusch_godfrey", store)
    x, X = np.asarray(res.resid).squeeze(), res.model.exog
    n = x.shape[0]
    nlags = min(10, n // 5) if nlags is None else int(nlags)
    before = _lagged(np.concatenate((np.zeros(nlags), x)), nlags)
    wide = np.column_stack((X, before))
    fit = _ols(x, wide)
    test = fit.f_test(np.eye(nlags, wide.shape[1], wide.shape[1] - nlags))
    multiplier = n * fit.rsquared
    return multiplier, stats.chi2.sf(multiplier, nlags), float(test.fvalue), float(test.pvalue)


def het_arch(resid, nlags=None, store=False, ddof=0):
    """(Lagrange multiplier, p, F, p): whether the spread of values depends on that before."""
    from scipy import stats
    _only_plain("het_arch", store)
    squares = np.asarray(resid, dtype=float) ** 2
    nlags = min(10, len(squares) // 5) if nlags is None else int(nlags)
    before = _lagged(squares, nlags)
    fit = _ols(squares[nlags:], np.column_stack((np.ones(len(before)), before)))
    multiplier = (len(before) - ddof) * fit.rsquared
    return multiplier, stats.chi2.sf(multiplier, nlags), fit.fvalue, fit.f_pvalue


def normal_ad(x, axis=0):
    """(statistic, p) of Anderson and Darling's test of normality."""
    from scipy import stats
    x = np.sort(np.asarray(x, dtype=float))
    if x.ndim != 1 or axis != 0:
        raise NotImplementedError("normal_ad of more than one column is not available")
    n = len(x)
    z = (x - x.mean()) / x.std(ddof=1)
    weights = 2 * np.arange(1.0, n + 1) - 1
    statistic = -n - np.sum(weights / n * (stats.norm.logcdf(z) + stats.norm.logsf(z[::-1])))
    a = statistic * (1 + 0.75 / n + 2.25 / n**2)
    if a < 0.2:
        p = 1 - np.exp(-13.436 + 101.14 * a - 223.73 * a**2)
    elif a < 0.34:
        p = 1 - np.exp(-8.318 + 42.796 * a - 59.938 * a**2)
    elif a < 0.6:
        p = np.exp(0.9177 - 4.279 * a - 1.38 * a**2)
    else:
        p = np.exp(1.2937 - 5.709 * a + 0.0186 * a**2) if a <= 13 else 0.0
    return statistic, p
