"""Reading and setting properties of artists by name."""

import numpy as np


class TemporaryProperties:
    """A context in which some properties have other values."""

    def __init__(self, artist, properties):
        self._artist, self._properties = artist, properties

    def __enter__(self):
        self._before = {name: getattr(self._artist, f"get_{name}")() for name in self._properties}
        self._artist.set(**self._properties)

    def __exit__(self, *exc):
        self._artist.set(**self._before)


def normalized(kwargs, artist):
    """Arguments with full names in place of short ones; both at once are refused."""
    if not kwargs:
        return kwargs
    aliases = artist._aliases
    result, seen = {}, {}
    for name, value in kwargs.items():
        full = aliases.get(name, name)
        if full in seen:
            raise TypeError(f"Got both {seen[full]!r} and {name!r}, which are aliases of one another")
        seen[full] = name
        result[full] = value
    return result


class ArtistInspector:
    """Which properties an artist, or a class of artists, has."""

    __module__ = "matplotlib.artist"

    def __init__(self, o):
        if not hasattr(o, "draw") and np.iterable(o):
            o = list(o)
            o = o[0] if o else o
        self.oorig = o
        self.o = o if isinstance(o, type) else type(o)
        self.aliasd = self.get_aliases()

    def get_aliases(self):
        """Full names with their short names."""
        result = {}
        for short, full in getattr(self.o, "_aliases", {}).items():
            result.setdefault(full, set()).add(short)
        return result

    def is_alias(self, name):
        return name in getattr(self.o, "_aliases", {})

    def get_setters(self):
        """The properties that can be set."""
        return [name[4:] for name in dir(self.o)
                if name.startswith("set_") and callable(getattr(self.o, name)) and not self.is_alias(name[4:])]

    def properties(self):
        """The properties that can be read without arguments, with their values."""
        result = {}
        for name in sorted(dir(self.oorig)):
            if not name.startswith("get_"):
                continue
            full = getattr(self.o, "_aliases", {}).get(name[4:])
            if full is not None and hasattr(self.oorig, "get_" + full):
                continue
            try:
                result[name[4:]] = getattr(self.oorig, name)()
            except Exception:
                continue
        return result


def getp(obj, property=None):
    """A property of an artist by name, or all of them."""
    if property is None:
        for name, value in ArtistInspector(obj).properties().items():
            print(f"    {name} = {str(value)[:60]}")
        return None
    return getattr(obj, "get_" + property)()


get = getp


def setp(obj, *args, file=None, **kwargs):
    """Set properties of one artist or of many."""
    from .cbook import flatten
    objs = [obj] if hasattr(obj, "draw") else list(flatten(obj))
    if not objs:
        return None
    if not kwargs and len(args) < 2:
        if args and not hasattr(objs[0], "set_" + args[0]):
            raise AttributeError(f"{type(objs[0])} has no function set_{args[0]}")
        for name in ArtistInspector(objs[0]).get_setters() if not args else args:
            print(f"    {name}", file=file)
        return None
    if len(args) % 2:
        raise ValueError("The set args must be string, value pairs")
    pairs = dict(zip(args[::2], args[1::2]))
    return list(flatten([value for artist in objs for value in [*artist.update(pairs), *artist.set(**kwargs)]]))


def kwdoc(artist):
    """The properties of a class of artists, one per line."""
    return "\n".join(ArtistInspector(artist).get_setters())
