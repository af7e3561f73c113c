"""Pie charts."""

import math

import numpy as np
from matplotlib import rcParams
from matplotlib.axes._arguments import cycled, given


def _shares(x, normalize):
    x = np.asarray(x, np.float32)
    if x.ndim > 1:
        raise ValueError("x must be 1D")
    if (x < 0).any():
        raise ValueError("Wedge sizes 'x' must be non negative values")
    total = x.sum()
    if normalize:
        return x / total
    if total > 1:
        raise ValueError("Cannot plot an unnormalized pie with sum(x) > 1")
    return x


def _percentage(autopct, share):
    if isinstance(autopct, str):
        return autopct % (100.0 * share)
    if callable(autopct):
        return autopct(100.0 * share)
    raise TypeError("autopct must be callable or a format string")


def pie(
    self, x, explode=None, labels=None, colors=None, autopct=None, pctdistance=0.6, shadow=False, labeldistance=1.1, startangle=0,
    radius=1, counterclock=True, wedgeprops=None, textprops=None, center=(0, 0), frame=False, rotatelabels=False, *,
    normalize=True, hatch=None, data=None,
):
    """Draws the shares of x as wedges; returns (wedges, texts) and, with autopct, the texts of the shares."""
    from matplotlib.patches import Shadow, Wedge

    x, explode, labels, colors = given(data, x, explode, labels, colors)
    self.set_aspect("equal")
    x = _shares(x, normalize)
    labels = [""] * len(x) if labels is None else labels
    explode = [0] * len(x) if explode is None else explode
    if len(x) != len(labels):
        raise ValueError(f"'labels' must be of length 'x', not {len(labels)}")
    if len(x) != len(explode):
        raise ValueError(f"'explode' must be of length 'x', not {len(explode)}")
    if colors is None:
        next_colour = self._get_patches_for_fill.get_next_color
    else:
        next_colour = cycled(list(colors) if np.iterable(colors) else [colors]).__next__
    hatches = cycled(np.atleast_1d(hatch))
    if not isinstance(radius, (int, float, np.integer, np.floating)):
        raise TypeError(f"'radius' must be an instance of numbers.Real, not a {type(radius).__name__}")
    if radius <= 0:
        raise ValueError(f"'radius' must be a positive number, not {radius}")
    wedgeprops, textprops = wedgeprops or {}, textprops or {}

    wedges, texts, shares = [], [], []
    start = startangle / 360
    for share, label, out in zip(x, labels, explode):
        end = start + share if counterclock else start - share
        angle = 2 * np.pi * 0.5 * (start + end)
        cosine, sine = math.cos(angle), math.sin(angle)
        centre = center[0] + out * cosine, center[1] + out * sine
        wedge = Wedge(
            centre, radius, 360.0 * min(start, end), 360.0 * max(start, end), facecolor=next_colour(), hatch=next(hatches),
            clip_on=False, label=label,
        )
        wedge.set(**wedgeprops)
        wedges.append(wedge)
        self.add_patch(wedge)
        if shadow:
            look = {"ox": -0.02, "oy": -0.02, "label": "_nolegend_"}
            if isinstance(shadow, dict):
                look.update(shadow)
            self.add_patch(Shadow(wedge, **look))
        if labeldistance is not None:
            across, up = centre[0] + labeldistance * radius * cosine, centre[1] + labeldistance * radius * sine
            va, rotation = "center", "horizontal"
            if rotatelabels:
                va = "bottom" if up > 0 else "top"
                rotation = float(np.rad2deg(angle)) + (0 if across > 0 else 180)
            text = self.text(
                across, up, label, clip_on=False, horizontalalignment="left" if across > 0 else "right", verticalalignment=va,
                rotation=rotation, size=rcParams["xtick.labelsize"],
            )
            text.set(**textprops)
            texts.append(text)
        if autopct is not None:
            text = self.text(
                centre[0] + pctdistance * radius * cosine, centre[1] + pctdistance * radius * sine, _percentage(autopct, share),
                clip_on=False, horizontalalignment="center", verticalalignment="center",
            )
            text.set(**textprops)
            shares.append(text)
        start = end

    if frame:
        self._request_autoscale_view()
    else:
        self.set(
            frame_on=False, xticks=[], yticks=[], xlim=(-1.25 + center[0], 1.25 + center[0]),
            ylim=(-1.25 + center[1], 1.25 + center[1]),
        )
    return (wedges, texts) if autopct is None else (wedges, texts, shares)
