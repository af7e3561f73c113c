"""Lazy rooms: a public module has a table that says in which file each name lives, and the file is loaded when the name is first used.

Trusted packages alone use this. Names of the original that have no place here are refused by name.
"""

import sys

# What every module has, so that importing a room looks for no module inside it.
_ANY = ("__name__",)


def table(elsewhere=(), **rooms):
    """From room -> "names in it" to name -> room. Rooms whose place has a dot in it come in a dict."""
    rooms.update(elsewhere)
    return {name: room for room, names in rooms.items() for name in names.split()}


def doors(module, where=(), absent="", *, home=None, modules="", section=None, instead=""):
    """The `__getattr__` of a module. Rooms and `modules` lie below `home`, which is the module itself if nothing is said.

    Refused are the `absent` names and those recorded of the original under `section`, with what to use `instead`.
    """
    home = home or module

    def __getattr__(name):
        # A subclass of str could be equal to one name and read as another.
        if type(name) is not str:
            raise AttributeError("names must be plain strings")
        if name in where:
            value = getattr(__import__(f"{home}.{where[name]}", None, None, _ANY), name)
            setattr(sys.modules[module], name, value)
            return value
        for place in modules.split():
            if place.rpartition(".")[2] == name:
                return __import__(f"{home}.{place}", None, None, _ANY)
        if name in absent.split() or is_public(section or module, name):
            raise NotImplementedError(f"{module}.{name} is not available{instead and ': '}{instead}")
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    return __getattr__


def is_public(section, name):
    """Whether the original has this name, so that what is not here is refused by name."""
    if name.startswith("_"):
        return False
    package = section.partition(".")[0]
    return name in __import__(f"{package}._public_names", None, None, _ANY).SECTIONS.get(section, "").split()
