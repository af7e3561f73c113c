"""Styles: named sets of settings."""

from .. import _STYLE_BLACKLIST, RcParams, _copied, _Restored, rcdefaults, rcParams
from .._rc_defaults import DEFAULTS
from ._tables import STYLES


def _settings_of(name):
    """The checked settings of a style by name, or None."""
    if name in ("classic", "_classic_test_patch"):
        from ._classic import DIFFERENT, NOT_SET, TEST_PATCH
        values = TEST_PATCH
        if name == "classic":
            values = {key: value for key, value in DEFAULTS.items() if key not in NOT_SET}
            values.update(DIFFERENT)
    elif name in STYLES:
        values = STYLES[name]
    else:
        return None
    made = RcParams()
    for key, value in _copied(values).items():
        if key == "axes.prop_cycle" and isinstance(value, list):
            from cycler import cycler
            value = cycler("color", value)
        made._set(key, value)
    return made


class _Library(dict):
    """Styles by name; each is made when it is asked for."""

    def __init__(self):
        dict.__init__(self, dict.fromkeys(sorted([*STYLES, "classic", "_classic_test_patch"])))

    def __getitem__(self, name):
        found = dict.__getitem__(self, name)
        if found is None:
            found = _settings_of(name)
            dict.__setitem__(self, name, found)
        return found

    def get(self, name, default=None):
        """A style, or the default for a name that is not there."""
        return self[name] if name in self else default

    def items(self):
        """Names and styles."""
        return [(name, self[name]) for name in self]

    def values(self):
        """The styles."""
        return [self[name] for name in self]


library = _Library()
available = sorted(name for name in library)


def _apply(settings):
    ignored = [key for key in settings if key in _STYLE_BLACKLIST]
    for key in ignored:
        from warnings import warn
        warn(f"Style includes a parameter, {key!r}, that is not related to style.  Ignoring this parameter.", stacklevel=3)
    if isinstance(settings, RcParams):
        dict.update(rcParams, _copied({key: dict.__getitem__(settings, key) for key in settings if key not in _STYLE_BLACKLIST}))
    else:
        rcParams.update({key: value for key, value in settings.items() if key not in _STYLE_BLACKLIST})


def use(style):
    """Sets the settings of a style: a name, a dict, the path of a file, or a list of these."""
    styles = [style] if isinstance(style, (str, dict)) or hasattr(style, "__fspath__") else style
    for one in styles:
        if isinstance(one, str):
            one = {"mpl20": "default", "mpl15": "classic"}.get(one, one)
            if one == "default":
                rcdefaults()
                continue
            if one in library:
                settings = library[one]
                _apply(_without_blacklist(settings) if one == "classic" else settings)
                continue
        elif isinstance(one, dict):
            _apply(one)
            continue
        _apply(_from_file(one))


def _without_blacklist(settings):
    made = RcParams()
    for key in settings:
        if key not in _STYLE_BLACKLIST:
            made._set(key, dict.__getitem__(settings, key))
    return made


def _from_file(path):
    from ._files import read_settings
    try:
        return read_settings(path)
    except OSError as error:
        raise OSError(f"{path!r} is not a valid package style, path of style file, URL of style file, or library style name (library styles are "
                      "listed in `style.available`)") from error


def context(style, after_reset=False):
    """The settings of a style inside a `with` block."""
    def change():
        if after_reset:
            rcdefaults()
        use(style)
    return _Restored(change)


def reload_library():
    """Styles come with matplotlib; there is nothing to read again."""
