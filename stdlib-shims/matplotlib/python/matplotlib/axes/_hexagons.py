"""Hexbin: points counted into hexagons."""

import math
from warnings import warn

import numpy as np
from matplotlib import rcParams
from matplotlib.axes._arguments import given, label_from, no_colorizer


def _log10(name, values):
    if (values <= 0.0).any():
        raise ValueError(f"{name} contains non-positive values, so cannot be log-scaled")
    return np.log10(values)


def _grid(tx, ty, nx, ny, xmin, xmax, ymin, ymax):
    """Which hexagon each point lies in (numbered from 1, 0 outside), and the two lattices' sizes and steps."""
    sx, sy = (xmax - xmin) / nx, (ymax - ymin) / ny
    ix, iy = (tx - xmin) / sx, (ty - ymin) / sy
    ix1, iy1 = np.round(ix).astype(int), np.round(iy).astype(int)
    ix2, iy2 = np.floor(ix).astype(int), np.floor(iy).astype(int)
    nx1, ny1 = nx + 1, ny + 1
    first = np.where((0 <= ix1) & (ix1 < nx1) & (0 <= iy1) & (iy1 < ny1), ix1 * ny1 + iy1 + 1, 0)
    second = np.where((0 <= ix2) & (ix2 < nx) & (0 <= iy2) & (iy2 < ny), ix2 * ny + iy2 + 1, 0)
    nearer = (ix - ix1) ** 2 + 3.0 * (iy - iy1) ** 2 < (ix - ix2 - 0.5) ** 2 + 3.0 * (iy - iy2 - 0.5) ** 2
    return first[nearer], second[~nearer], nearer, sx, sy


def _reduced(places, values, count, reduce, least):
    """The values of each hexagon put together; NaN where there are too few."""
    result = np.full(count, np.nan)
    order = np.argsort(places, kind="stable")
    places, values = places[order], values[order]
    numbers, starts = np.unique(places, return_index=True)
    ends = np.append(starts[1:], len(places))
    for number, start, end in zip(numbers, starts, ends):
        if number and end - start >= least:
            result[number - 1] = reduce(values[start:end].tolist())
    return result


def _centres(nx, ny, sx, sy, xmin, ymin):
    nx1, ny1 = nx + 1, ny + 1
    x = np.concatenate([np.repeat(np.arange(nx1, dtype=float), ny1), np.repeat(np.arange(nx) + 0.5, ny)])
    y = np.concatenate([np.tile(np.arange(ny1, dtype=float), nx1), np.tile(np.arange(ny), nx) + 0.5])
    return np.column_stack([x * sx + xmin, y * sy + ymin])


def hexbin(
    self, x, y, C=None, gridsize=100, bins=None, xscale="linear", yscale="linear", extent=None, cmap=None, norm=None, vmin=None,
    vmax=None, alpha=None, linewidths=None, edgecolors="face", reduce_C_function=np.mean, mincnt=None, marginals=False, *,
    colorizer=None, data=None, **kwargs,
):
    """Counts points into hexagons, or reduces `C` in them; returns a PolyCollection with the numbers as its array."""
    from matplotlib.collections import PolyCollection
    from matplotlib.transforms import AffineDeltaTransform, nonsingular

    if marginals:
        raise NotImplementedError("hexbin(marginals=True) is not available: draw two histograms beside it")
    no_colorizer(colorizer)
    name, (x, y, C) = y, given(data, x, y, C)
    label_from(data, name, y, kwargs)
    self._process_unit_info([("x", x), ("y", y)], kwargs, convert=False)
    x, y = np.asarray(self.convert_xunits(x), float), np.asarray(self.convert_yunits(y), float)
    seen = np.isfinite(x) & np.isfinite(y)
    if C is not None:
        C = np.asarray(C, float)
        seen &= np.isfinite(C)
        C = C[seen]
    x, y = x[seen], y[seen]
    nx, ny = gridsize if np.iterable(gridsize) else (gridsize, int(gridsize / math.sqrt(3)))

    logs = {"x": xscale == "log", "y": yscale == "log"}
    tx, ty = (_log10(name, values) if logs[name] else values for name, values in (("x", x), ("y", y)))
    if extent is None:
        ranges = [nonsingular(*((values.min(), values.max()) if len(values) else (0, 1)), expander=0.1) for values in (tx, ty)]
    else:
        ranges = [extent[:2], extent[2:]]
        for name, (low, high) in zip("xy", ranges):
            if low > high:
                raise ValueError(f"In extent, {name}max must be greater than {name}min")
    (xmin, xmax), (ymin, ymax) = ranges
    # The outermost points shall not fall off by rounding.
    padding = 1.0e-9 * (xmax - xmin)
    xmin, xmax = xmin - padding, xmax + padding

    first, second, nearer, sx, sy = _grid(tx, ty, nx, ny, xmin, xmax, ymin, ymax)
    n1, n2 = (nx + 1) * (ny + 1), nx * ny
    if C is None:
        numbers = np.concatenate(
            [np.bincount(first, minlength=1 + n1)[1:], np.bincount(second, minlength=1 + n2)[1:]]
        ).astype(float)
        if mincnt is not None:
            numbers[numbers < mincnt] = np.nan
    else:
        least = 1 if mincnt is None else mincnt
        numbers = np.concatenate(
            [
                _reduced(first, C[nearer], n1, reduce_C_function, least),
                _reduced(second, C[~nearer], n2, reduce_C_function, least),
            ]
        )
    kept = ~np.isnan(numbers)
    offsets, numbers = _centres(nx, ny, sx, sy, xmin, ymin)[kept], numbers[kept]

    hexagon = np.array([[0.5, -0.5], [0.5, 0.5], [0.0, 1.0], [-0.5, 0.5], [-0.5, -0.5], [0.0, -1.0]]) * [sx, sy / 3]
    linewidths = [rcParams["patch.linewidth"]] if linewidths is None else linewidths
    look = {"edgecolors": edgecolors, "linewidths": linewidths}
    corners = np.array([[xmin, ymin], [xmax, ymax]])
    if any(logs.values()):
        shapes = hexagon[None] + offsets[:, None, :]
        for axis, name in enumerate("xy"):
            if logs[name]:
                shapes[:, :, axis], corners[:, axis] = 10.0 ** shapes[:, :, axis], 10.0 ** corners[:, axis]
                getattr(self, f"set_{name}scale")("log")
        collection = PolyCollection(shapes, **look)
    else:
        collection = PolyCollection([hexagon], offsets=offsets, offset_transform=AffineDeltaTransform(self.transData), **look)

    if isinstance(bins, str) and bins == "log":
        if norm is not None:
            warn(f"Only one of 'bins' and 'norm' arguments can be supplied, ignoring {bins=}", stacklevel=2)
        else:
            from matplotlib.colors import LogNorm

            norm = LogNorm(vmin=vmin, vmax=vmax)
            vmin = vmax = None
        bins = None
    if bins is not None:
        if not np.iterable(bins):
            low, high = numbers.min(), numbers.max()
            steps = bins - 1
            bins = low + (high - low) * np.arange(steps) / steps
        numbers = np.sort(bins).searchsorted(numbers)
    collection.set_cmap(cmap)
    collection.set_norm(norm)
    collection.set_array(numbers)
    collection.set_alpha(alpha)
    collection._internal_update(kwargs)
    collection._scale_norm(norm, vmin, vmax)
    self.update_datalim(corners)
    self._request_autoscale_view(tight=True)
    self.add_collection(collection, autolim=False)
    return collection
