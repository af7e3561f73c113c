"""Resampling: the distribution of an estimate when the rows are drawn again with replacement."""

import warnings

import numpy as np

# How many drawn values are held at once.
_CHUNK = 1 << 22

_BY_ROW = ("mean", "median", "sum", "std", "var", "min", "max")


def bootstrap(*args, n_boot=10000, func="mean", axis=None, units=None, seed=None):
    """`n_boot` estimates, each from a sample of the rows (or of the units, and rows within them)."""
    if len({len(vector) for vector in args}) > 1:
        raise ValueError("All input arrays must have the same length")
    n_boot = int(n_boot)
    args = [np.asarray(vector) for vector in args]
    rng = seed if isinstance(seed, np.random.RandomState) else np.random.default_rng(seed)
    draw = getattr(rng, "integers", None) or rng.randint
    function = _named(func, args) if isinstance(func, str) else func
    options = {} if axis is None else {"axis": axis}
    if units is not None:
        return _by_units(args, n_boot, np.asarray(units), function, options, draw)
    n_rows = len(args[0])
    if isinstance(func, str) and func in _BY_ROW and len(args) == 1 and args[0].ndim == 1 and n_rows:
        return _by_row(args[0], n_boot, function, draw)
    estimates = []
    for _ in range(n_boot):
        chosen = draw(0, n_rows, n_rows, dtype=np.intp)
        estimates.append(function(*[vector.take(chosen, axis=0) for vector in args], **options))
    return np.array(estimates)


def _named(name, args):
    if type(name) is not str or name.startswith("_") or not callable(getattr(np, name, None)):
        raise AttributeError(f"module 'numpy' has no attribute {name!r}")
    function = getattr(np, name)
    if np.isnan(np.sum(np.column_stack(args))) and not name.startswith("nan"):
        aware = getattr(np, f"nan{name}", None)
        if aware is None:
            warnings.warn(f"Data contain nans but no nan-aware version of `{name}` found", UserWarning, stacklevel=3)
        else:
            return aware
    return function


def _by_row(vector, n_boot, function, draw):
    """The same draws as one by one, estimated many samples at a time."""
    n_rows = len(vector)
    step = max(1, _CHUNK // n_rows)
    parts = []
    for first in range(0, n_boot, step):
        count = min(step, n_boot - first)
        chosen = draw(0, n_rows, count * n_rows, dtype=np.intp)
        parts.append(function(vector.take(chosen).reshape(count, n_rows), axis=1))
    return np.concatenate(parts) if parts else np.array([])


def _by_units(args, n_boot, units, function, options, draw):
    names = np.unique(units)
    n_units = len(names)
    groups = [[vector[units == name] for name in names] for vector in args]
    estimates = []
    for _ in range(n_boot):
        chosen = draw(0, n_units, n_units, dtype=np.intp)
        sample = [[parts[place] for place in chosen] for parts in groups]
        rows = [draw(0, len(part), len(part), dtype=np.intp) for part in sample[0]]
        joined = [np.concatenate([part.take(row, axis=0) for part, row in zip(parts, rows)]) for parts in sample]
        estimates.append(function(*joined, **options))
    return np.array(estimates)
