"""Polynomials with the lowest power first: the class `Polynomial` and the functions of `numpy.polynomial.polynomial` and `legendre`."""

import _rooms

from . import polynomial
from ._class import Polynomial, _printing

__all__ = ["Polynomial", "legendre", "polynomial", "set_default_printstyle"]
__getattr__ = _rooms.doors(__name__, modules="legendre")


def set_default_printstyle(style):
    """How polynomials are printed: "unicode" or "ascii"."""
    if style not in ("unicode", "ascii"):
        raise ValueError(f"Unsupported format string '{style}'. Valid options are 'ascii' and 'unicode'")
    _printing["style"] = style
