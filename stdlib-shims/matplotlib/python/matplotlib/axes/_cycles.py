"""Property cycles (the colours that lines take in turn), format strings such as 'ro--', and the arguments of `plot` and `fill`."""

import numpy as np

from matplotlib import rcParams
from matplotlib.cbook import _check_1d, index_of


def _process_plot_format(fmt, *, ambiguous_fmt_datakey=False):
    """The line style, marker and colour of a format string; None for what it does not say."""
    from matplotlib import colors as mcolors
    from matplotlib.lines import Line2D, lineStyles
    linestyle = marker = colour = None
    # '0' and '1' are markers or nothing, not shades of grey.
    if fmt not in ("0", "1"):
        try:
            return None, None, mcolors.to_rgba(fmt)
        except ValueError:
            pass

    def refuse(reason):
        kind = "neither a data key nor a valid format string" if ambiguous_fmt_datakey else "not a valid format string"
        raise ValueError(f"{fmt!r} is {kind} ({reason})")

    at = 0
    while at < len(fmt):
        c = fmt[at]
        step = 1
        if fmt[at:at + 2] in lineStyles or c in lineStyles:
            if linestyle is not None:
                refuse("two linestyle symbols")
            linestyle = fmt[at:at + 2] if fmt[at:at + 2] in lineStyles else c
            step = len(linestyle)
        elif c in Line2D.markers:
            if marker is not None:
                refuse("two marker symbols")
            marker = c
        elif c in mcolors.get_named_colors_mapping():
            if colour is not None:
                refuse("two color symbols")
            colour = c
        elif c == "C":
            digits = at + 1
            while digits < len(fmt) and fmt[digits] in "0123456789":
                digits += 1
            if digits == at + 1:
                refuse("'C' must be followed by a number")
            colour = mcolors.to_rgba(fmt[at:digits])
            step = digits - at
        else:
            refuse(f"unrecognized character {c!r}")
        at += step
    if linestyle is None and marker is None:
        linestyle = rcParams["lines.linestyle"]
    return linestyle or "None", marker or "None", colour


_MARKER_PROPERTIES = frozenset(("marker", "markersize", "markeredgecolor", "markerfacecolor", "markeredgewidth"))


class _process_plot_var_args:
    """Reads the arguments of `plot` (or `fill`) and gives each line its properties from the cycle."""

    def __init__(self, output="Line2D"):
        self.output = output
        self.set_prop_cycle(None)

    def set_prop_cycle(self, cycler):
        """Start a cycle; None is the one of the settings."""
        if cycler is None:
            cycler = rcParams["axes.prop_cycle"]
        self._idx = 0
        self._cycler = cycler
        self._items = None

    @property
    def _cycler_items(self):
        """The properties of each step, read when the first is needed."""
        if self._items is None:
            self._items = list(self._cycler)
        return self._items

    def get_next_color(self):
        """The next colour of the cycle; black if it has none."""
        entry = self._cycler_items[self._idx]
        if "color" not in entry:
            return "k"
        self._idx = (self._idx + 1) % len(self._cycler_items)
        return entry["color"]

    def _getdefaults(self, kw, ignore=frozenset()):
        """The properties the cycle gives; it moves on only if one of them is needed."""
        entry = self._cycler_items[self._idx]
        if any(kw.get(name) is None for name in entry if name not in ignore):
            self._idx = (self._idx + 1) % len(self._cycler_items)
            return {name: value for name, value in entry.items() if name not in ignore}
        return {}

    @staticmethod
    def _setdefaults(defaults, kw):
        for name, value in defaults.items():
            if kw.get(name) is None:
                kw[name] = value

    def __call__(self, axes, *args, data=None, return_kwargs=False, **kwargs):
        axes._process_unit_info(kwargs=kwargs)
        for name in ("x", "y"):
            if name in kwargs:
                raise TypeError(f"{'fill' if self.output == 'Polygon' else 'plot'}() got an unexpected keyword argument {name!r}")
        if not args:
            return
        ambiguous = False
        if data is not None:
            args, ambiguous = self._look_up(args, data, kwargs)
        while args:
            this, args = args[:2], args[2:]
            if args and isinstance(args[0], str):
                this += args[:1]
                args = args[1:]
            yield from self._plot_args(axes, this, kwargs, ambiguous_fmt_datakey=ambiguous, return_kwargs=return_kwargs)

    @staticmethod
    def _look_up(args, data, kwargs):
        """Names of columns as their values, and whether a string could be either a name or a format."""
        from ._arguments import looked_up
        if len(args) > 3:
            raise ValueError("Using arbitrary long args with data is not supported due to ambiguity of arguments; "
                             "use multiple plotting calls instead")
        replaced = [looked_up(data, arg) for arg in args]
        ambiguous, label_at = False, 0
        if len(args) == 1:
            label_at = 0
        elif len(args) == 2:
            label_at = 1
            if replaced[1] is args[1] and isinstance(args[1], str):
                # The second string is no column, so it must be a format.
                ambiguous, label_at = True, 0
            elif isinstance(args[1], str):
                try:
                    _process_plot_format(args[1])
                except ValueError:
                    pass
                else:
                    from warnings import warn
                    warn(f"Second argument {args[1]!r} is ambiguous: could be a format string but is in 'data'; using as data.  "
                         "If it was intended as data, set the format string to an empty string to suppress this warning.  If it was "
                         "intended as a format string, explicitly pass the x-values as well.  Alternatively, rename the entry in 'data'.",
                         RuntimeWarning, stacklevel=4)
        elif len(args) == 3:
            ambiguous, label_at = True, 1
        if kwargs.get("label") is None:
            name = args[label_at]
            kwargs["label"] = getattr(replaced[label_at], "name", name if isinstance(name, str) else None)
            if kwargs["label"] is None:
                del kwargs["label"]
        return tuple(replaced), ambiguous

    def _make_line(self, axes, x, y, kw, kwargs):
        from matplotlib.lines import Line2D
        kw = {**kw, **kwargs}
        self._setdefaults(self._getdefaults(kw), kw)
        return Line2D(x, y, **kw), kw

    def _make_fill(self, axes, x, y, kw, kwargs):
        from matplotlib.patches import Polygon
        x, y = axes.convert_xunits(x), axes.convert_yunits(y)
        kw, kwargs = kw.copy(), kwargs.copy()
        skip = _MARKER_PROPERTIES | {name for name, value in kwargs.items() if value is not None}
        defaults = self._getdefaults(kw, skip)
        self._setdefaults(defaults, kw)
        # A colour of the cycle colours the face only; one that was given, the edge too.
        colour = kw.get("color")
        defaults.pop("color", None)
        self._setdefaults(defaults, kwargs)
        patch = Polygon(np.column_stack((x, y)), facecolor=colour, fill=kwargs.get("fill", True), closed=kw["closed"])
        patch.set(**kwargs)
        return patch, kwargs

    def _plot_args(self, axes, tup, kwargs, *, return_kwargs=False, ambiguous_fmt_datakey=False):
        """The lines of one group of arguments: y, x y, or either with a format."""
        if len(tup) > 1 and isinstance(tup[-1], str):
            *xy, fmt = tup
            linestyle, marker, colour = _process_plot_format(fmt, ambiguous_fmt_datakey=ambiguous_fmt_datakey)
        elif len(tup) == 3:
            raise ValueError("third arg must be a format string")
        else:
            xy, fmt = tup, ""
            linestyle = marker = colour = None
        if any(values is None for values in tup):
            raise ValueError("x, y, and format string must not be None")
        if any(hasattr(values, "__next__") for values in xy):
            raise RuntimeError("matplotlib does not support generators as input")
        kw = self._formatted(fmt, linestyle, marker, colour, kwargs)
        x, y = (_check_1d(xy[0]), _check_1d(xy[1])) if len(xy) == 2 else index_of(xy[-1])
        axes._process_unit_info([("x", x), ("y", y)], convert=False)
        if x.shape[0] != y.shape[0]:
            raise ValueError(f"x and y must have same first dimension, but have shapes {x.shape} and {y.shape}")
        if x.ndim > 2 or y.ndim > 2:
            raise ValueError(f"x and y can be no greater than 2D, but have shapes {x.shape} and {y.shape}")
        if self.output == "Polygon":
            make = self._make_fill
            kw["closed"] = kwargs.get("closed", True)
        else:
            make = self._make_line
        x = x[:, np.newaxis] if x.ndim == 1 else x
        y = y[:, np.newaxis] if y.ndim == 1 else y
        columns_x, columns_y = x.shape[1], y.shape[1]
        if columns_x > 1 and columns_y > 1 and columns_x != columns_y:
            raise ValueError(f"x has {columns_x} columns but y has {columns_y} columns")
        if columns_x == 0 or columns_y == 0:
            return []
        count = max(columns_x, columns_y)
        labels = self._labels_for(kwargs, count)
        result = [make(axes, x[:, i % columns_x], y[:, i % columns_y], kw, {**kwargs, "label": label}) for i, label in enumerate(labels)]
        return result if return_kwargs else [made[0] for made in result]

    @staticmethod
    def _labels_for(kwargs, count):
        label = kwargs.get("label")
        is_sequence = hasattr(label, "__len__") and not isinstance(label, str)
        if count == 1 and is_sequence and len(label) == 1:
            return [label[0]]
        if count > 1 and is_sequence:
            if len(label) != count:
                raise ValueError(f"label must be scalar or have the same length as the input data, but found {len(label)} for {count} datasets.")
            return list(label)
        return [label] * count

    @staticmethod
    def _formatted(fmt, linestyle, marker, colour, kwargs):
        """What a format string sets, without what keywords set again."""
        kw = {}
        for name, value in (("linestyle", linestyle), ("marker", marker), ("color", colour)):
            if value is None:
                continue
            if fmt.lower() not in kwargs and name in kwargs and kwargs[name] != value and value != "None":
                from warnings import warn
                warn(f"{name} is redundantly defined by the {name!r} keyword argument and the fmt string \"{fmt}\" (-> {name}={value!r}). "
                     "The keyword argument will take precedence.", stacklevel=5)
            kw[name] = value
        return kw


class PropertyCycles:
    """The two cycles of an axes: one for lines, one for filled patches."""

    def _make_cycles(self):
        self._get_lines = _process_plot_var_args()
        self._get_patches_for_fill = _process_plot_var_args("Polygon")

    def set_prop_cycle(self, *args, **kwargs):
        """Set the properties that lines take in turn; None is the cycle of the settings."""
        if args and kwargs:
            raise TypeError("Cannot supply both positional and keyword arguments to this method.")
        if len(args) == 1 and args[0] is None:
            cycle = None
        else:
            from matplotlib.rcsetup import cycler
            cycle = cycler(*args, **kwargs)
        self._get_lines.set_prop_cycle(cycle)
        self._get_patches_for_fill.set_prop_cycle(cycle)
