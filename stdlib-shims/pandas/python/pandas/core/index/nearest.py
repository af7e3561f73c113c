"""Positions of labels that are near enough: pad, backfill and nearest."""

import numpy as np

import _pandas
from _pandas import Binary, Time

from pandas.core.time.timedelta import Timedelta


def positions_by_method(index, target, method, limit, tolerance):
    """int64 Column: for each wanted label the position of the one before, after or nearest; -1 if none."""
    if method not in ("pad", "ffill", "backfill", "bfill", "nearest"):
        raise ValueError(
            f"Invalid fill method. Expecting pad (ffill), backfill (bfill) or nearest. Got {method}"
        )
    own, wanted = index._col, target._col
    if wanted.kind != own.kind:
        wanted = index._convert_labels(wanted)
    descending = not own.is_monotonic(True)
    if descending:
        own = own.slice(len(own) - 1, -1, -1)
    n = len(own)
    before = own.searchsorted(wanted, "right").binary(Binary.SUB, 1).to_numpy()
    after = own.searchsorted(wanted, "left").to_numpy()
    after = np.where(after >= n, -1, after)
    if descending and method in ("pad", "ffill", "backfill", "bfill"):
        before, after = after, before
    if method in ("pad", "ffill"):
        found = before
    elif method in ("backfill", "bfill"):
        found = after
    else:
        found = _nearer(own, wanted, before, after)
    if limit is not None:
        found = _limited(found, own, wanted, limit, method)
    if tolerance is not None:
        distance = np.abs(_numbers(wanted) - _numbers(own)[np.maximum(found, 0)])
        allowed = _tolerance(tolerance)
        found = np.where((found >= 0) & (distance <= allowed), found, -1)
    if descending:
        found = np.where(found >= 0, n - 1 - found, -1)
    return _pandas.column(found.astype("int64"))


def _tolerance(tolerance):
    native = getattr(tolerance, "_native", None)
    if native is not None:
        return native()[1]
    if isinstance(tolerance, str):
        return Timedelta(tolerance)._native()[1]
    return tolerance


def _numbers(column):
    if column.kind in ("datetime", "timedelta"):
        return column.time(Time.ORDINAL).to_numpy().astype("float64")
    return column.to_numpy("float64")


def _nearer(own, wanted, before, after):
    values, targets = _numbers(own), _numbers(wanted)
    left = np.where(before >= 0, np.abs(targets - values[np.maximum(before, 0)]), np.inf)
    right = np.where(after >= 0, np.abs(targets - values[np.maximum(after, 0)]), np.inf)
    return np.where(left < right, before, after)


def _limited(found, own, wanted, limit, method):
    exact = own.lookup(wanted).to_numpy() >= 0
    kept = found.copy()
    order = range(len(found)) if method in ("pad", "ffill") else range(len(found) - 1, -1, -1)
    run, last = 0, None
    for i in order:
        if exact[i]:
            run, last = 0, found[i]
            continue
        run = run + 1 if found[i] == last else 1
        last = found[i]
        if run > limit:
            kept[i] = -1
    return kept
