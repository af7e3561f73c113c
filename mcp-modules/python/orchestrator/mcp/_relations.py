"""How columns go together, and which values stand apart."""

import _kit_analytics

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import as_frame, chosen, is_number, plain

__all__ = ["correlation_matrix", "covariance_matrix", "detect_outliers"]

_METHODS = ("pearson", "spearman", "kendall")


def _numeric(df, columns, what):
    df = as_frame(df, what)
    names = chosen(df, columns)
    if columns is not None:
        for name in names:
            if not is_number(df[name]):
                raise TypeError(f"{what}: column {name!r} holds {df[name].dtype}, not numbers")
    names = [name for name in names if is_number(df[name])]
    if not names:
        raise ValueError(f"{what} found no numeric column")
    return df[names]


def correlation_matrix(df, columns=None, method="pearson", p_values=False):
    """Correlations of numeric columns, as a frame; rows where either value is missing are left out pair by pair.

    method: "pearson", "spearman" or "kendall".
    p_values: return a second frame with the p-values.

    >>> float(correlation_matrix(pd.DataFrame({"a": [1, 2, 3], "b": [3, 2, 1]})).loc["a", "b"])
    -1.0
    """
    if method not in _METHODS:
        raise ValueError(f"method must be one of {', '.join(_METHODS)}, found {method!r}")
    table = _numeric(df, columns, "correlation_matrix()")
    if not p_values:
        return table.corr(method=method)
    names = list(table.columns)
    values = [table[name].to_numpy(dtype=float, na_value=float("nan")) for name in names]
    r, p = np.eye(len(names)), np.zeros((len(names), len(names)))
    for i in range(len(names)):
        for j in range(i):
            both = ~(np.isnan(values[i]) | np.isnan(values[j]))
            if both.sum() < 3:
                found = {"statistic": float("nan"), "p_value": float("nan")}
            else:
                found = _kit_analytics.correlate(method, values[i][both], values[j][both])
            r[i, j] = r[j, i] = found["statistic"]
            p[i, j] = p[j, i] = found["p_value"]
    as_table = lambda matrix: pd.DataFrame(matrix, index=names, columns=names)
    return as_table(r), as_table(p)


def covariance_matrix(df, columns=None):
    """Covariances of numeric columns, as a frame."""
    return _numeric(df, columns, "covariance_matrix()").cov()


_LIMITS = {"iqr": 1.5, "zscore": 3.0, "mad": 3.5}


def detect_outliers(df, columns=None, method="iqr", threshold=None):
    """Values that stand apart in numeric columns.

    method: "iqr" (beyond 1.5 interquartile ranges of the quartiles), "zscore" (beyond 3 standard deviations) or "mad"
        (a modified z score, by the median, beyond 3.5).
    threshold: another factor than that.

    Returns "method", "threshold", "total", "rows" (positions with an outlier in any column) and "columns" with a dict
    for each: "count", "percent", "lower", "upper", "rows", "values" (the first 20).

    >>> detect_outliers(pd.DataFrame({"a": [1, 2, 2, 3, 2, 99]}))["rows"]
    [5]
    """
    method = {"z": "zscore", "z_score": "zscore", "z-score": "zscore", "modified_z": "mad"}.get(method, method)
    if method not in _LIMITS:
        raise ValueError(f"method must be one of {', '.join(_LIMITS)}, found {method!r}")
    limit = _LIMITS[method] if threshold is None else float(threshold)
    if not limit > 0:
        raise ValueError(f"threshold must be positive, found {threshold}")
    table = _numeric(df, columns, "detect_outliers()")
    found, rows = {}, set()
    for name in table.columns:
        values = table[name].to_numpy(dtype=float, na_value=float("nan"))
        n_known = int((~np.isnan(values)).sum())
        if n_known < 2:
            found[str(name)] = {"count": 0, "percent": 0.0, "lower": None, "upper": None, "rows": [], "values": []}
            continue
        apart = _kit_analytics.outliers(method, values, limit)
        positions = apart["positions"]
        rows.update(positions)
        found[str(name)] = {
            "count": len(positions),
            "percent": round(100 * len(positions) / n_known, 2),
            "lower": plain(apart["lower"]),
            "upper": plain(apart["upper"]),
            "rows": positions,
            "values": [plain(table[name].iloc[row]) for row in positions[:20]],
        }
    total = sum(entry["count"] for entry in found.values())
    return {"method": method, "threshold": limit, "total": total, "rows": sorted(rows), "columns": found}
