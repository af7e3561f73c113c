"""The search for the most likely parameters of a continuous distribution."""

import numpy as np

from scipy.stats._distribution import FitDataError, FitError  # noqa: F401


class FitResult:
    """Fitted parameters of a distribution by name, and whether the fit went well."""

    def __init__(self, name, values, message, success=True, dist=None, data=None):
        from collections import namedtuple

        from scipy import stats

        self._dist = getattr(stats, name) if dist is None else dist
        self.params = namedtuple("FitParams", [*self._dist._names, "loc",
            *(["scale"] if self._dist._takes_scale else [])])(*(np.float64(value) for value in values))
        self.success, self.message, self._data = success, message, data

    def __repr__(self):
        return f"  params: {self.params!r}\n success: {self.success}\n message: {self.message!r}"

    def nllf(self, params=None, data=None):
        """Minus the logarithm of the likelihood."""
        return self._dist.nnlf(self.params if params is None else params, self._data if data is None else data)


def fixed(dist, kwds):
    """The parameters a call fixes, by place among shapes, loc, scale; taken out of `kwds`."""
    held = {}
    for place, name in enumerate(dist._names):
        for key in (f"f{place}", f"f{name}", f"fix_{name}"):
            if key in kwds:
                held[place] = kwds.pop(key)
    for key, place in (("floc", dist.numargs), ("fscale", dist.numargs + 1)):
        value = kwds.pop(key, None)
        if value is not None:
            held[place] = value
    return held


def fit(dist, data, args, kwds):
    """Shapes, loc and scale that make `data` most likely."""
    kwds = dict(kwds)
    data = np.asarray(data).ravel()
    method = kwds.pop("method", "mle").lower()
    if method not in ("mle", "mm"):
        raise ValueError(f"Method '{method}' not available; must be one of ('mle', 'mm')")
    if len(args) > dist.numargs:
        raise TypeError("Too many input arguments.")
    if not np.isfinite(data).all():
        raise ValueError("The data contains non-finite values.")
    held = fixed(dist, kwds)
    closed = getattr(dist, "_closed_fit", None) if method == "mle" else None
    start = list(args)
    for name in dist._names[len(args) :]:
        if name in kwds:
            start.append(kwds.pop(name))
    if "optimizer" not in kwds and not kwds.keys() - {"loc", "scale"} and closed is not None:
        if len(held) == dist.numargs + 2:
            raise ValueError("All parameters fixed. There is nothing to optimize.")
        answer = closed(data, held, tuple(start), kwds)
        if answer is not None:
            return tuple(np.float64(value) for value in answer)
    return search(dist, data, start, held, kwds, method)


def search(dist, data, start, held, kwds, method="mle"):
    """The answer of a simplex search from the distribution's own start."""
    from scipy.optimize import fmin

    if len(start) < dist.numargs or "loc" not in kwds or "scale" not in kwds:
        own = list(dist._fitstart(data))
        start = [*start, *own[len(start) : dist.numargs + 2]]
    else:
        start = [*start, 0.0, 1.0]
    start[-2] = kwds.pop("loc", start[-2])
    start[-1] = kwds.pop("scale", start[-1])
    optimizer = kwds.pop("optimizer", fmin)
    if kwds:
        raise TypeError(f"Unknown arguments: {kwds}.")
    free = [place for place in range(len(start)) if place not in held]
    if not free:
        raise ValueError("All parameters fixed. There is nothing to optimize.")
    for place, value in held.items():
        start[place] = value
    measure = _moment_gap(dist, data, len(free)) if method == "mm" else _surprise(dist, data)

    def filled(theta):
        values = list(start)
        for place, value in zip(free, theta):
            values[place] = value
        return values

    found = optimizer(lambda theta: measure(filled(theta)), np.asarray([start[place] for place in free], dtype=float), disp=0)
    values = filled(np.atleast_1d(found))
    *shapes, _, scale = values
    if not np.all(dist._argcheck(*shapes)) or scale <= 0:
        raise FitError("Optimization converged to parameters that are outside the range allowed by the distribution.")
    return tuple(np.float64(value) for value in values)


def _moment_gap(dist, data, n_moments):
    """How far the moments of the distribution are from those of the data."""
    wanted = np.array([np.mean(data**order) for order in range(1, n_moments + 1)])

    def gap(values):
        *shapes, loc, scale = values
        if not np.all(dist._argcheck(*shapes)) or scale <= 0:
            return np.inf
        found = np.array([dist.moment(order, *shapes, loc=loc, scale=scale) for order in range(1, n_moments + 1)], dtype=float)
        if np.any(np.isnan(found)):
            raise ValueError(
                "Method of moments encountered a non-finite distribution moment and cannot continue. Consider trying method='MLE'."
            )
        return float(np.sum(((wanted - found) / np.maximum(np.abs(wanted), 1e-8)) ** 2))

    return gap


def _surprise(dist, data):
    """Minus the logarithm of the likelihood, with a large penalty for every value that cannot be."""
    largest = float(np.finfo(float).max)

    def cost(values):
        *shapes, loc, scale = values
        if not np.all(dist._argcheck(*shapes)) or scale <= 0:
            return np.inf
        standard = (data - loc) / scale
        inside = dist._inside(standard, shapes)
        n_bad = int(np.sum(~inside))
        with np.errstate(all="ignore"):
            logs = dist._logpdf(standard[inside] if n_bad else standard, *shapes)
            finite = np.isfinite(logs)
            n_bad += int(np.sum(~finite))
            total = -np.sum(logs[finite]) + len(data) * np.log(scale)
        return float(total + n_bad * np.log(largest) * 100) if n_bad else float(total)

    return cost
