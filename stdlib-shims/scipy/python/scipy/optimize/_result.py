"""The answer of an optimiser: a dict whose keys are attributes too."""

import numpy as np

ORDER = (
    "message", "success", "status", "fun", "funl", "x", "xl", "col_ind", "nit", "lower", "upper", "eqlin", "ineqlin", "converged",
    "flag", "function_calls", "iterations", "root",
)

# What a linear program has for older scripts is not printed.
HIDDEN = ("slack", "con", "crossover_nit")


class OptimizeWarning(UserWarning):
    """An answer may be worse than it looks."""


class OptimizeResult(dict):
    """What an optimiser found, and how the search ended."""

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(name) from error

    __setattr__ = dict.__setitem__
    __delattr__ = dict.__delitem__

    def __repr__(self):
        if not self:
            return type(self).__name__ + "()"
        return show(self)

    def __dir__(self):
        return list(self.keys())


def keys_in_order(found):
    """Keys in the order scipy prints them."""
    known = [key for key in ORDER if key in found]
    return [*known, *(key for key in found if key not in ORDER and key not in HIDDEN and not key.startswith("_"))]


def show(found, used=0, plus=1):
    """Aligned `key: value` lines; `used` is how much of the line is taken already."""
    if not isinstance(found, dict):
        return show_value(found, used)
    width = max(map(len, found)) + plus
    lines = []
    for name in keys_in_order(found):
        text = show(found[name], width + used + 2, 0) if not isinstance(found[name], dict) or found[name] else "{}"
        lines.append(name.rjust(width) + ": " + text.replace("\n", "\n" + " " * (width + 2)))
    return "\n".join(lines)


def show_value(value, used):
    """One value as it prints in what is left of the line."""
    with np.printoptions(linewidth=76 - used, edgeitems=2, threshold=12, formatter={"float_kind": lambda x: f"{x: 10.3e}"}):
        return str(value)
