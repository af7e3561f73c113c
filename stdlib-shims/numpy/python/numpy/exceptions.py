"""Errors and warnings of numpy's own."""

from _numpy import AxisError, DTypePromotionError

__all__ = ["AxisError", "ComplexWarning", "DTypePromotionError", "ModuleDeprecationWarning", "RankWarning", "TooHardError", "VisibleDeprecationWarning"]


class ComplexWarning(RuntimeWarning):
    """An imaginary part was thrown away."""


class ModuleDeprecationWarning(DeprecationWarning):
    """A module is going away."""


class VisibleDeprecationWarning(UserWarning):
    """Something is going away, and users should know."""


class RankWarning(RuntimeWarning):
    """A matrix has less than full rank."""


class TooHardError(RuntimeError):
    """A question that would take too long to answer."""
