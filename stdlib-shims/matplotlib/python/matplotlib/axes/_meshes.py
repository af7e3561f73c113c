"""Coloured meshes: pcolor, pcolormesh, pcolorfast."""

from warnings import warn

import numpy as np
from matplotlib import rcParams
from matplotlib.axes._arguments import given, look_up_options, no_colorizer

_SHADINGS = ["gouraud", "nearest", "flat", "auto"]


def _corners(points, method, monotonic=False):
    """Points half way between the columns, and one before and after."""
    if points.shape[1] < 2:
        return np.hstack((points, points))
    half = np.diff(points, axis=1) * 0.5
    if monotonic and not ((half >= 0).all() or (half <= 0).all()):
        warn(
            f"The input coordinates to {method} are interpreted as cell centers, but are not monotonically increasing or "
            "decreasing. This may lead to incorrectly calculated cell edges, in which case, please supply explicit cell edges to "
            f"{method}.",
            stacklevel=4,
        )
    return np.hstack((points[:, :1] - half[:, :1], points[:, :-1] + half, points[:, -1:] + half[:, -1:]))


def _mesh(self, method, args, shading, kwargs):
    """(x and y of the corners or centres, the values, 'flat' or 'gouraud')."""
    shading = (rcParams["pcolor.shading"] if shading is None else shading).lower()
    if shading not in _SHADINGS:
        warn(
            f"shading value '{shading}' not in list of valid values {_SHADINGS}. Setting shading='auto'.", stacklevel=3
        )
        shading = "auto"
    if len(args) == 1:
        values = np.asarray(args[0])
        rows, columns = values.shape[:2]
        more = 0 if shading in ("gouraud", "nearest") else 1
        X, Y = np.meshgrid(np.arange(columns + more), np.arange(rows + more))
        if shading not in ("gouraud", "nearest"):
            return X, Y, values, "flat"
    elif len(args) == 3:
        values = np.asarray(args[2])
        X, Y = self._process_unit_info([("x", args[0]), ("y", args[1])], kwargs)
        X, Y = np.asarray(X), np.asarray(Y)
        if method == "pcolormesh" and not (np.isfinite(np.asarray(X, float)).all() and np.isfinite(np.asarray(Y, float)).all()):
            raise ValueError(
                "x and y arguments to pcolormesh cannot have non-finite values or be of type numpy.ma.MaskedArray with masked values"
            )
        rows, columns = values.shape[:2]
    else:
        raise TypeError(f"{method}() takes 1 or 3 positional arguments but {len(args)} were given")
    if values.dtype.kind == "O":
        values = values.astype(float)
    nx, ny = X.shape[-1], Y.shape[0]
    if X.ndim != 2 or X.shape[0] == 1:
        X = X.reshape(1, nx).repeat(ny, axis=0)
    if Y.ndim != 2 or Y.shape[1] == 1:
        Y = Y.reshape(ny, 1).repeat(nx, axis=1)
    if X.shape != Y.shape:
        raise TypeError(f"Incompatible X, Y inputs to {method}; see help({method})")
    if shading == "auto":
        shading = "nearest" if (columns, rows) == (nx, ny) else "flat"
    if shading == "flat":
        if (nx, ny) != (columns + 1, rows + 1):
            raise TypeError(
                f"Dimensions of C {values.shape} should be one smaller than X({nx}) and Y({ny}) while using shading='flat' "
                f"see help({method})"
            )
        return X, Y, values, shading
    if (nx, ny) != (columns, rows):
        raise TypeError(
            f"Dimensions of C {values.shape} are incompatible with X ({nx}) and/or Y ({ny}); see help({method})"
        )
    if shading == "nearest":
        X, Y = _corners(X, method, True), _corners(Y, method)
        X, Y = _corners(X.T, method).T, _corners(Y.T, method, True).T
        shading = "flat"
    return X, Y, values, shading


def _add(self, collection, points):
    """Puts the mesh into the axes, whose limits stick to its border."""
    transform = collection._transform
    if transform is not None and hasattr(transform, "_as_mpl_transform"):
        transform = transform._as_mpl_transform(self)
    if transform is not None and any(transform.contains_branch_seperately(self.transData)):
        points = (transform - self.transData).transform(points)
    self.add_collection(collection, autolim=False)
    (left, low), (right, high) = points.min(axis=0), points.max(axis=0)
    collection.sticky_edges.x[:] = [left, right]
    collection.sticky_edges.y[:] = [low, high]
    self.update_datalim(points)
    self._request_autoscale_view()


def pcolor(
    self, *args, shading=None, alpha=None, norm=None, cmap=None, vmin=None, vmax=None, colorizer=None, data=None, **kwargs
):
    """Draws a mesh of coloured quadrilaterals; returns a PolyQuadMesh."""
    from matplotlib.collections import PolyQuadMesh

    no_colorizer(colorizer)
    args = given(data, *args)
    look_up_options(data, kwargs)
    X, Y, values, shading = _mesh(self, "pcolor", args, shading, kwargs)
    for short, long in (("linewidth", "linewidths"), ("edgecolor", "edgecolors"), ("antialiased", "antialiaseds")):
        if short in kwargs:
            kwargs[long] = kwargs.pop(short)
    kwargs.setdefault("linewidths", (0.25,))
    edges = kwargs.setdefault("edgecolors", "none")
    if isinstance(edges, str) and edges.lower() == "none":
        kwargs.setdefault("antialiaseds", False)
    kwargs.setdefault("snap", False)
    corners = np.stack([X, Y], axis=-1)
    collection = PolyQuadMesh(corners, array=values, cmap=cmap, norm=norm, alpha=alpha, **kwargs)
    collection._scale_norm(norm, vmin, vmax)
    _add(self, collection, corners.reshape(-1, 2))
    return collection


def pcolormesh(
    self, *args, alpha=None, norm=None, cmap=None, vmin=None, vmax=None, colorizer=None, shading=None, antialiased=False,
    data=None, **kwargs,
):
    """Draws a mesh of coloured quadrilaterals at once; returns a QuadMesh."""
    from matplotlib.collections import QuadMesh

    no_colorizer(colorizer)
    args = given(data, *args)
    look_up_options(data, kwargs)
    kwargs.setdefault("edgecolors", "none")
    X, Y, values, shading = _mesh(self, "pcolormesh", args, shading, kwargs)
    corners = np.stack([X, Y], axis=-1)
    kwargs.setdefault("snap", rcParams["pcolormesh.snap"])
    collection = QuadMesh(
        corners, antialiased=antialiased, shading=shading, array=values, cmap=cmap, norm=norm, alpha=alpha,
        **kwargs,
    )
    collection._scale_norm(norm, vmin, vmax)
    _add(self, collection, corners.reshape(-1, 2))
    return collection


def _evenly(steps):
    return np.ptp(steps) < 0.01 * abs(steps.mean())


def pcolorfast(self, *args, alpha=None, norm=None, cmap=None, vmin=None, vmax=None, colorizer=None, data=None, **kwargs):
    """Draws a mesh as a picture where its columns and rows are even; returns an AxesImage or a QuadMesh."""
    no_colorizer(colorizer)
    args = given(data, *args)
    values = np.asarray(args[-1]) if args else None
    if len(args) == 1:
        x, y = (0, values.shape[1]), (0, values.shape[0])
    elif len(args) == 3:
        x, y = np.asarray(args[0]), np.asarray(args[1])
        if x.ndim == y.ndim == 2:
            return _fast_mesh(self, x, y, values, alpha, norm, cmap, vmin, vmax, kwargs)
        if x.ndim != 1 or y.ndim != 1:
            raise TypeError(
                "When 3 positional parameters are passed to pcolorfast, the first two (X and Y) must be both 1D or both 2D; the "
                f"given X was {x.ndim}D and the given Y was {y.ndim}D"
            )
        if not (x.size == y.size == 2 or (_evenly(np.diff(x)) and _evenly(np.diff(y)))):
            raise NotImplementedError("pcolorfast with uneven columns or rows is not available: use pcolormesh")
    else:
        raise TypeError(f"pcolorfast() takes 1 or 3 positional arguments but {len(args)} were given")

    from matplotlib.image import AxesImage

    image = AxesImage(
        self, cmap=cmap, norm=norm, data=values, alpha=alpha, extent=(x[0], x[-1], y[0], y[-1]),
        interpolation="nearest", origin="lower", **kwargs,
    )
    image._scale_norm(norm, vmin, vmax)
    image.set_clip_path(self.patch)
    self.add_image(image)
    _hold(self, image, x[0], x[-1], y[0], y[-1])
    return image


def _fast_mesh(self, x, y, values, alpha, norm, cmap, vmin, vmax, kwargs):
    from matplotlib.collections import QuadMesh

    mesh = QuadMesh(
        np.stack([x, y], axis=-1), array=values, alpha=alpha, cmap=cmap, norm=norm, antialiased=False,
        edgecolors="none", **kwargs,
    )
    mesh._scale_norm(norm, vmin, vmax)
    self.add_collection(mesh, autolim=False)
    _hold(self, mesh, x.min(), x.max(), y.min(), y.max())
    return mesh


def _hold(self, artist, left, right, low, high):
    """Limits that end at the border of the artist."""
    artist.sticky_edges.x[:] = [left, right]
    artist.sticky_edges.y[:] = [low, high]
    self.update_datalim(np.array([[left, low], [right, high]]))
    self._request_autoscale_view(tight=True)
