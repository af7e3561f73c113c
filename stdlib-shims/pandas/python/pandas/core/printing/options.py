"""`pd.options`, `set_option` and their kin: settings by dotted name, most of them about display."""

import re

from pandas.errors import OptionError


def _is_count(value):
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 0):
        return
    raise ValueError("Value must be a nonnegative integer or None")


def _is_flag(value):
    if not isinstance(value, bool):
        raise ValueError("Value must have type '<class 'bool'>'")


def _is_callable(value):
    if value is not None and not callable(value):
        raise ValueError("Value must be a callable")


def _is_int_or_none(value):
    if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
        raise ValueError("Value must be an instance of <class 'int'>|<class 'NoneType'>")


def _one_of(*allowed):
    def check(value):
        if value not in allowed:
            text = "|".join(str(item) for item in allowed)
            raise ValueError(f"Value must be one of {text}")

    return check


def _anything(value):
    return None


# name: (default, check, what it does)
_KNOWN = {
    "display.chop_threshold": (None, _anything, "Floats smaller than this are shown as zero."),
    "display.colheader_justify": ("right", _anything, "Where column headers are put: left or right."),
    "display.date_dayfirst": (False, _is_flag, "Whether dates are read with the day first."),
    "display.date_yearfirst": (False, _is_flag, "Whether dates are read with the year first."),
    "display.encoding": ("utf-8", _anything, "The encoding of the terminal."),
    "display.expand_frame_repr": (True, _anything, "Whether wide frames are broken over several lines."),
    "display.float_format": (None, _is_callable, "A function that makes text of a float."),
    "display.html.border": (1, _anything, "The border attribute of HTML tables."),
    "display.html.table_schema": (False, _is_flag, "Whether a table schema is published."),
    "display.html.use_mathjax": (True, _is_flag, "Whether MathJax may change HTML tables."),
    "display.large_repr": ("truncate", _one_of("truncate", "info"), "What large frames show."),
    "display.max_categories": (8, _is_count, "How many categories are listed."),
    "display.max_columns": (0, _is_count, "How many columns are shown; 0 fits the width."),
    "display.max_colwidth": (50, _is_count, "How many characters of a cell are shown."),
    "display.max_dir_items": (100, _is_count, "How many labels are completed."),
    "display.max_info_columns": (100, _is_int_or_none, "How many columns info() lists."),
    "display.max_info_rows": (1690785, _is_int_or_none, "Up to how many rows info() counts missing values."),
    "display.max_rows": (60, _is_count, "How many rows are shown."),
    "display.max_seq_items": (100, _anything, "How many items of a long sequence are shown."),
    "display.memory_usage": (True, _one_of(None, True, False, "deep"), "Whether info() shows memory."),
    "display.min_rows": (10, _is_int_or_none, "How many rows are shown of a frame that is too long."),
    "display.multi_sparse": (True, _is_flag, "Whether repeated outer labels are left blank."),
    "display.notebook_repr_html": (True, _is_flag, "Whether notebooks show HTML."),
    "display.pprint_nest_depth": (3, _is_count, "How deep nested values are shown."),
    "display.precision": (6, _is_count, "Decimals of floats."),
    "display.show_dimensions": ("truncate", _one_of(True, False, "truncate"), "Whether the size is shown."),
    "display.unicode.ambiguous_as_wide": (False, _is_flag, "Whether ambiguous characters are two wide."),
    "display.unicode.east_asian_width": (False, _is_flag, "Whether East Asian characters are two wide."),
    "display.width": (80, _anything, "Characters in a line."),
    "styler.render.max_rows": (None, _is_count, "Rows a styled table shows."),
    "styler.render.max_columns": (None, _is_count, "Columns a styled table shows."),
    "mode.chained_assignment": ("warn", _one_of(None, "warn", "raise"), "What an assignment to a copy does."),
    "mode.copy_on_write": (False, _one_of(True, False, "warn"), "Whether views are copied when written to."),
    "mode.use_inf_as_na": (False, _is_flag, "Whether infinity counts as missing."),
    "mode.sim_interactive": (False, _anything, "Whether to act as in a session."),
    "mode.string_storage": ("auto", _anything, "How the string dtype is kept."),
    "compute.use_bottleneck": (True, _is_flag, "No effect here."),
    "compute.use_numexpr": (True, _is_flag, "No effect here."),
    "compute.use_numba": (False, _is_flag, "No effect here."),
    "future.infer_string": (False, _is_flag, "Whether text becomes the string dtype."),
    "future.no_silent_downcasting": (False, _is_flag, "Whether filled objects keep their dtype."),
    "io.excel.xlsx.writer": ("auto", _anything, "No effect here."),
    "io.excel.xlsx.reader": ("auto", _anything, "No effect here."),
    "io.parquet.engine": ("auto", _anything, "No effect here."),
    "plotting.backend": ("matplotlib", _anything, "What draws plots."),
    "plotting.matplotlib.register_converters": ("auto", _anything, "No effect here."),
}
_UNSUPPORTED = {"mode.use_inf_as_na": True, "future.infer_string": True}

_values = {name: entry[0] for name, entry in _KNOWN.items()}


def value_of(name):
    """The value of an option whose full name is known."""
    return _values[name]


def _full_name(pattern):
    if pattern in _values:
        return pattern
    if not isinstance(pattern, str):
        raise OptionError(f"No such keys(s): {pattern!r}")
    found = _matching(pattern)
    if not found:
        raise OptionError(f"No such keys(s): {pattern!r}")
    if len(found) > 1:
        raise OptionError("Pattern matched multiple keys")
    return found[0]


def _matching(pattern):
    if pattern in _values:
        return [pattern]
    if pattern == "all":
        return sorted(_values)
    return [name for name in sorted(_values) if re.search(pattern, name, re.I)]


def _assign(name, value):
    _KNOWN[name][1](value)
    if name in _UNSUPPORTED and value == _UNSUPPORTED[name]:
        raise NotImplementedError(f"the option {name}={value!r}")
    _values[name] = value


def get_option(pat):
    """The value of an option.

    >>> pd.get_option("display.max_rows")
    60
    """
    return _values[_full_name(pat)]


def set_option(*args, **kwargs):
    """Sets options, given as name, value, name, value ..."""
    kwargs.pop("silent", None)
    if kwargs:
        raise TypeError(f'set_option() got an unexpected keyword argument "{next(iter(kwargs))}"')
    if len(args) == 1 and isinstance(args[0], dict):
        args = [part for pair in args[0].items() for part in pair]
    if not args or len(args) % 2:
        raise ValueError("Must provide an even number of non-keyword arguments")
    for pattern, value in zip(args[::2], args[1::2]):
        _assign(_full_name(pattern), value)


def reset_option(pat):
    """Sets the options whose names match back to their defaults."""
    names = _matching(pat)
    if not names:
        raise OptionError(f"No such keys(s) for pat={pat!r}")
    if len(names) > 1 and len(pat) < 4 and pat != "all":
        raise ValueError(
            "You must specify at least 4 characters when resetting multiple keys, "
            'use the special keyword "all" to reset all the options to their default value'
        )
    for name in names:
        _values[name] = _KNOWN[name][0]


def describe_option(pat="", _print_desc=True):
    """Prints what the options whose names match are for."""
    names = _matching(pat) if pat else sorted(_values)
    if not names:
        raise OptionError(f"No such keys(s) for pat={pat!r}")
    text = "\n".join(
        f"{name}\n    {_KNOWN[name][2]}\n    [default: {_KNOWN[name][0]}] [currently: {_values[name]}]" for name in names
    )
    if not _print_desc:
        return text
    print(text)
    return None


class option_context:
    """Options that hold inside a `with` block.

    >>> hasattr(pd.option_context("display.max_rows", 4), "__enter__")
    True
    """

    def __init__(self, *args):
        if len(args) == 1 and isinstance(args[0], dict):
            args = [part for pair in args[0].items() for part in pair]
        if len(args) % 2 or len(args) < 2:
            raise ValueError("Need to invoke as option_context(pat, val, [(pat, val), ...]).")
        self._wanted = list(zip(args[::2], args[1::2]))
        self._before = []

    def __enter__(self):
        self._before = [(_full_name(pattern), get_option(pattern)) for pattern, _ in self._wanted]
        for pattern, value in self._wanted:
            set_option(pattern, value)
        return self

    def __exit__(self, *error):
        for name, value in self._before:
            _values[name] = value

    def __call__(self, function):
        def call(*args, **kwargs):
            with option_context(*[part for pair in self._wanted for part in pair]):
                return function(*args, **kwargs)

        return call


class Options:
    """`pd.options`: options as attributes, one level of the dotted name at a time."""

    def __init__(self, prefix=""):
        object.__setattr__(self, "_prefix", prefix)

    def __getattr__(self, name):
        full = self._prefix + name
        if full in _values:
            return _values[full]
        if any(known.startswith(full + ".") for known in _values):
            return Options(full + ".")
        raise OptionError("No such option")

    def __setattr__(self, name, value):
        full = self._prefix + name
        if full not in _values:
            raise OptionError("You can only set the value of existing options")
        _assign(full, value)

    def __dir__(self):
        start = len(self._prefix)
        return sorted({name[start:].split(".")[0] for name in _values if name.startswith(self._prefix)})


options = Options()


def set_eng_float_format(accuracy=3, use_eng_prefix=False):
    """Not offered; set `display.float_format` instead."""
    raise NotImplementedError("set_eng_float_format: set the option display.float_format to a function")
