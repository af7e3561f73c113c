"""matplotlib: figures drawn without Python. Here are the settings (`rcParams`) and the registries of colormaps."""

from ._rc_defaults import DEFAULTS

__version__ = "3.10.9"
__version_info__ = (3, 10, 9, "final", 0)
_GROUP_SHORT_NAMES = {"lw": "linewidth", "ls": "linestyle", "c": "color", "fc": "facecolor", "ec": "edgecolor", "mew": "markeredgewidth",
                      "aa": "antialiased"}
_check_of = {}


class MatplotlibDeprecationWarning(DeprecationWarning):
    """Said of what a later matplotlib drops."""


class RcParams(dict):
    """The settings by name; each value is checked when it is set, and names are listed in order."""

    def __init__(self, *args, **kwargs):
        self.update(*args, **kwargs)

    def _set(self, key, value):
        dict.__setitem__(self, key, value)

    def _get(self, key):
        return dict.__getitem__(self, key)

    def __setitem__(self, key, value):
        check = _check_of.get(key)
        if check is None:
            if key not in DEFAULTS:
                raise KeyError(f"{key} is not a valid rc parameter (see rcParams.keys() for a list of valid parameters)")
            from ._rc_table import validator
            check = _check_of[key] = validator(key, DEFAULTS[key])
        try:
            checked = check(value)
        except ValueError as error:
            raise ValueError(f"Key {key}: {error}") from None
        dict.__setitem__(self, key, checked)

    def update(self, *args, **kwargs):
        """Sets several values."""
        for key, value in dict(*args, **kwargs).items():
            self[key] = value

    def setdefault(self, key, default=None):
        """The value of a name that is there."""
        if key in self:
            return self[key]
        self[key] = default
        return default

    def __iter__(self):
        return iter(sorted(dict.keys(self)))

    def _in_order(self):
        return {key: dict.__getitem__(self, key) for key in self}

    def keys(self):
        """The names, in order."""
        return self._in_order().keys()

    def values(self):
        """The values, in the order of the names."""
        return self._in_order().values()

    def items(self):
        """Names and values, in the order of the names."""
        return self._in_order().items()

    def find_all(self, pattern):
        """The part whose names match a regular expression."""
        import re
        found = RcParams()
        for key, value in self.items():
            if re.search(pattern, key):
                found._set(key, value)
        return found

    def copy(self):
        """Another RcParams with the same values."""
        made = RcParams()
        dict.update(made, self)
        return made

    def __repr__(self):
        from pprint import pformat
        return f"RcParams({pformat(self._in_order(), indent=1, width=71)})".replace("\n", "\n" + " " * len("RcParams("))

    def __str__(self):
        return "\n".join(f"{key}: {value}" for key, value in self.items())


def _copied(values):
    """Values whose lists may be changed without harm to the defaults."""
    return {key: value.copy() if type(value) is list else value for key, value in values.items()}


rcParams = RcParams()
dict.update(rcParams, _copied(DEFAULTS))
rcParamsDefault = RcParams()
dict.update(rcParamsDefault, DEFAULTS)
rcParamsOrig = rcParamsDefault.copy()
defaultParams = rcParamsDefault
# not reset by rcdefaults, rc_context or a style
_STYLE_BLACKLIST = ("backend", "backend_fallback", "interactive", "toolbar", "timezone", "webagg.port", "webagg.address", "webagg.port_retries",
                    "webagg.open_in_browser", "savefig.directory", "tk.window_focus", "docstring.hardcopy", "date.epoch")


def rc(group, **kwargs):
    """Sets the values of one group, or of several: rc("lines", linewidth=2)."""
    groups = (group,) if isinstance(group, str) else group
    for one in groups:
        for short, value in kwargs.items():
            name = _GROUP_SHORT_NAMES.get(short) or short
            key = f"{one}.{name}"
            if key not in DEFAULTS:
                raise KeyError(f'Unrecognized key "{key}" for group "{one}" and name "{name}"')
            rcParams[key] = value


def rcdefaults():
    """Sets everything but the backend and its like back to the defaults."""
    dict.update(rcParams, {key: value for key, value in _copied(DEFAULTS).items() if key not in _STYLE_BLACKLIST})


rc_file_defaults = rcdefaults


def rc_file(fname, *, use_default_template=True):
    """Sets the values from a matplotlibrc file."""
    if use_default_template:
        rcdefaults()
    dict.update(rcParams, {key: value for key, value in rc_params_from_file(fname, use_default_template=False).items() if key not in _STYLE_BLACKLIST})


def rc_params_from_file(fname, fail_on_error=False, use_default_template=True):
    """The values that a matplotlibrc file sets."""
    from .style._files import read_settings
    found = read_settings(fname, fail_on_error)
    if not use_default_template:
        return found
    made = rcParamsDefault.copy()
    dict.update(made, found)
    return made


class _Restored:
    """Settings inside a `with` block, or while a decorated function runs; afterwards they are as before."""

    def __init__(self, change):
        self._change = change
        self._before = []

    def __enter__(self):
        before = dict(dict.items(rcParams))
        del before["backend"]
        self._before.append(before)
        try:
            self._change()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *exception):
        dict.update(rcParams, self._before.pop())

    def __call__(self, function):
        from functools import wraps

        @wraps(function)
        def inside(*args, **kwargs):
            with self:
                return function(*args, **kwargs)
        return inside


def rc_context(rc=None, fname=None):
    """The values inside a `with` block; afterwards they are as before."""
    def change():
        if fname:
            rc_file(fname)
        if rc:
            rcParams.update(rc)
    return _Restored(change)


def use(backend, *, force=True):
    """Takes note of a backend: figures are always drawn by the one renderer there is."""
    from ._rc_checks import validate_backend
    rcParams._set("backend", validate_backend(backend))


def get_backend(*, auto_select=True):
    """The name of the backend."""
    return rcParams["backend"]


def interactive(b):
    """Sets whether figures are redrawn at once (nothing is shown either way)."""
    rcParams["interactive"] = b


def is_interactive():
    """Whether figures are redrawn at once."""
    return rcParams["interactive"]


def set_loglevel(level):
    """Sets how much matplotlib's logger says."""
    import logging
    logging.getLogger("matplotlib").setLevel(level.upper())


def _no_folder(name):
    raise NotImplementedError(f"matplotlib.{name} is not available: nothing is read from or kept in a folder of the machine")


def get_cachedir():
    """There is no cache folder."""
    _no_folder("get_cachedir")


def get_configdir():
    """There is no folder of settings."""
    _no_folder("get_configdir")


def get_data_path():
    """There is no folder of data."""
    _no_folder("get_data_path")


def matplotlib_fname():
    """There is no matplotlibrc file."""
    _no_folder("matplotlib_fname")


def __getattr__(name):
    if name == "colormaps":
        from .cm import _colormaps
        return _colormaps
    if name == "color_sequences":
        from ._color_sequences import _color_sequences
        return _color_sequences
    if name == "cycler":
        from ._rc_cycler import cycler
        return cycler
    if name in ("bivar_colormaps", "multivar_colormaps"):
        raise NotImplementedError(f"matplotlib.{name} is not available: colormaps have one dimension")
    raise AttributeError(f"module 'matplotlib' has no attribute {name!r}")
