"""Modules under their older names: they still answer, with a word of where their names live now."""

import sys
import warnings


def old_room(module, names):
    """`__all__`, `__dir__` and `__getattr__` of an old module whose names now live one package up."""
    package, _, last = module.rpartition(".")
    names = names.split()

    def __getattr__(name):
        if name not in names:
            raise AttributeError(f"`{module}` has no attribute `{name}`; furthermore, `{module}` is deprecated and will be removed in SciPy 2.0.0.")
        value = getattr(sys.modules[package], name)
        warnings.warn(f"Please import `{name}` from the `{package}` namespace; the `{module}` namespace is deprecated and will be removed "
                      "in SciPy 2.0.0.", category=DeprecationWarning, stacklevel=2)
        return value
    return names, lambda: names, __getattr__
