"""Odds and ends that live outside the main namespace."""

from . import stride_tricks
from .version import NumpyVersion

__all__ = ["NumpyVersion", "stride_tricks"]
