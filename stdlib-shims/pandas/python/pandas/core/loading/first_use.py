"""Modules that are loaded when something of them is first used.

Either they are rarely needed and `import pandas` stays short without them, or they import the module that needs them.
"""


def load(name):
    """The module of a full name."""
    # with names to take from it, the last module of the path is given and not the first
    return __import__(name, None, None, ("__name__",))


class _Module:
    """Stands for a module until something of it is used, and keeps what was."""

    def __init__(self, name):
        self._module_name = name

    def __getattr__(self, name):
        found = getattr(load(self._module_name), name)
        setattr(self, name, found)
        return found


on_first_use = _Module
