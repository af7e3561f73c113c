"""What the summaries and tests share: nan policies, axes, p-values of the three alternatives, result objects."""

import warnings

import numpy as np

ALTERNATIVES = ("two-sided", "less", "greater")
SIZES = "See documentation for sample size requirements."


class SmallSampleWarning(RuntimeWarning):
    """A sample has too few values for an answer."""


class DegenerateDataWarning(RuntimeWarning):
    """The data does not vary enough for an answer."""


def check_policy(nan_policy):
    """Refuses an unknown `nan_policy`, in scipy's words."""
    if nan_policy not in ("propagate", "raise", "omit"):
        raise ValueError("nan_policy must be one of {'propagate', 'raise', 'omit'}.")


def check_alternative(alternative):
    """Refuses an unknown alternative, in scipy's words."""
    if alternative not in ALTERNATIVES:
        raise ValueError("`alternative` must be 'less', 'greater', or 'two-sided'.")


def has_nan(a):
    """Whether any value is missing."""
    return a.dtype.kind in "fc" and bool(np.isnan(np.sum(a)) and np.any(np.isnan(a)))


def lines_of(arrays, axis, paired=False):
    """The arrays with the axes to reduce merged into the last one, and the shape the answer has with `keepdims`."""
    n_dims = max(1, *(array.ndim for array in arrays)) if arrays else 1
    if axis is None:
        lines, kept = [array.ravel() for array in arrays], (1,) * n_dims
    else:
        axes = axis if isinstance(axis, tuple) else (axis,)
        axes = tuple(range(n_dims)[one] if -n_dims <= one < n_dims else _out_of_bounds(one, n_dims) for one in axes)
        if len(set(axes)) < len(axes):
            raise np.exceptions.AxisError("`axis` must contain only distinct elements")
        lines = []
        for array in arrays:
            array = array.reshape((1,) * (n_dims - array.ndim) + array.shape)
            moved = np.moveaxis(array, axes, range(-len(axes), 0))
            lines.append(moved.reshape(*moved.shape[: n_dims - len(axes)], int(np.prod(moved.shape[n_dims - len(axes) :]))))
        kept = None
    if paired and len({line.shape[-1] for line in lines}) > 1:
        raise ValueError("Array shapes are incompatible for broadcasting.")
    try:
        outer = np.broadcast_shapes(*(line.shape[:-1] for line in lines))
    except ValueError as error:
        raise ValueError("Array shapes are incompatible for broadcasting.") from error
    if kept is None:
        left = iter(outer)
        kept = tuple(1 if place in axes else next(left) for place in range(n_dims))
    return [np.broadcast_to(line, outer + line.shape[-1:]) for line in lines], outer, kept


def _out_of_bounds(axis, n_dims):
    raise np.exceptions.AxisError(f"`axis` is out of bounds for array of dimension {n_dims}")


def along(function, samples, axis, nan_policy="propagate", n_out=1, keepdims=False, paired=False, least=1, whole=False, exact=False):
    """Runs `function(*one-dimensional samples)` for each line of the axis; the answer is a tuple of `n_out` values.

    Lines with fewer than `least` values give NaN. A `whole` function reduces the last axis of all lines at once.
    An `exact` one gets whole numbers as they are, others get floats.
    """
    check_policy(nan_policy)
    arrays = [np.asarray(sample) for sample in samples]
    arrays = [array.astype(float) if array.dtype.kind == "O" or (not exact and array.dtype.kind in "biu") else array for array in arrays]
    lines, outer, kept = lines_of(arrays, axis, paired)
    spoiled = [has_nan(line) for line in lines]
    if any(spoiled) and nan_policy == "raise":
        raise ValueError("The input contains nan values")

    def run(*parts):
        if any(spoiled):
            missing = [np.isnan(part) if bad else np.zeros(part.shape, dtype=bool) for part, bad in zip(parts, spoiled)]
            if nan_policy == "propagate" and any(np.any(where) for where in missing):
                return (np.float64(np.nan),) * n_out
            if nan_policy == "omit":
                dropped = [np.any(missing, axis=0)] * len(parts) if paired else missing
                parts = [part[~where] for part, where in zip(parts, dropped)]
        if any(part.size < least for part in parts):
            small.append(True)
            return (np.float64(np.nan),) * n_out
        answer = function(*parts)
        return answer if n_out > 1 else (answer,)

    small = []
    if outer == ():
        answer = run(*lines)
        if small:
            warnings.warn("One or more sample arguments is too small; all returned values will be NaN. " + SIZES, SmallSampleWarning,
                stacklevel=3)
    elif whole and not any(spoiled) and all(line.shape[-1] >= least for line in lines):
        answer = function(*lines)
        answer = tuple(np.broadcast_to(value, outer) for value in (answer if n_out > 1 else (answer,)))
    else:
        rows = [run(*parts) for parts in zip(*(line.reshape(int(np.prod(outer)), line.shape[-1]) for line in lines))]
        answer = tuple(np.array([row[place] for row in rows], dtype=float).reshape(outer) for place in range(n_out))
        if small:
            many = "All axis-slices of one or more sample arguments are too small; all elements of returned arrays will be NaN. "
            some = ("One or more axis-slices of one or more sample arguments is too small; corresponding elements of returned arrays will "
                "be NaN. ")
            warnings.warn((many if len(small) == len(rows) else some) + SIZES, SmallSampleWarning, stacklevel=3)
    return tuple(np.reshape(value, kept) for value in answer) if keepdims else tuple(answer)


def normal_p(z, alternative):
    """The p-value of a normal statistic."""
    from scipy.special import ndtr

    check_alternative(alternative)
    if alternative == "less":
        return ndtr(z)
    if alternative == "greater":
        return ndtr(-np.asarray(z))[()]
    return 2 * ndtr(-np.abs(z))


def student_p(t, df, alternative):
    """The p-value of a t statistic."""
    from scipy.special import ndtr, stdtr

    check_alternative(alternative)
    lower = lambda x: np.where(np.isinf(df), ndtr(x), stdtr(np.where(np.isinf(df), 1.0, df), x))[()]
    if alternative == "less":
        return lower(t)
    if alternative == "greater":
        return lower(-np.asarray(t))
    return 2 * lower(-np.abs(t))


class Fields(tuple):
    """A result that unpacks like a tuple and whose fields have names; `_more` holds what is not unpacked."""

    _name = "Result"
    _fields = ("statistic", "pvalue")

    def __new__(cls, *values, **more):
        made = super().__new__(cls, values)
        for name, value in zip(cls._fields, values):
            made.__dict__[name] = value
        made.__dict__.update(more)
        made.__dict__["_extra"] = tuple(more)
        return made

    def __getnewargs__(self):
        return tuple(self)

    def _asdict(self):
        return {name: getattr(self, name) for name in self._fields}

    def __repr__(self):
        names = [*self._fields, *(name for name in self._extra if not name.startswith("_"))]
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self._name}({inner})"


def fields(name, names="statistic pvalue"):
    """A class of results with the given name and fields."""
    return type(name, (Fields,), {"_name": name, "_fields": tuple(names.split())})


SignificanceResult = fields("SignificanceResult")
ConfidenceInterval = fields("ConfidenceInterval", "low high")
