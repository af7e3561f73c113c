"""Rules of packing boxes in a row or a column."""

import numpy as np

from ._checks import in_list


def packed(widths, total, sep, mode):
    """(whole length, where each part starts) of parts in a row."""
    in_list("mode", mode, ["fixed", "expand", "equal"])
    if mode == "fixed":
        ends = np.cumsum([0, *(width + sep for width in widths)])
        return (ends[-1] - sep if total is None else total), ends[:-1]
    if mode == "expand":
        total = 1 if total is None else total
        sep = (total - sum(widths)) / (len(widths) - 1) if len(widths) > 1 else 0
        return total, np.cumsum([0, *(width + sep for width in widths)])[:-1]
    widest = max(widths)
    if total is None:
        if sep is None:
            raise ValueError("total and sep cannot both be None when using layout mode 'equal'")
        total = (widest + sep) * len(widths)
    else:
        sep = total / len(widths) - widest
    return total, (widest + sep) * np.arange(len(widths))


def aligned(spans, height, align):
    """((low, high), how far each part is moved) of parts beside each other."""
    in_list("align", align, ["baseline", "left", "top", "right", "bottom", "center"])
    if height is None:
        height = max(high - low for low, high in spans)
    if align == "baseline":
        return (min(low for low, _ in spans), max(high for _, high in spans)), [0] * len(spans)
    if align in ("left", "bottom"):
        return (0, height), [-low for low, _ in spans]
    if align in ("right", "top"):
        return (0, height), [height - high for _, high in spans]
    return (0, height), [(height - (high - low)) * 0.5 - low for low, high in spans]
