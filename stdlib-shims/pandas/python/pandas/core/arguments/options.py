"""Arguments: which axis, what was left out, what is not offered."""

import numpy as np


class _NoDefault:
    """The type of `no_default`: an argument that was not given, where None means something."""

    def __repr__(self):
        return "<no_default>"

    def __bool__(self):
        return False


no_default = _NoDefault()


def unsupported(name):
    """The error for a call or argument that is not offered; to be raised."""
    return NotImplementedError(name)


def check_axis(axis, name="DataFrame"):
    """0 or 1 for any spelling of an axis."""
    if axis is None or axis is no_default:
        return 0
    if isinstance(axis, (int, np.integer)) and not isinstance(axis, bool):
        if axis == 0:
            return 0
        if axis == 1 and name == "DataFrame":
            return 1
    elif isinstance(axis, str):
        if axis in ("index", "rows"):
            return 0
        if axis == "columns" and name == "DataFrame":
            return 1
    raise ValueError(f"No axis named {axis} for object type {name}")


# Arguments that numpy's functions hand on to the methods of the same name.
_NUMPY_OPTIONS = ("dtype", "out", "keepdims", "initial", "overwrite_input")


def refuse_unused(method, options):
    """Raises for options a method does not take; numpy's own are fine as long as they say nothing."""
    for name, value in options.items():
        if name not in _NUMPY_OPTIONS:
            raise TypeError(f"{method}() got an unexpected keyword argument '{name}'")
        if value is not None and value is not False:
            raise ValueError(f"the '{name}' parameter is not supported in the pandas implementation of {method}()")
