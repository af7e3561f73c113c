"""Dendrograms on axes."""

import numpy as np


def _size_by(n_leaves, steps):
    return next(size for limit, size in steps if n_leaves <= limit)


def draw(found, highest, orientation, no_labels, font_size, rotation, marks, ax, above):
    """Draw the links of a dendrogram."""
    if ax is None:
        from matplotlib import pyplot
        ax = pyplot.gca()
    names, n_leaves = found["ivl"], len(found["ivl"])
    end, is_upright = highest + highest * 0.05, orientation in ("top", "bottom")
    along, up = (ax.set_xlim, ax.set_ylim) if is_upright else (ax.set_ylim, ax.set_xlim)
    up([0, end] if orientation in ("top", "right") else [end, 0])
    along([0, n_leaves * 10])
    axis = ax.xaxis if is_upright else ax.yaxis
    if no_labels:
        axis.set_ticks([])
        axis.set_ticklabels([])
    else:
        axis.set_ticks(np.arange(5, n_leaves * 10 + 5, 10))
        axis.set_ticks_position({"top": "bottom", "bottom": "top", "left": "right", "right": "left"}[orientation])
        for line in axis.get_ticklines():
            line.set_visible(False)
        options = {"size": float(_size_by(n_leaves, ((20, 12), (30, 10), (50, 8), (85, 6), (np.inf, 5))))
                   if font_size is None else font_size}
        if rotation is not None:
            options["rotation"] = rotation
        elif is_upright:
            options["rotation"] = float(_size_by(n_leaves, ((20, 0), (40, 45), (np.inf, 90))))
        axis.set_ticklabels(names, **options)
    _draw_links(ax, found, is_upright, above)
    for x, y in marks or ():
        _draw_mark(ax, (x, y) if is_upright else (y, x), (1.0, end / 100) if is_upright else (end / 100, 1.0))


def _draw_links(ax, found, is_upright, above):
    from matplotlib.collections import LineCollection
    lines = {}
    for across, heights, color in zip(found["icoord"], found["dcoord"], found["color_list"]):
        lines.setdefault(color, []).append(list(zip(across, heights) if is_upright else zip(heights, across)))
    for color in sorted(lines, key=lambda color: color == above):
        ax.add_collection(LineCollection(lines[color], colors=(color,)))


def _draw_mark(ax, middle, size):
    from matplotlib.patches import Ellipse
    mark = Ellipse(middle, width=size[0], height=size[1])
    mark.set_alpha(0.5)
    mark.set_facecolor("k")
    ax.add_patch(mark)
