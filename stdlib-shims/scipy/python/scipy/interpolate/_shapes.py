"""How values along one axis become rows for the kernel and come back."""

import numpy as np


def as_rows(y, axis):
    """The array with its axis first and the rest as columns, and the shape of the rest."""
    y = np.moveaxis(y, axis, 0)
    return y.reshape(y.shape[0], -1), y.shape[1:]


def from_rows(values, x_shape, rest, axis):
    """Rows of values with the shape of x in the place of the axis."""
    values = values.reshape(tuple(x_shape) + tuple(rest))
    if axis == 0 or not rest:
        return values
    n = len(x_shape)
    return values.transpose(*range(n, n + axis), *range(n), *range(n + axis, values.ndim))


def by_parts(work, table):
    """The work on real and imaginary parts of a table apart."""
    if table.dtype.kind == "c":
        return work(np.ascontiguousarray(table.real)) + 1j * work(np.ascontiguousarray(table.imag))
    return work(np.ascontiguousarray(table, dtype=float))


def number_kind(values):
    """Complex values stay complex, all others are floats."""
    values = np.asarray(values)
    return values.astype(complex if values.dtype.kind == "c" else float, copy=False)


def normal_axis(axis, n):
    """A place counted from the front; the words for one that is not there are numpy's."""
    if not -n <= axis < n:
        raise np.exceptions.AxisError(f"axis {axis} is out of bounds for array of dimension {n}")
    return axis % n
