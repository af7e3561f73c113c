"""Time series: offsets and frequency names."""

from pandas.tseries import frequencies, offsets

__all__ = ["frequencies", "offsets"]
