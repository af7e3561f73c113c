"""Parameters of a query, as the plain values a database knows."""

import datetime
import decimal
import uuid

import numpy as np
import pandas as pd

__all__ = ["plain_parameters"]


def plain_parameters(params):
    """None, a list or a dict of text, bytes, numbers, flags and None; times as ISO text."""
    if params is None:
        return None
    if isinstance(params, dict):
        return {str(name): _plain(value, f"params[{name!r}]") for name, value in params.items()}
    if isinstance(params, (str, bytes)) or not hasattr(params, "__iter__"):
        params = [params]
    return [_plain(value, f"params[{i}]") for i, value in enumerate(params)]


def _plain(value, place):
    if value is None or isinstance(value, (str, bytes, bool)):
        return value
    if isinstance(value, (list, tuple, set, frozenset, dict, np.ndarray, pd.Series, pd.Index, pd.DataFrame)):
        raise TypeError(
            f"{place} holds many values; write one placeholder for each: "
            "f\"... in ({', '.join('?' * len(values))})\", params=list(values)"
        )
    if pd.isna(value):
        return None
    if isinstance(value, np.datetime64):
        value = pd.Timestamp(value)
    if isinstance(value, datetime.datetime):
        return value.isoformat(" ")
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, int):
        if not -(2**63) <= value < 2**63:
            raise ValueError(f"{place} does not fit into 64 bits")
        return int(value)
    if isinstance(value, (float, decimal.Decimal)):
        return float(value)
    if isinstance(value, (str, bytes, uuid.UUID)):
        return value if isinstance(value, bytes) else str(value)
    raise TypeError(f"{place} of type {type(value).__name__} cannot be sent to a database; make it a number or a text")
