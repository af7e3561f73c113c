"""Lazy rooms: a public module names the file where each name lives; what is not there is refused by name."""

import sys


def doors(module, where, absent=(), section=None):
    """A module `__getattr__` that loads the file of a name when the name is first asked for."""
    def __getattr__(name):
        room = where.get(name)
        if room is not None:
            value = getattr(__import__(room, None, None, ["_"]), name)
            setattr(sys.modules[module], name, value)
            return value
        if name in absent or is_public(section or module, name):
            raise NotImplementedError(f"{module}.{name} is not available")
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    return __getattr__


def is_public(module, name):
    """Whether the original has this name, so that what is not here is refused by name."""
    if name.startswith("_"):
        return False
    from statsmodels._public_names import SECTIONS
    return name in SECTIONS.get(module, "").split()


def table(**rooms):
    """From file, with `__` for a dot -> "names in it" to name -> file."""
    return {name: "statsmodels." + room.replace("__", ".") for room, names in rooms.items() for name in names.split()}
