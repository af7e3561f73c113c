"""Time series: autocorrelations, and tests of unit roots."""

import _rooms
import numpy as np

from statsmodels.tsa._unit_root_tables import mackinnoncrit, mackinnonp

__all__ = ["acf", "acovf", "adfuller", "ccf", "ccovf", "coint", "grangercausalitytests", "kpss", "pacf", "pacf_ols", "pacf_yw", "q_stat"]
__getattr__ = _rooms.doors(__name__, _rooms.table(_granger="grangercausalitytests"), (
    "arma_order_select_ic bds breakvar_heteroskedasticity_test innovations_algo innovations_filter levinson_durbin levinson_durbin_pacf "
    "leybourne pacf_burg range_unit_root_test zivot_andrews"
), home="statsmodels.tsa")


def _series(x, name="x"):
    values = np.asarray(x, dtype=float)
    if values.ndim == 2 and values.shape[1] == 1:
        values = values[:, 0]
    if values.ndim != 1:
        raise ValueError(f"{name} is required to have ndim 1 but has ndim {values.ndim}")
    return values


def _without_missing(x, missing):
    if missing not in ("none", "raise", "conservative", "drop"):
        raise ValueError(f"missing must be one of none, raise, conservative, drop")
    if missing == "conservative":
        raise NotImplementedError("missing='conservative' is not available")
    if missing == "raise" and np.isnan(x).any():
        from statsmodels.tools.sm_exceptions import MissingDataError
        raise MissingDataError("NaNs were encountered in the data")
    return x[~np.isnan(x)] if missing == "drop" else x


def acovf(x, adjusted=False, demean=True, fft=True, missing="none", nlag=None):
    """Covariances of a series with itself, some steps later."""
    x = _without_missing(_series(x), missing)
    n = len(x)
    if nlag is not None and nlag > n - 1:
        raise ValueError("nlag must be smaller than nobs - 1")
    away = x - x.mean() if demean else x
    lags = n - 1 if nlag is None else nlag
    if fft and nlag is None:
        size = 1 << int(np.ceil(np.log2(2 * n + 1)))
        spectrum = np.fft.fft(away, size)
        sums = np.fft.ifft(spectrum * np.conjugate(spectrum)).real[:lags + 1]
    else:
        sums = np.array([away[lag:] @ away[:n - lag] for lag in range(lags + 1)])
    return sums / (n - np.arange(lags + 1) if adjusted else n)


def acf(x, adjusted=False, nlags=None, qstat=False, fft=True, alpha=None, bartlett_confint=True, missing="none"):
    """Correlations of a series with itself, some steps later.

    >>> acf([1.0, 2.0, 3.0, 2.0, 1.0], nlags=2).round(6)
    array([ 1.      ,  0.057143, -0.671429])
    """
    x = _without_missing(_series(x), missing)
    n = len(x)
    nlags = min(int(10 * np.log10(n)), n - 1) if nlags is None else int(nlags)
    covariances = acovf(x, adjusted=adjusted, fft=fft)
    values = covariances[:nlags + 1] / covariances[0]
    answers = [values]
    if alpha is not None:
        variances = np.ones_like(values) / n
        if bartlett_confint:
            variances[0] = 0
            variances[1] = 1.0 / n
            variances[2:] *= 1 + 2 * np.cumsum(values[1:-1] ** 2)
        reach = _normal_quantile(alpha) * np.sqrt(variances)
        answers.append(np.column_stack((values - reach, values + reach)))
    if qstat:
        answers += q_stat(values[1:], nobs=n)
    return answers[0] if len(answers) == 1 else tuple(answers)


def _normal_quantile(alpha):
    from scipy import stats
    return stats.norm.ppf(1.0 - alpha / 2.0)


def q_stat(x, nobs):
    """(statistics, p) of Ljung and Box for autocorrelations."""
    from scipy import stats
    x = np.asarray(x)
    statistics = nobs * (nobs + 2) * np.cumsum(1.0 / (nobs - np.arange(1, len(x) + 1)) * x**2)
    return statistics, stats.chi2.sf(statistics, np.arange(1, len(x) + 1))


def _solve_yule_walker(x, order, adjusted):
    n = len(x)
    away = x - x.mean()
    sums = np.array([away[:n - lag] @ away[lag:] / (n - lag if adjusted else n) for lag in range(order + 1)])
    places = np.abs(np.subtract.outer(np.arange(order), np.arange(order)))
    return np.linalg.solve(sums[places], sums[1:order + 1])


def pacf_yw(x, nlags=None, method="adjusted"):
    """Partial autocorrelations by the equations of Yule and Walker."""
    x = _series(x)
    nlags = max(min(int(10 * np.log10(len(x))), len(x) - 1), 1) if nlags is None else nlags
    if method not in ("adjusted", "mle"):
        raise ValueError("method must be adjusted or mle")
    return np.array([1.0] + [_solve_yule_walker(x, lag, method == "adjusted")[-1] for lag in range(1, nlags + 1)])


def pacf_ols(x, nlags=None, efficient=True, adjusted=False):
    """Partial autocorrelations by regressions."""
    x = _series(x)
    n = len(x)
    nlags = max(min(int(10 * np.log10(n)), n // 2), 1) if nlags is None else nlags
    if nlags > n // 2:
        raise ValueError(f"nlags must be smaller than nobs // 2 ({n // 2})")
    x = x if efficient else x - np.mean(x)
    values = [1.0]
    for lag in range(1, nlags + 1):
        # With a constant over all rows that have such a lag, or without one over the rows that have all lags.
        first = lag if efficient else nlags
        before = [np.ones(n - first)] if efficient else []
        before += [x[first - step:n - step] for step in range(1, lag + 1)]
        values.append(np.linalg.lstsq(np.column_stack(before), x[first:], rcond=None)[0][-1])
    values = np.array(values)
    return values * n / (n - np.arange(nlags + 1)) if adjusted else values


def _pacf_levinson(x, nlags, adjusted):
    covariances = acovf(x, adjusted=adjusted, fft=False, nlag=nlags)
    values, known, error = [1.0], np.zeros(0), covariances[0]
    for lag in range(1, nlags + 1):
        partial = (covariances[lag] - known @ covariances[lag - 1:0:-1]) / error if lag > 1 else covariances[1] / error
        known = np.append(known - partial * known[::-1], partial)
        error *= 1 - partial**2
        values.append(partial)
    return np.array(values)


def pacf(x, nlags=None, method="ywadjusted", alpha=None):
    """Partial autocorrelations: what each lag adds to the ones before."""
    x = _series(x)
    n = len(x)
    nlags = max(min(int(10 * np.log10(n)), n // 2 - 1), 1) if nlags is None else int(nlags)
    if nlags > n // 2:
        raise ValueError(
            "Can only compute partial correlations for lags up to 50% of the sample size. "
            f"The requested nlags {nlags} must be < {n // 2}."
        )
    if method in ("ols", "ols-inefficient", "ols-adjusted"):
        values = pacf_ols(x, nlags, "inefficient" not in method, "adjusted" in method)
    elif method in ("yw", "ywa", "ywadjusted", "yw_adjusted"):
        values = pacf_yw(x, nlags, "adjusted")
    elif method in ("ywm", "ywmle", "yw_mle"):
        values = pacf_yw(x, nlags, "mle")
    elif method in ("ld", "lda", "ldadjusted", "ld_adjusted"):
        values = _pacf_levinson(x, nlags, True)
    elif method in ("ldb", "ldbiased", "ld_biased"):
        values = _pacf_levinson(x, nlags, False)
    elif method == "burg":
        raise NotImplementedError("pacf(method='burg') is not available")
    else:
        raise ValueError(f"method must be one of yw, ywm, ols, ld, ldb and their longer names")
    if alpha is None:
        return values
    reach = _normal_quantile(alpha) * np.sqrt(1.0 / n)
    interval = np.column_stack((values - reach, values + reach))
    interval[0] = values[0]
    return values, interval


def ccovf(x, y, adjusted=True, demean=True, fft=True):
    """Covariances of two series, the first some steps later."""
    x, y = _series(x), _series(y, "y")
    x, y = (x - x.mean(), y - y.mean()) if demean else (x, y)
    n = len(x)
    return np.correlate(x, y, "full")[n - 1:] / (np.arange(n, 0, -1) if adjusted else n)


def ccf(x, y, adjusted=True, fft=True, *, nlags=None, alpha=None):
    """Correlations of two series, the first some steps later."""
    x, y = _series(x), _series(y, "y")
    values = ccovf(x, y, adjusted) / (np.std(x) * np.std(y))
    values = values[:len(x) if nlags is None else nlags]
    if alpha is None:
        return values
    reach = _normal_quantile(alpha) / np.sqrt(len(x))
    return values, values.reshape(-1, 1) + reach * np.array([-1, 1])


_TRENDS = {"n": 0, "c": 1, "ct": 2, "ctt": 3}


def _trend_columns(n, regression):
    return np.vander(np.arange(1.0, n + 1), _TRENDS[regression], increasing=True)


def _with_trend(X, regression, first):
    if regression == "n":
        return X
    trend = _trend_columns(len(X), regression)
    return np.column_stack((trend, X) if first else (X, trend))


def adfuller(x, maxlag=None, regression="c", autolag="AIC", store=False, regresults=False):
    """(statistic, p, lags used, rows used, critical values, criterion): whether a series has a unit root."""
    if store or regresults:
        raise NotImplementedError("adfuller(store=True, regresults=True) is not available")
    x = _series(x)
    if regression not in _TRENDS:
        raise ValueError("regression must be one of 'c', 'ct', 'ctt', 'n'")
    if x.max() == x.min():
        raise ValueError("Invalid input, x is constant")
    if autolag is not None and autolag.lower() not in ("aic", "bic", "t-stat"):
        raise ValueError("autolag must be one of 'AIC', 'BIC', 't-stat' or None")
    n, n_trend = len(x), _TRENDS[regression]
    if maxlag is None:
        maxlag = min(n // 2 - n_trend - 1, int(np.ceil(12.0 * np.power(n / 100.0, 0.25))))
        if maxlag < 0:
            raise ValueError("sample size is too short to use selected regression component")
    elif maxlag > n // 2 - n_trend - 1:
        raise ValueError("maxlag must be less than (nobs/2 - 1 - ntrend) where n trend is the number of included deterministic regressors")
    from statsmodels.regression.linear_model import OLS
    steps = np.diff(x)
    used, criterion = maxlag, None
    if autolag:
        target, levels = _levels_and_steps(x, steps, maxlag)
        wide = _with_trend(levels, regression, first=True)
        start = wide.shape[1] - levels.shape[1] + 1
        criterion, used = _best_lag(OLS, target, wide, start, maxlag, autolag.lower())
    target, levels = _levels_and_steps(x, steps, used)
    fit = OLS(target, _with_trend(levels, regression, first=False)).fit()
    statistic, rows = fit._tvalues[0], len(target)
    critical = mackinnoncrit(1, regression, rows)
    answer = (statistic, mackinnonp(statistic, regression), used, rows, dict(zip(("1%", "5%", "10%"), critical)))
    return (*answer, criterion) if autolag else answer


def _levels_and_steps(x, steps, lags):
    """Steps to be explained, and the level and steps before each."""
    columns = [x[lags:-1]] + [steps[lags - lag:len(steps) - lag] for lag in range(1, lags + 1)]
    return steps[lags:], np.column_stack(columns)


def _best_lag(OLS, target, wide, start, maxlag, method):
    fits = {lag: OLS(target, wide[:, :lag]).fit() for lag in range(start, start + maxlag + 1)}
    if method == "t-stat":
        for lag in range(start + maxlag, start - 1, -1):
            size = np.abs(fits[lag]._tvalues[-1])
            if size >= 1.6448536269514722:
                break
        return size, lag - start
    criterion, lag = min((getattr(fit, method), lag) for lag, fit in fits.items())
    return criterion, lag - start


def kpss(x, regression="c", nlags="auto", store=False):
    """(statistic, p, lags, critical values): whether a series stays around a level ('c') or a trend ('ct')."""
    if store:
        raise NotImplementedError("kpss(store=True) is not available")
    x = _series(x)
    n = len(x)
    if regression == "ct":
        away, critical = _off_trend(x), (0.119, 0.146, 0.176, 0.216)
    elif regression == "c":
        away, critical = x - x.mean(), (0.347, 0.463, 0.574, 0.739)
    else:
        raise ValueError("regression must be one of 'c', 'ct'")
    if nlags == "legacy":
        nlags = min(int(np.ceil(12.0 * np.power(n / 100.0, 0.25))), n - 1)
    elif nlags == "auto" or nlags is None:
        nlags = min(_kpss_lags(away, n), n - 1)
    elif isinstance(nlags, str):
        raise ValueError("nvals must be 'auto' or 'legacy' when not an int")
    nlags = int(nlags)
    if nlags >= n:
        raise ValueError(f"lags ({nlags}) must be < number of observations ({n})")
    spread = away @ away
    for lag in range(1, nlags + 1):
        spread += 2 * (away[lag:] @ away[:n - lag]) * (1.0 - lag / (nlags + 1.0))
    statistic = np.sum(np.cumsum(away) ** 2) / n**2 / (spread / n)
    p = np.interp(statistic, critical, (0.10, 0.05, 0.025, 0.01))
    if p in (0.10, 0.01):
        import warnings
        from statsmodels.tools.sm_exceptions import InterpolationWarning
        way = "greater" if p == 0.10 else "smaller"
        warnings.warn(
            "The test statistic is outside of the range of p-values available in the\nlook-up table. The actual p-value is "
            f"{way} than the p-value returned.\n", InterpolationWarning, stacklevel=2,
        )
    return statistic, p, nlags, dict(zip(("10%", "5%", "2.5%", "1%"), critical))


def _off_trend(x):
    trend = np.column_stack((np.ones(len(x)), np.arange(1.0, len(x) + 1)))
    return x - trend @ np.linalg.lstsq(trend, x, rcond=None)[0]


def _kpss_lags(away, n):
    """How many lags the estimate of the spread takes, after Hobijn, Franses and Ooms."""
    s0, s1 = away @ away / n, 0.0
    for lag in range(1, int(np.power(n, 2.0 / 9.0)) + 1):
        product = away[lag:] @ away[:n - lag] / (n / 2.0)
        s0 += product
        s1 += lag * product
    return int(1.1447 * np.power((s1 / s0) ** 2, 1.0 / 3.0) * np.power(n, 1.0 / 3.0))


def coint(y0, y1, trend="c", method="aeg", maxlag=None, autolag="aic", return_results=None):
    """(statistic, p, critical values): whether series move together, after Engle and Granger."""
    from statsmodels.regression.linear_model import OLS
    if trend not in _TRENDS:
        raise ValueError("trend must be one of 'c', 'n', 'ct', 'ctt'")
    if method != "aeg" or trend == "ctt":
        raise NotImplementedError(f"coint(trend={trend!r}, method={method!r}) is not available")
    first, others = _series(y0, "y0"), np.asarray(y1, dtype=float)
    others = others[:, None] if others.ndim == 1 else others
    n, count = others.shape[0], others.shape[1] + 1
    fit = OLS(first, _with_trend(others, trend, first=False)).fit()
    if fit.rsquared < 1 - 100 * np.sqrt(np.finfo(float).eps):
        statistic = adfuller(fit.resid, maxlag=maxlag, autolag=autolag, regression="n")[0]
    else:
        import warnings
        from statsmodels.tools.sm_exceptions import CollinearityWarning
        warnings.warn(
            "y0 and y1 are (almost) perfectly colinear.Cointegration test is not reliable in this case.", CollinearityWarning, stacklevel=2
        )
        statistic = -np.inf
    critical = [np.nan] * 3 if trend == "n" else mackinnoncrit(count, trend, n - 1)
    return statistic, mackinnonp(statistic, trend, count), critical
