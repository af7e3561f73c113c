"""Dashes, caps and joins: from the words scripts use to the numbers that are drawn."""

from matplotlib import rcParams

_NAMES = {"solid": "-", "dashed": "--", "dashdot": "-.", "dotted": ":"}
_SETTINGS = {"dashed": "lines.dashed_pattern", "dashdot": "lines.dashdot_pattern", "dotted": "lines.dotted_pattern",
             "--": "lines.dashed_pattern", "-.": "lines.dashdot_pattern", ":": "lines.dotted_pattern"}
CAPS = ("butt", "projecting", "round")
JOINS = ("miter", "round", "bevel")


def dash_pattern(style):
    """(offset, lengths or None) of a line style, in units of the line width."""
    if isinstance(style, str):
        if style in ("solid", "-", "None", "none", "", " "):
            return 0, None
        if style in _SETTINGS:
            return 0.0, tuple(rcParams[_SETTINGS[style]])
    elif isinstance(style, tuple) and len(style) == 2:
        offset, lengths = style
        if offset is None:
            raise ValueError(f"Unrecognized linestyle: {style!r}")
        if lengths is None or not len(lengths):
            return offset, None if lengths is None else lengths
        if any(length < 0 for length in lengths):
            raise ValueError("All values in the dash list must be non-negative")
        if not any(length > 0 for length in lengths):
            raise ValueError("At least one value in the dash list must be positive")
        total = sum(lengths)
        return (offset % total if total else offset), lengths
    raise ValueError(f"Unrecognized linestyle: {style!r}")


def scaled_dashes(offset, lengths, linewidth):
    """A pattern in points."""
    if not rcParams["lines.scale_dashes"] or lengths is None:
        return offset, lengths
    return offset * linewidth, [length * linewidth if length is not None else None for length in lengths]


def checked_cap(style):
    if style not in CAPS:
        raise ValueError(f"{style!r} is not a valid CapStyle")
    return style


def checked_join(style):
    if style not in JOINS:
        raise ValueError(f"{style!r} is not a valid JoinStyle")
    return style


def steps(x, y, style):
    """The corners of a line that goes in steps."""
    import numpy as np
    count = max(2 * len(x) - 1, 0)
    if style == "steps-mid":
        count = max(2 * len(x), 0)
        across, up = np.zeros(count), np.zeros(count)
        across[1:-1:2] = across[2::2] = (x[:-1] + x[1:]) / 2
        across[:1], across[-1:] = x[:1], x[-1:]
        up[0::2] = y
        up[1::2] = y
        return across, up
    across, up = np.zeros(count), np.zeros(count)
    across[0::2], up[0::2] = x, y
    if style == "steps-post":
        across[1::2], up[1::2] = x[1:], y[:-1]
    else:
        across[1::2], up[1::2] = x[:-1], y[1:]
    return across, up
