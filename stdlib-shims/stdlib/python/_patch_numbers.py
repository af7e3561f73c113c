"""Has numpy's numbers be numbers of the module `numbers`, whichever of the two is loaded first."""

import numbers

# As numpy itself registers its classes.
_KINDS = {"integer": numbers.Integral, "floating": numbers.Real, "inexact": numbers.Complex, "number": numbers.Number}


def _holds_numpys(cls, subclass):
    for base in subclass.__mro__:
        if base.__module__ == "numpy" and base.__name__ in _KINDS and cls in _KINDS[base.__name__].__mro__:
            return True
    return NotImplemented


numbers.Number.__subclasshook__ = classmethod(_holds_numpys)
