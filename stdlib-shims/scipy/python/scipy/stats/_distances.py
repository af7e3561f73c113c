"""Entropies and distances between distributions."""

import numpy as np

from scipy import special as sc
from scipy.stats._samples import along


def entropy(pk, qk=None, base=None, axis=0, *, nan_policy="propagate", keepdims=False):
    """Shannon's entropy of counts or chances, or the divergence from `qk`."""
    if base is not None and base <= 0:
        raise ValueError("`base` must be a positive number or `None`.")

    def one(pk, *qk):
        with np.errstate(all="ignore"):
            shares = [part / np.sum(part, axis=-1, keepdims=True) for part in (pk, *qk)]
            total = np.sum(sc.rel_entr(*shares) if qk else sc.entr(*shares), axis=-1)
        return total / np.log(base) if base is not None else total

    return along(one, [pk] if qk is None else [pk, qk], axis, nan_policy, keepdims=keepdims, paired=True, whole=True)[0]


def differential_entropy(values, *, window_length=None, base=None, axis=0, method="auto", nan_policy="propagate", keepdims=False):
    """The entropy of a continuous sample, by spacings of its order."""
    if base is not None and base <= 0:
        raise ValueError("`base` must be a positive number or `None`.")
    if method not in ("auto", "vasicek", "van es", "ebrahimi", "correa"):
        raise ValueError("`method` must be one of {'correa', 'vasicek', 'van es', 'auto', 'ebrahimi'}")

    def one(values):
        n = values.shape[-1]
        window = int(np.floor(np.sqrt(n) + 0.5)) if window_length is None else window_length
        if not 2 <= 2 * window < n:
            raise ValueError(f"Window length ({window}) must be positive and less than half the sample size ({n}).")
        how = method if method != "auto" else "van es" if n <= 10 else "ebrahimi" if n <= 1000 else "vasicek"
        value = _spacings(np.sort(values, axis=-1), n, window, how)
        return value / np.log(base) if base is not None else value

    return along(one, [values], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def _spacings(x, n, window, method):
    """The entropy of sorted values by their distances over a window."""
    if method == "van es":
        gaps = x[..., window:] - x[..., :-window]
        return np.sum(np.log((n + 1) / window * gaps), axis=-1) / (n - window) + np.sum(1 / np.arange(window,
            n + 1)) + np.log(window) - np.log(n + 1)
    padded = np.concatenate((np.repeat(x[..., :1], window, -1), x, np.repeat(x[..., -1:], window, -1)), axis=-1)
    gaps = padded[..., 2 * window :] - padded[..., : -2 * window]
    if method == "vasicek":
        return np.mean(np.log(n / (2 * window) * gaps), axis=-1)
    if method == "ebrahimi":
        i = np.arange(1, n + 1).astype(float)
        c = np.ones(n) * 2
        c[i <= window] = 1 + (i[i <= window] - 1) / window
        c[i >= n - window + 1] = 1 + (n - i[i >= n - window + 1]) / window
        return np.mean(np.log(n * gaps / (c * window)), axis=-1)
    steps = np.arange(-window, window + 1)[:, None]
    around = padded[..., steps + np.arange(n) + window]
    around = around - around.mean(axis=-2, keepdims=True)
    return -np.mean(np.log(np.sum(around * steps, axis=-2) / (n * np.sum(around**2, axis=-2))), axis=-1)


def _distance(p, u_values, v_values, u_weights, v_weights):
    u, v = (np.asarray(values, dtype=float) for values in (u_values, v_values))
    weights = []
    for values, given in ((u, u_weights), (v, v_weights)):
        if values.size == 0:
            raise ValueError("Distribution can't be empty.")
        if given is not None:
            given = np.asarray(given, dtype=float)
            if given.size != values.size:
                raise ValueError("Value and weight array-likes for the same empirical distribution must be of the same size.")
            if np.any(given < 0):
                raise ValueError("All weights must be non-negative.")
            if not 0 < np.sum(given) < np.inf:
                raise ValueError("Weight array-like sum must be positive and finite. Set as None for an equal distribution of weight.")
        weights.append(given)
    everything = np.sort(np.concatenate((u, v)))
    steps = np.diff(everything)
    cdfs = []
    for values, given in ((u, weights[0]), (v, weights[1])):
        order = np.argsort(values)
        count = np.searchsorted(values[order], everything[:-1], side="right")
        if given is None:
            cdfs.append(count / values.size)
        else:
            running = np.concatenate(([0.0], np.cumsum(given[order])))
            cdfs.append(running[count] / running[-1])
    gap = np.abs(cdfs[0] - cdfs[1])
    return np.sum(gap * steps) if p == 1 else np.sqrt(np.sum(gap**2 * steps))


def wasserstein_distance(u_values, v_values, u_weights=None, v_weights=None):
    """How far the mass of one sample must move to become the other."""
    return _distance(1, u_values, v_values, u_weights, v_weights)


def energy_distance(u_values, v_values, u_weights=None, v_weights=None):
    """The energy distance of two samples."""
    return np.sqrt(2) * _distance(2, u_values, v_values, u_weights, v_weights)
