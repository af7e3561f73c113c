"""Small tools that the rest of matplotlib and scripts use."""

import numpy as np


class CallbackRegistry:
    """Functions to call when something with a name happens."""

    def __init__(self, exception_handler=None, *, signals=None):
        self._signals = None if signals is None else list(signals)
        self.callbacks = {}
        self._next = 0

    def connect(self, signal, func):
        """Adds a function; gives its number."""
        if self._signals is not None and signal not in self._signals:
            raise ValueError(f"{signal!r} is not a valid value for signal; supported values are {', '.join(map(repr, self._signals))}")
        for number, known in self.callbacks.get(signal, {}).items():
            if known == func:
                return number
        number = self._next
        self._next += 1
        self.callbacks.setdefault(signal, {})[number] = func
        return number

    def disconnect(self, cid):
        """Removes a function by its number."""
        for functions in self.callbacks.values():
            functions.pop(cid, None)

    def process(self, s, *args, **kwargs):
        """Calls the functions of a signal."""
        for func in list(self.callbacks.get(s, {}).values()):
            func(*args, **kwargs)

    def blocked(self, *, signal=None):
        """Inside a `with` block nothing is called, or nothing of one signal."""
        from contextlib import contextmanager

        @contextmanager
        def held():
            before = self.callbacks
            self.callbacks = {} if signal is None else {key: value for key, value in before.items() if key != signal}
            try:
                yield
            finally:
                self.callbacks = before
        return held()


class silent_list(list):
    """A list whose text only says how long it is."""

    def __init__(self, type, seq=None):
        list.__init__(self, () if seq is None else seq)
        self.type = type

    def __repr__(self):
        if self.type is not None or len(self) != 0:
            kind = self.type if self.type is not None else type(self[0]).__name__
            return f"<a list of {len(self)} {kind} objects>"
        return "<an empty list>"


class Grouper:
    """Things that belong together, such as axes that share their limits."""

    def __init__(self, init=()):
        self._groups = {}
        for one in init:
            self._groups[one] = [one]

    def __contains__(self, item):
        return item in self._groups

    def join(self, a, *args):
        """Puts things into one group."""
        group = self._groups.setdefault(a, [a])
        for one in args:
            other = self._groups.get(one, [one])
            if other is not group:
                group.extend(other)
                for member in other:
                    self._groups[member] = group

    def joined(self, a, b):
        """Whether two things are in one group."""
        return a in self._groups and self._groups[a] is self._groups.get(b)

    def remove(self, a):
        """Takes something out."""
        group = self._groups.pop(a, None)
        if group is not None:
            group.remove(a)

    def __iter__(self):
        seen = []
        for group in self._groups.values():
            if not any(group is one for one in seen):
                seen.append(group)
                yield list(group)

    def get_siblings(self, a):
        """Everything in the group of a, itself included."""
        return list(self._groups.get(a, [a]))


class GrouperView:
    """A Grouper that can be read only."""

    def __init__(self, grouper):
        self._grouper = grouper

    def __contains__(self, item):
        return item in self._grouper

    def __iter__(self):
        return iter(self._grouper)

    def joined(self, a, b):
        """Whether two things are in one group."""
        return self._grouper.joined(a, b)

    def get_siblings(self, a):
        """Everything in the group of a, itself included."""
        return self._grouper.get_siblings(a)


def is_scalar_or_string(val):
    """Whether something is a text or not iterable."""
    return isinstance(val, str) or not np.iterable(val)


def flatten(seq, scalarp=is_scalar_or_string):
    """The things inside nested lists, one after another."""
    for item in seq:
        if scalarp(item) or item is None:
            yield item
        else:
            yield from flatten(item, scalarp)


def is_math_text(s):
    """Whether a text has an even number of dollar signs, at least two."""
    s = str(s)
    n = s.count("$") - s.count(r"\$")
    return n > 0 and n % 2 == 0


def strip_math(s):
    """A text of mathematics as plain characters."""
    if len(s) >= 2 and s[0] == s[-1] == "$":
        s = s[1:-1]
        for tex, plain in ((r"\times", "x"), (r"\mathdefault", ""), (r"\rm", ""), (r"\cal", ""), (r"\tt", ""), (r"\it", ""), ("\\", ""), ("{", ""), ("}", "")):
            s = s.replace(tex, plain)
    return s


def sanitize_sequence(data):
    """A list from the views of a dict; anything else as it is."""
    return list(data) if isinstance(data, (type({}.keys()), type({}.values()), type({}.items()))) else data


def normalize_kwargs(kw, alias_mapping=None):
    """Keyword arguments under their full names; `alias_mapping` is a dict or an artist's class."""
    if kw is None:
        return {}
    if alias_mapping is None:
        alias_mapping = {}
    elif not isinstance(alias_mapping, dict):
        full_name = getattr(alias_mapping, "_aliases", {})
    if isinstance(alias_mapping, dict):
        full_name = {alias: name for name, aliases in alias_mapping.items() for alias in aliases}
    result, seen = {}, {}
    for key, value in kw.items():
        name = full_name.get(key, key)
        if name in seen:
            raise TypeError(f"Got both {seen[name]!r} and {key!r}, which are aliases of one another")
        seen[name] = key
        result[name] = value
    return result


def index_of(y):
    """The x and y of data that may have an index of their own."""
    if hasattr(y, "index") and hasattr(y, "to_numpy") and not callable(y.index):
        return y.index.to_numpy(), y.to_numpy()
    y = _check_1d(y)
    return np.arange(y.shape[0], dtype=float), y


def _check_1d(x):
    """At least one dimension, as an array."""
    from ._box_statistics import unpack_to_numpy
    x = unpack_to_numpy(x)
    return np.atleast_1d(x) if not hasattr(x, "shape") or not hasattr(x, "ndim") or len(x.shape) < 1 else x


def contiguous_regions(mask):
    """(start, end) of each run of true values."""
    mask = np.asarray(mask, dtype=bool)
    if not mask.size:
        return []
    change = (np.flatnonzero(mask[:-1] != mask[1:]) + 1).tolist()
    if mask[0]:
        change = [0, *change]
    if mask[-1]:
        change = [*change, len(mask)]
    return list(zip(change[::2], change[1::2]))


def safe_masked_invalid(x, copy=False):
    """Values as floats with NaN where they are missing or not finite; whole numbers as they are."""
    from ._norm_classes import plain_values
    x = plain_values(x)
    if x.dtype.kind != "f":
        return x
    return np.where(np.isfinite(x), x, np.nan)


def delete_masked_points(*args):
    """The arrays without the places where any of them is missing."""
    if not args:
        return ()
    if is_scalar_or_string(args[0]):
        raise ValueError("First argument must be a sequence")
    n = len(args[0])
    keep = np.ones(n, bool)
    arrays = []
    for one in args:
        if is_scalar_or_string(one) or len(one) != n:
            arrays.append(one)
            continue
        one = np.asarray(one)
        if one.dtype.kind == "f":
            keep &= np.isfinite(one)
        arrays.append(one)
    return [one[keep] if isinstance(one, np.ndarray) and len(one) == n else one for one in arrays]


def _combine_masks(*args):
    """The arrays with NaN in all where any is missing."""
    if not args or is_scalar_or_string(args[0]):
        raise ValueError("First argument must be a sequence")
    n = len(args[0])
    arrays = [one if is_scalar_or_string(one) or len(one) != n else np.asarray(one) for one in args]
    missing = np.zeros(n, bool)
    for one in arrays:
        if isinstance(one, np.ndarray) and one.dtype.kind == "f" and len(one) == n:
            missing |= ~np.isfinite(one)
    if not missing.any():
        return arrays
    return [np.where(missing, np.nan, one) if isinstance(one, np.ndarray) and len(one) == n and one.dtype.kind in "iuf" else one for one in arrays]


def _steps(x, args, n_points, place_x, place_y):
    x = np.asarray(x, float)
    steps = np.zeros((1 + len(args), max(n_points(len(x)), 0)))
    if steps.shape[1]:
        place_x(steps[0], x)
        for row, y in zip(steps[1:], args):
            place_y(row, np.asarray(y, float))
    return steps


def pts_to_prestep(x, *args):
    """The corners of steps that rise before each point."""
    def across(row, values):
        row[0::2] = values
        row[1::2] = values[:-1]

    def up(row, values):
        row[0::2] = values
        row[1::2] = values[1:]
    return _steps(x, args, lambda n: 2 * n - 1, across, up)


def pts_to_poststep(x, *args):
    """The corners of steps that rise after each point."""
    def across(row, values):
        row[0::2] = values
        row[1::2] = values[1:]

    def up(row, values):
        row[0::2] = values
        row[1::2] = values[:-1]
    return _steps(x, args, lambda n: 2 * n - 1, across, up)


def pts_to_midstep(x, *args):
    """The corners of steps that rise halfway between points."""
    def across(row, values):
        row[1:-1:2] = row[2::2] = (values[:-1] + values[1:]) / 2
        row[0], row[-1] = values[0], values[-1]

    def up(row, values):
        row[0::2] = values
        row[1::2] = values
    return _steps(x, args, lambda n: 2 * n, across, up)


STEP_LOOKUP_MAP = {"default": lambda x, y: (x, y), "steps": pts_to_prestep, "steps-pre": pts_to_prestep, "steps-post": pts_to_poststep,
                   "steps-mid": pts_to_midstep}
ls_mapper = {"-": "solid", "--": "dashed", "-.": "dashdot", ":": "dotted"}
ls_mapper_r = {word: sign for sign, word in ls_mapper.items()}


def simple_linear_interpolation(a, steps):
    """Points put in between, `steps` for each interval."""
    a = np.asarray(a)
    flat = a.reshape(len(a), -1)
    places = np.linspace(0, len(a) - 1, (len(a) - 1) * steps + 1)
    return np.column_stack([np.interp(places, np.arange(len(a)), column) for column in flat.T]).reshape((len(places),) + a.shape[1:])


def _safe_first_finite(obj):
    """The first value that is not missing; the first one if all are."""
    first = None
    for n, value in enumerate(obj):
        if n == 0:
            first = value
        if value is None:
            continue
        try:
            if np.isfinite(value):
                return value
        except TypeError:
            return value
    return first


def _str_equal(obj, s):
    return isinstance(obj, str) and obj == s


def _str_lower_equal(obj, s):
    return isinstance(obj, str) and obj.lower() == s


def _auto_format_str(fmt, value):
    """A value by a `%` format or, if that fails, by `str.format`."""
    try:
        return fmt % (value,)
    except (TypeError, ValueError):
        return fmt.format(value)


def is_writable_file_like(obj):
    """Whether something has a write method."""
    return callable(getattr(obj, "write", None))


def get_sample_data(fname, asfileobj=True):
    """There are no sample files."""
    raise NotImplementedError("matplotlib.cbook.get_sample_data is not available: there are no sample files")


def __getattr__(name):
    from . import _box_statistics
    found = {"boxplot_stats": "boxplot_stats", "violin_stats": "violin_stats", "_reshape_2D": "reshape_2D", "_unpack_to_numpy": "unpack_to_numpy"}.get(name)
    if found is not None:
        return getattr(_box_statistics, found)
    if name == "_g_sig_digits":
        from ._scalar_formatter import significant_digits
        return significant_digits
    raise AttributeError(f"module 'matplotlib.cbook' has no attribute {name!r}")
