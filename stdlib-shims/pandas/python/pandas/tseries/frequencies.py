"""Frequency names: to_offset and infer_freq."""

from pandas.core.time.infer import infer_freq
from pandas.core.time.offsets import to_offset

__all__ = ["infer_freq", "to_offset"]
