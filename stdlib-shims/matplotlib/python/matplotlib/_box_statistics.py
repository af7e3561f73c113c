"""The numbers behind box plots and violins, and data split into columns."""

import math

import numpy as np


def reshape_2D(X, name):
    """Data as a list of 1-D arrays, one per column or per list."""
    X = unpack_to_numpy(X)
    if isinstance(X, np.ndarray):
        if X.dtype.kind == "O" and X.ndim == 1 and len(X) and np.iterable(X[0]) and not isinstance(X[0], str):
            return [np.asarray(unpack_to_numpy(x)).reshape(-1) for x in X]
        X = X.T
        if len(X) == 0:
            return [[]]
        if X.ndim == 1:
            return [X]
        if X.ndim == 2:
            return [np.reshape(x, -1) for x in X]
        raise ValueError(f"{name} must have 2 or fewer dimensions")
    if len(X) == 0:
        return [[]]
    result = []
    all_single = True
    for x in X:
        x = unpack_to_numpy(x)
        if not isinstance(x, str) and np.iterable(x) and not (isinstance(x, np.ndarray) and x.ndim == 0):
            all_single = False
        x = np.asarray(x)
        if x.ndim > 1:
            raise ValueError(f"{name} must have 2 or fewer dimensions")
        result.append(x.reshape(-1))
    return [np.concatenate(result)] if all_single else result


def unpack_to_numpy(x):
    """The array inside a Series, an Index or anything else that has one."""
    if isinstance(x, (np.ndarray, np.generic)):
        return x
    if hasattr(x, "to_numpy"):
        return x.to_numpy()
    if hasattr(x, "values") and isinstance(x.values, np.ndarray):
        return x.values
    return x


def _bootstrapped_median(data, n):
    """The 2.5 and 97.5 percentiles of medians of random samples."""
    picks = np.random.randint(0, len(data), size=(n, len(data)))
    return np.percentile(np.median(data[picks], axis=1), [2.5, 97.5])


def _whiskers(x, q1, q3, whis):
    """(lowest, highest) value that the whiskers may reach."""
    iqr = q3 - q1
    if np.iterable(whis) and not isinstance(whis, str):
        return np.percentile(x, whis)
    if isinstance(whis, (int, float, np.number)):
        return q1 - whis * iqr, q3 + whis * iqr
    raise ValueError("whis must be a float or list of percentiles")


def _statistics_of(x, whis, bootstrap, autorange):
    x = np.asarray(x)
    x = x.ravel()
    one = {"mean": np.mean(x)}
    q1, middle, q3 = np.percentile(x, [25, 50, 75])
    one["iqr"] = q3 - q1
    if one["iqr"] == 0 and autorange:
        whis = (0, 100)
    if bootstrap is None:
        half = 1.57 * one["iqr"] / math.sqrt(len(x))
        one["cilo"], one["cihi"] = middle - half, middle + half
    else:
        one["cilo"], one["cihi"] = _bootstrapped_median(x, bootstrap)
    low, high = _whiskers(x, q1, q3, whis)
    below, above = x[x <= high], x[x >= low]
    one["whishi"] = q3 if len(below) == 0 or below.max() < q3 else below.max()
    one["whislo"] = q1 if len(above) == 0 or above.min() > q1 else above.min()
    one["fliers"] = np.concatenate([x[x < one["whislo"]], x[x > one["whishi"]]])
    one["q1"], one["med"], one["q3"] = q1, middle, q3
    return one


def boxplot_stats(X, whis=1.5, bootstrap=None, labels=None, autorange=False):
    """One dict per box: mean, med, q1, q3, iqr, cilo, cihi, whislo, whishi, fliers and label."""
    X = reshape_2D(X, "X")
    if labels is None:
        labels = [None] * len(X)
    elif len(labels) != len(X):
        raise ValueError("Dimensions of labels and X must be compatible")
    boxes = []
    for x, label in zip(X, labels):
        one = {} if label is None else {"label": label}
        if len(x) == 0:
            one["fliers"] = np.array([])
            one.update(dict.fromkeys(("mean", "med", "q1", "q3", "iqr", "cilo", "cihi", "whislo", "whishi"), np.nan))
        else:
            one.update(_statistics_of(x, whis, bootstrap, autorange))
        boxes.append(one)
    return boxes


def violin_stats(X, method, points=100, quantiles=None):
    """One dict per violin: coords, vals, mean, median, min, max and quantiles."""
    X = reshape_2D(X, "X")
    if quantiles is None or len(quantiles) == 0:
        quantiles = [[]] * len(X)
    else:
        quantiles = [[q] if not np.iterable(q) else q for q in quantiles] if len(X) != 1 or np.iterable(quantiles[0]) else [list(quantiles)]
    if len(X) != len(quantiles):
        raise ValueError("List of violinplot statistics and quantiles values must have the same length")
    violins = []
    for x, levels in zip(X, quantiles):
        low, high = np.min(x), np.max(x)
        coords = np.linspace(low, high, points)
        violins.append({
            "vals": method(x, coords), "coords": coords, "mean": np.mean(x), "median": np.median(x), "min": low, "max": high,
            "quantiles": np.atleast_1d(np.percentile(x, [100 * level for level in levels])) if len(levels) else np.array([]),
        })
    return violins
