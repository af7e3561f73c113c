"""Error bars: lines with caps or arrows at the ends, around points."""

import numpy as np
from matplotlib import cbook, rcParams
from matplotlib.axes._arguments import given, label_from

_OF_THE_MARKERS = (
    "marker", "markersize", "markerfacecolor", "markerfacecoloralt", "markeredgewidth", "markeredgecolor", "markevery", "linestyle",
    "fillstyle", "drawstyle", "dash_capstyle", "dash_joinstyle", "solid_capstyle", "solid_joinstyle", "dashes",
)


def _every(x, errorevery):
    """A mask of the points that get error bars."""
    if isinstance(errorevery, (int, np.integer)):
        errorevery = (0, errorevery)
    if isinstance(errorevery, tuple):
        if len(errorevery) == 2 and all(isinstance(part, (int, np.integer)) for part in errorevery):
            errorevery = slice(errorevery[0], None, errorevery[1])
        else:
            raise ValueError(f"errorevery={errorevery!r} is a not a tuple of two integers")
    elif isinstance(errorevery, slice):
        pass
    elif not isinstance(errorevery, str) and np.iterable(errorevery):
        try:
            x[errorevery]
        except (ValueError, IndexError) as error:
            raise ValueError(
                f"errorevery={errorevery!r} is iterable but not a valid NumPy fancy index to match 'xerr'/'yerr'"
            ) from error
    else:
        raise ValueError(f"errorevery={errorevery!r} is not a recognized value")
    mask = np.zeros(len(x), bool)
    mask[errorevery] = True
    return mask


def _errors(error):
    """Errors as an array; a list of arrays becomes one table."""
    if np.iterable(error) and not hasattr(error, "dtype") and len(error) and np.iterable(error[0]):
        error = [np.asarray(part) for part in error]
    return np.atleast_1d(np.asarray(error))


def _check(direction, error, values):
    try:
        np.broadcast_to(error, (2, len(values)))
    except ValueError:
        raise ValueError(
            f"'{direction}err' (shape: {np.shape(error)}) must be a scalar or a 1D or (2, n) array-like whose shape matches "
            f"'{direction}' (shape: {np.shape(values)})"
        ) from None
    if error.dtype.kind == "O" and any(part is None for part in error.ravel()):
        raise ValueError(f"'{direction}err' must not contain None. Use NaN if you want to skip a value.")
    if error.dtype.kind in "OU":
        negative = any(part < -part for part in error.ravel().tolist())
    else:
        negative = bool((error < -error).any())
    if negative:
        raise ValueError(f"'{direction}err' must not contain negative values")


def _ends(values, error, lower_limits, upper_limits):
    """The lower and upper ends of the bars; an end that is a limit stays at the point."""
    if values.dtype.kind == "M" and error.dtype.kind == "O":
        error = error.astype("timedelta64[ns]")
    error = np.broadcast_to(error, (2, len(values)))
    down = np.where(lower_limits, values, values - error[0])
    up = np.where(upper_limits, values, values + error[1])
    return down, up


def _styles(base, kwargs, ecolor, elinewidth, capsize, capthick):
    """The styles of the bars and of the caps."""
    for key in _OF_THE_MARKERS:
        base.pop(key, None)
    base["label"] = "_nolegend_"
    colour = base["color"] if ecolor is None else ecolor
    bars = {**base, "color": colour}
    if elinewidth is not None:
        bars["linewidth"] = elinewidth
    elif "linewidth" in kwargs:
        bars["linewidth"] = kwargs["linewidth"]
    caps = {**base, "linestyle": "none"}
    if capsize > 0:
        caps["markersize"] = 2.0 * capsize
    if capthick is not None:
        caps["markeredgewidth"] = capthick
    for key in ("transform", "alpha", "zorder", "rasterized"):
        if key in kwargs:
            bars[key] = caps[key] = kwargs[key]
    if "markeredgewidth" in kwargs and capthick is None:
        caps["markeredgewidth"] = kwargs["markeredgewidth"]
    caps["markeredgecolor"] = colour
    return bars, caps


def _add_turned_caps(self, caps, style):
    """On polar axes each cap stands across its own bar."""
    from matplotlib.lines import Line2D
    from matplotlib.markers import MarkerStyle
    from matplotlib.transforms import Affine2D

    for direction, lines in caps.items():
        for line in lines:
            for angle, radius in zip(line.get_xdata(), line.get_ydata()):
                turn = Affine2D().rotate(angle - (np.pi / 2 if direction == "y" else 0))
                self.add_line(Line2D([angle], [radius], marker=MarkerStyle("_", transform=turn), **style))


def errorbar(
    self, x, y, yerr=None, xerr=None, fmt="", *, ecolor=None, elinewidth=None, capsize=None, barsabove=False, lolims=False,
    uplims=False, xlolims=False, xuplims=False, errorevery=1, capthick=None, data=None, **kwargs,
):
    """Plots points with error bars; returns an ErrorbarContainer of (data line, caps, bars)."""
    from matplotlib import lines as mlines
    from matplotlib.container import ErrorbarContainer

    name, (x, y, xerr, yerr) = y, given(data, x, y, xerr, yerr)
    label_from(data, name, y, kwargs)
    kwargs = {key: value for key, value in cbook.normalize_kwargs(kwargs, mlines.Line2D).items() if value is not None}
    kwargs.setdefault("zorder", 2)
    x, y = np.atleast_1d(np.asarray(x)), np.atleast_1d(np.asarray(y))
    if len(x) != len(y):
        raise ValueError("'x' and 'y' must have the same size")
    every = _every(x, errorevery)
    label = kwargs.pop("label", None)
    kwargs["label"] = "_nolegend_"
    words = (x, y) if fmt == "" else (x, y, fmt)
    ((data_line, base),) = self._get_lines._plot_args(self, words, kwargs, return_kwargs=True)
    data_line.set_zorder(kwargs["zorder"] + (-0.1 if barsabove else 0.1))
    if fmt.lower() == "none":
        data_line = None
    else:
        self.add_line(data_line)

    if "color" not in base or data_line is None:
        base["color"] = kwargs.get("color", "C0")
    capsize = rcParams["errorbar.capsize"] if capsize is None else capsize
    bar_style, cap_style = _styles(base, kwargs, ecolor, elinewidth, capsize, capthick)
    self._process_unit_info([("x", x), ("y", y)], kwargs, convert=False)

    bars, caps = [], {"x": [], "y": []}
    directions = (
        ("x", x, xerr, xlolims, xuplims, y, self.hlines, "|", mlines.CARETRIGHTBASE, mlines.CARETLEFTBASE),
        ("y", y, yerr, lolims, uplims, x, self.vlines, "_", mlines.CARETUPBASE, mlines.CARETDOWNBASE),
    )
    for direction, values, error, lower, upper, across, draw_lines, marker, low_marker, high_marker in directions:
        if error is None:
            continue
        error = _errors(error)
        _check(direction, error, values)
        lower = np.broadcast_to(lower, len(values)).astype(bool)
        upper = np.broadcast_to(upper, len(values)).astype(bool)
        low, high = _ends(values, error, lower, upper)
        bars.append(draw_lines(across[every], low[every], high[every], **bar_style))

        def cap(shown, at, shape, direction=direction):
            line = mlines.Line2D(x[shown], y[shown], marker=shape, **cap_style)
            (line.set_xdata if direction == "x" else line.set_ydata)(at[shown])
            caps[direction].append(line)

        plain = ~(lower | upper)
        if plain.any() and capsize > 0:
            cap(plain & every, low, marker)
            cap(plain & every, high, marker)
        inverted = (self.xaxis if direction == "x" else self.yaxis).get_inverted()
        for limits, at, turned in ((lower, high, False), (upper, low, True)):
            if limits.any():
                cap(limits & every, at, high_marker if inverted ^ turned else low_marker)
                if capsize > 0:
                    cap(limits & every, values, marker)
    if self.name == "polar":
        _add_turned_caps(self, caps, cap_style)
        for bar in bars:
            for path in bar.get_paths():
                path._interpolation_steps = 2
    else:
        for line in caps["x"] + caps["y"]:
            self.add_line(line)
    self._request_autoscale_view()
    container = ErrorbarContainer(
        (data_line, tuple(caps["x"] + caps["y"]), tuple(bars)), has_xerr=xerr is not None, has_yerr=yerr is not None, label=label
    )
    self.add_container(container)
    return container
