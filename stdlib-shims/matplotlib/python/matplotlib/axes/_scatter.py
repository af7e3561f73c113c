"""Scatter: one marker per point, with sizes and colours of their own."""

from warnings import warn

import numpy as np
from matplotlib import cbook, rcParams
from matplotlib.axes._arguments import given, label_from, look_up_options, no_colorizer, no_iterators


def _is_words(value):
    if isinstance(value, str):
        return True
    if isinstance(value, np.ndarray) and value.dtype.kind != "O":
        return value.dtype.kind in "UT"
    return np.iterable(value) and any(isinstance(part, str) for part in value)


def _wrong_size(found, wanted):
    return ValueError(f"'c' argument has {found} elements, which is inconsistent with 'x' and 'y' with size {wanted}.")


def _parse_scatter_color_args(c, edgecolors, kwargs, xsize, get_next_color_func):
    """(values to be mapped or the colour as given, colours or None where values are mapped, edge colours)."""
    from matplotlib.colors import to_rgba_array

    faces = kwargs.pop("facecolors", None)
    faces = kwargs.pop("facecolor", faces)
    edgecolors = kwargs.pop("edgecolor", edgecolors)
    both = kwargs.pop("color", None)
    if both is not None:
        if c is not None:
            raise ValueError(
                "Supply a 'c' argument or a 'color' kwarg but not both; they differ but their functionalities overlap."
            )
        try:
            to_rgba_array(both)
        except ValueError:
            raise ValueError(
                "'color' kwarg must be a color or sequence of color specs.  For a sequence of values to be color-mapped, "
                "use the 'c' argument instead."
            ) from None
        edgecolors = both if edgecolors is None else edgecolors
        faces = both if faces is None else faces
    if edgecolors is None:
        edgecolors = rcParams["scatter.edgecolors"]

    given_values = c is not None
    if not given_values:
        c = faces if faces is not None else get_next_color_func()
    right_size = True
    if given_values and both is None and not _is_words(c):
        try:
            values = np.asarray(c, dtype=float)
        except (TypeError, ValueError):
            pass
        else:
            c = values
            single = c.shape in ((1, 3), (1, 4))
            if c.size == xsize and not single:
                return c.ravel(), None, edgecolors
            if c.size != xsize:
                if c.shape in ((3,), (4,)):
                    from logging import getLogger

                    getLogger("matplotlib.axes._axes").warning(
                        "*c* argument looks like a single numeric RGB or RGBA sequence, which should be avoided as value-mapping "
                        "will have precedence in case its length matches with *x* & *y*.  Please use the *color* keyword-argument "
                        "or provide a 2D array with a single row if you intend to specify the same RGB or RGBA value for all points."
                    )
                right_size = False
    try:
        colours = to_rgba_array(c)
    except (TypeError, ValueError) as error:
        if "RGBA values should be within 0-1 range" in str(error):
            raise
        if not right_size:
            raise _wrong_size(c.size, xsize) from None
        raise ValueError(
            f"'c' argument must be a color, a sequence of colors, or a sequence of numbers, not {c!r}"
        ) from error
    if len(colours) not in (0, 1, xsize):
        raise _wrong_size(len(colours), xsize)
    return c, colours, edgecolors


def _unfilled(marker, style, edgecolors, colours, linewidths, asked):
    """(edge colours, face colours, line widths) of a marker that has no inside."""
    if asked is not None:
        warn(
            f"You passed a edgecolor/edgecolors ({asked!r}) for an unfilled marker ({marker!r}).  Matplotlib is ignoring the "
            "edgecolor in favor of the facecolor.  This behavior may change in the future.",
            stacklevel=3,
        )
    if style.get_fillstyle() == "none":
        edgecolors, colours = colours, "none"
    else:
        edgecolors = "face"
    usual = rcParams["lines.linewidth"]
    if linewidths is None:
        linewidths = usual
    elif np.iterable(linewidths):
        linewidths = [usual if width is None else width for width in linewidths]
    return edgecolors, colours, linewidths


def _without_missing(x, y, others):
    """x and y as floats, with NaN where one of them or of the equally long others is not finite."""
    x, y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
    there = np.isfinite(x) & np.isfinite(y)
    for other in others:
        if isinstance(other, np.ndarray) and other.shape == x.shape and other.dtype.kind == "f":
            there &= np.isfinite(other)
    if not there.all():
        x, y = np.where(there, x, np.nan), np.where(there, y, np.nan)
    return x, y


def scatter(
    self, x, y, s=None, c=None, *, marker=None, cmap=None, norm=None, vmin=None, vmax=None, alpha=None, linewidths=None,
    edgecolors=None, colorizer=None, plotnonfinite=False, data=None, **kwargs,
):
    """Draws a marker at each point, with sizes `s` in points squared and colours `c`; returns a PathCollection."""
    from matplotlib.collections import Collection, PathCollection
    from matplotlib.markers import MarkerStyle
    from matplotlib.transforms import IdentityTransform

    no_colorizer(colorizer)
    name, (x, y, s, c, linewidths, edgecolors) = y, given(data, x, y, s, c, linewidths, edgecolors)
    look_up_options(data, kwargs, ("facecolor", "facecolors", "color"))
    no_iterators(x, y)
    label_from(data, name, y, kwargs)
    if edgecolors is not None:
        kwargs["edgecolors"] = edgecolors
    if linewidths is not None:
        kwargs["linewidths"] = linewidths
    kwargs = cbook.normalize_kwargs(kwargs, Collection)
    linewidths, edgecolors = kwargs.pop("linewidth", None), kwargs.pop("edgecolor", None)
    x, y = self._process_unit_info([("x", x), ("y", y)], kwargs)
    x, y = np.ravel(x), np.ravel(y)
    if x.size != y.size:
        raise ValueError("x and y must be the same size")
    s = np.ravel(rcParams["lines.markersize"] ** 2.0 if s is None else s)
    if len(s) not in (1, x.size) or s.dtype.kind not in "fiu":
        raise ValueError("s must be a scalar, or float array-like with the same size as x and y")
    asked = edgecolors
    c, colours, edgecolors = _parse_scatter_color_args(
        c, edgecolors, kwargs, x.size, get_next_color_func=self._get_patches_for_fill.get_next_color
    )
    x, y = _without_missing(x, y, [s] if plotnonfinite and colours is None else [s, c, linewidths])

    if marker is None:
        marker = rcParams["scatter.marker"]
    style = marker if isinstance(marker, MarkerStyle) else MarkerStyle(marker)
    path = style.get_path().transformed(style.get_transform())
    if not style.is_filled():
        edgecolors, colours_drawn, linewidths = _unfilled(marker, style, edgecolors, colours, linewidths, asked)
    else:
        colours_drawn = colours
    if linewidths is None:
        linewidths = rcParams["lines.linewidth"] if rcParams["_internal.classic_mode"] else None

    collection = PathCollection(
        (path,),
        s,
        facecolors=colours_drawn,
        edgecolors=edgecolors,
        linewidths=linewidths,
        offsets=np.column_stack([x, y]),
        offset_transform=kwargs.pop("transform", self.transData),
        alpha=alpha,
    )
    collection.set_transform(IdentityTransform())
    if colours is None:
        collection.set_cmap(cmap)
        collection.set_norm(norm)
        collection.set_array(c)
        collection._scale_norm(norm, vmin, vmax)
    else:
        ignored = [key for key, value in (("cmap", cmap), ("norm", norm), ("vmin", vmin), ("vmax", vmax)) if value is not None]
        if ignored:
            words = ", ".join(f"'{key}'" for key in ignored)
            warn(f"No data for colormapping provided via 'c'. Parameters {words} will be ignored", stacklevel=2)
    collection._internal_update(kwargs)
    self.add_collection(collection)
    self._request_autoscale_view()
    return collection
