"""What contour and contourf were given: the grid, the heights and the levels."""

from numbers import Integral
from warnings import warn

import numpy as np


def _check_heights(z):
    if z.ndim != 2:
        raise TypeError(f"Input z must be 2D, not {z.ndim}D")
    if z.shape[0] < 2 or z.shape[1] < 2:
        raise TypeError(f"Input z must be at least a (2, 2) shaped array, but has shape {z.shape}")


def _implied_grid(contours, z):
    """The grid of heights that came without one."""
    _check_heights(z)
    rows, columns = z.shape
    if contours.origin is None:
        if contours.extent is None:
            return np.meshgrid(np.arange(columns, dtype=float), np.arange(rows, dtype=float))
        left, right, low, high = contours.extent
        return np.meshgrid(np.linspace(left, right, columns), np.linspace(low, high, rows))
    left, right, low, high = (0, columns, 0, rows) if contours.extent is None else contours.extent
    x = left + (np.arange(columns) + 0.5) * ((right - left) / columns)
    y = low + (np.arange(rows) + 0.5) * ((high - low) / rows)
    return np.meshgrid(x, y[::-1] if contours.origin == "upper" else y)


def _checked_grid(contours, x, y, z, kwargs):
    x, y = contours.axes._process_unit_info([("x", x), ("y", y)], kwargs)
    x, y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
    _check_heights(z)
    rows, columns = z.shape
    if x.ndim != y.ndim:
        raise TypeError(f"Number of dimensions of x ({x.ndim}) and y ({y.ndim}) do not match")
    if x.ndim == 1:
        if len(x) != columns:
            raise TypeError(f"Length of x ({len(x)}) must match number of columns in z ({columns})")
        if len(y) != rows:
            raise TypeError(f"Length of y ({len(y)}) must match number of rows in z ({rows})")
        return np.meshgrid(x, y)
    if x.ndim != 2:
        raise TypeError(f"Inputs x and y must be 1D or 2D, not {x.ndim}D")
    for name, values in (("x", x), ("y", y)):
        if values.shape != z.shape:
            raise TypeError(f"Shapes of {name} {values.shape} and z {z.shape} do not match")
    return x, y


def grid_and_heights(contours, args, kwargs):
    """(x, y, z) of the whole grid, heights that are not finite as NaN; the levels are set as well."""
    if 0 < len(args) <= 2:
        z, *rest = args
        z = np.asarray(z)
        x, y = _implied_grid(contours, z)
    elif 2 < len(args) <= 4:
        x, y, z, *rest = args
        z = np.asarray(z)
        x, y = _checked_grid(contours, x, y, z, kwargs)
    else:
        name = "contourf" if contours.filled else "contour"
        raise TypeError(f"{name}() takes from 1 to 4 positional arguments but {len(args)} were given")
    kind = z.dtype
    z = np.asarray(z, dtype=float)
    z = np.where(np.isfinite(z), z, np.nan)
    _measure(contours, z)
    if contours.logscale and contours.zmin <= 0:
        z = np.where(z > 0, z, np.nan)
        warn("Log scale: values of z <= 0 have been masked", stacklevel=5)
        _measure(contours, z)
    contours.levels = levels_for(contours, rest, kind)
    return x, y, z


def _measure(contours, z):
    known = z[~np.isnan(z)]
    contours.zmin, contours.zmax = (known.min(), known.max()) if known.size else (np.nan, np.nan)


def levels_for(contours, args, kind):
    """The levels as given, or nice ones between the lowest and the highest height."""
    levels = contours.levels
    if levels is None:
        if args:
            levels = args[0]
        elif kind == np.bool_:
            levels = [0, 0.5, 1] if contours.filled else [0.5]
        else:
            levels = 7
    levels = _nice_levels(contours, levels) if isinstance(levels, Integral) else np.asarray(levels, dtype=float)
    if contours.filled and len(levels) < 2:
        raise ValueError("Filled contours require at least 2 levels.")
    if len(levels) > 1 and np.min(np.diff(levels)) <= 0.0:
        raise ValueError("Contour levels must be increasing")
    return levels


def _nice_levels(contours, count):
    from matplotlib.ticker import LogLocator, MaxNLocator

    if contours.locator is None:
        contours.locator = LogLocator() if contours.logscale else MaxNLocator(count + 1, min_n_ticks=1)
    levels = contours.locator.tick_values(contours.zmin, contours.zmax)
    if getattr(contours.locator, "_symmetric", False):
        return levels
    # One level below the lowest height and one above the highest are enough.
    under, over = np.nonzero(levels < contours.zmin)[0], np.nonzero(levels > contours.zmax)[0]
    first = under[-1] if len(under) else 0
    last = over[0] + 1 if len(over) else len(levels)
    if contours.extend in ("min", "both"):
        first += 1
    if contours.extend in ("max", "both"):
        last -= 1
    if last - first < 3:
        first, last = 0, len(levels)
    return levels[first:last]
