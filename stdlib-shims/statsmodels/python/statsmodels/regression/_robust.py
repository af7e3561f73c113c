"""Covariances of coefficients that do without equal or independent errors."""

import numpy as np

_WORDS = {
    "nonrobust": "Standard Errors assume that the covariance matrix of the errors is correctly specified.",
    "HC": "Standard Errors are heteroscedasticity robust ({kind})",
    "HAC": "Standard Errors are heteroscedasticity and autocorrelation robust (HAC) using {lags} lags and {correction} small sample "
           "correction",
    "cluster": "Standard Errors are robust to cluster correlation (cluster)",
    "fixed scale": "Standard Errors are based on fixed scale",
}


def covariance(results, cov_type, options, use_t):
    """(cov_type, cov_kwds, covariance, use_t) of a regression."""
    options = dict(options or {})
    given = options.pop("use_t", None)
    use_t = given if use_t is None else use_t
    plain = results.normalized_cov_params
    if cov_type == "nonrobust":
        return cov_type, {"description": _WORDS["nonrobust"]}, results.scale * plain, True if use_t is None else use_t
    use_t = bool(use_t)
    kind = cov_type.upper()
    if kind in ("HC0", "HC1", "HC2", "HC3"):
        _no_more(options, cov_type)
        return kind, {"description": _WORDS["HC"].format(kind=kind)}, heteroscedastic(results, kind), use_t
    if kind == "HAC":
        if "maxlags" not in options:
            raise ValueError("cov_type='HAC' requires maxlags")
        lags, corrected = options.pop("maxlags"), options.pop("use_correction", False)
        options.pop("df_correction", None)
        _no_more(options, cov_type)
        words = _WORDS["HAC"].format(lags=lags, correction="with" if corrected else "without")
        return kind, {"maxlags": lags, "use_correction": corrected, "description": words}, _autocorrelated(results, lags, corrected), use_t
    if kind == "CLUSTER":
        if "groups" not in options:
            raise ValueError("cov_type='cluster' requires groups")
        groups, corrected = np.asarray(options.pop("groups")), options.pop("use_correction", True)
        fewer = options.pop("df_correction", True)
        _no_more(options, cov_type)
        if groups.ndim > 1 and groups.shape[1] > 1:
            raise NotImplementedError("cov_type='cluster' with groups of two kinds is not available")
        cov, count = _clustered(results, groups.ravel(), corrected)
        if fewer:
            results.df_resid_inference = count - 1
        return "cluster", {"groups": groups, "use_correction": corrected, "description": _WORDS["cluster"]}, cov, use_t
    if cov_type == "fixed scale":
        scale = options.pop("scale", 1.0)
        _no_more(options, cov_type)
        return cov_type, {"scale": scale, "description": _WORDS["fixed scale"]}, scale * plain, use_t
    if kind in ("HAC-PANEL", "NW-PANEL", "HAC-GROUPSUM", "NW-GROUPSUM"):
        raise NotImplementedError(f"cov_type={cov_type!r} is not available")
    raise ValueError("cov_type not recognized. See docstring for available options and spelling")


def _no_more(options, cov_type):
    if options:
        raise NotImplementedError(f"cov_type={cov_type!r} with {next(iter(options))} is not available")


def heteroscedastic(results, kind):
    """Robust to errors of different sizes: HC0 to HC3."""
    model, squares = results.model, results.wresid**2
    if kind == "HC1":
        squares = squares * (results.nobs / results.df_resid)
    elif kind in ("HC2", "HC3"):
        leverage = np.einsum("ij,jk,ik->i", model.wexog, results.normalized_cov_params, model.wexog)
        squares = squares / (1 - leverage) if kind == "HC2" else squares / (1 - leverage) ** 2
    return (model.pinv_wexog * squares) @ model.pinv_wexog.T


def _autocorrelated(results, lags, corrected):
    rows = results.model.wexog * results.wresid[:, None]
    spread = rows.T @ rows
    for lag in range(1, lags + 1):
        shared = rows[lag:].T @ rows[:-lag]
        spread = spread + (1 - lag / (lags + 1.0)) * (shared + shared.T)
    cov = results.normalized_cov_params @ spread @ results.normalized_cov_params
    n, k = rows.shape
    return cov * (n / float(n - k)) if corrected else cov


def _clustered(results, groups, corrected):
    rows = results.model.wexog * results.wresid[:, None]
    kinds, codes = np.unique(groups, return_inverse=True)
    sums = np.zeros((len(kinds), rows.shape[1]))
    np.add.at(sums, codes, rows)
    cov = results.normalized_cov_params @ (sums.T @ sums) @ results.normalized_cov_params
    n, k = rows.shape
    count = len(kinds)
    if corrected:
        cov = cov * ((count / (count - 1.0)) * ((n - 1.0) / float(n - k)))
    return cov, count
