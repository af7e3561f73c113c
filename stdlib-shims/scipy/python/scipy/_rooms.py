"""Lazy rooms: a public module says in which file each name lives and which names are not available."""

import sys


def doors(module, where, absent=()):
    """A module `__getattr__` that loads the file of a name when the name is first asked for."""
    def __getattr__(name):
        room = where.get(name)
        if room is not None:
            value = getattr(__import__(f"{module}.{room}", None, None, [name]), name)
            setattr(sys.modules[module], name, value)
            return value
        if name in absent or is_public(module, name):
            raise NotImplementedError(f"{module}.{name} is not available")
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    return __getattr__


def is_public(module, name):
    """Whether the original has this name, so that what is not here is refused by name."""
    if name.startswith("_"):
        return False
    from scipy._public_names import SECTIONS
    return name in SECTIONS.get(module, "").split()


def table(**rooms):
    """From file -> "names in it" to name -> file."""
    return {name: room for room, names in rooms.items() for name in names.split()}
