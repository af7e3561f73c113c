"""Streamlines: where a particle would drift in a field, until it leaves, stops or meets another line."""

import numpy as np
from matplotlib import rcParams
from matplotlib._streamlines import Grid, integrate_all
from matplotlib.axes._arguments import one_of


class StreamplotSet:
    """The lines and the arrows of a streamplot."""

    def __init__(self, lines, arrows):
        self.lines = lines
        self.arrows = arrows


def _at(values, x, y):
    """Values of the field between its points."""
    rows, columns = values.shape
    left, low = x.astype(int), y.astype(int)
    right, high = np.clip(left + 1, 0, columns - 1), np.clip(low + 1, 0, rows - 1)
    across, up = x - left, y - low
    lower = values[low, left] * (1 - across) + values[low, right] * across
    upper = values[high, left] * (1 - across) + values[high, right] * across
    return lower * (1 - up) + upper * up


def _varying(values, name, grid):
    """The array of a colour or width that changes along the lines, or None."""
    if not isinstance(values, np.ndarray):
        return None
    if values.shape != grid.shape:
        raise ValueError(f"If '{name}' is given, it must match the shape of the (x, y) grid")
    return values


def streamplot(
    axes, x, y, u, v, density=1, linewidth=None, color=None, cmap=None, norm=None, arrowsize=1, arrowstyle="-|>", minlength=0.1,
    transform=None, zorder=None, start_points=None, maxlength=4.0, integration_direction="both", broken_streamlines=True,
):
    """Draws the streamlines of a field on an even grid; returns a StreamplotSet."""
    from matplotlib.collections import LineCollection, PatchCollection
    from matplotlib.lines import Line2D
    from matplotlib.patches import FancyArrowPatch

    grid = Grid(x, y)
    zorder = Line2D.zorder if zorder is None else zorder
    transform = axes.transData if transform is None else transform
    color = axes._get_lines.get_next_color() if color is None else color
    linewidth = rcParams["lines.linewidth"] if linewidth is None else linewidth
    one_of("integration_direction", integration_direction, ("both", "forward", "backward"))
    colours, widths = _varying(color, "color", grid), _varying(linewidth, "linewidth", grid)
    line_look = {"zorder": zorder}
    arrow_look = {"zorder": zorder, "arrowstyle": arrowstyle, "mutation_scale": 10 * arrowsize}
    if colours is None:
        line_look["color"] = arrow_look["color"] = color
    if widths is None:
        line_look["linewidth"] = arrow_look["linewidth"] = linewidth
    u, v = np.asarray(u, dtype=float), np.asarray(v, dtype=float)
    if u.shape != grid.shape or v.shape != grid.shape:
        raise ValueError("'u' and 'v' must match the shape of the (x, y) grid")
    lines_found = integrate_all(
        grid, u, v, density, minlength, maxlength, integration_direction, broken_streamlines, start_points
    )
    if colours is not None:
        from matplotlib import colormaps
        from matplotlib.colors import Colormap, Normalize

        norm = Normalize(np.nanmin(colours), np.nanmax(colours)) if norm is None else norm
        if not isinstance(cmap, Colormap):
            cmap = colormaps[rcParams["image.cmap"] if cmap is None else cmap]

    segments, segment_widths, segment_colours, arrows = [], [], [], []
    for line in lines_found:
        across, up = line[:, 0], line[:, 1]
        points = np.column_stack([across / (1.0 / grid.dx) + grid.x_origin, up / (1.0 / grid.dy) + grid.y_origin])
        if colours is None and widths is None:
            segments.append(points)
        else:
            segments.extend(np.stack([points[:-1], points[1:]], axis=1))
        # The arrow stands half way along the line.
        way = np.cumsum(np.hypot(*np.diff(points, axis=0).T))
        middle = int(np.searchsorted(way, way[-1] / 2.0))
        if widths is not None:
            along = _at(widths, across, up)[:-1]
            segment_widths.extend(along)
            arrow_look["linewidth"] = along[middle]
        if colours is not None:
            along = _at(colours, across, up)[:-1]
            segment_colours.append(along)
            arrow_look["color"] = cmap(norm(along[middle]))
        head = points[middle : middle + 2].mean(axis=0)
        arrows.append(FancyArrowPatch(tuple(points[middle]), tuple(head), transform=transform, **arrow_look))

    if widths is not None:
        line_look["linewidth"] = segment_widths
    lines = LineCollection(segments, transform=transform, **line_look)
    lines.sticky_edges.x[:] = [grid.x_origin, grid.x_origin + grid.width]
    lines.sticky_edges.y[:] = [grid.y_origin, grid.y_origin + grid.height]
    if colours is not None:
        lines.set_array(np.concatenate(segment_colours) if segment_colours else np.empty(0))
        lines.set_cmap(cmap)
        lines.set_norm(norm)
    axes.add_collection(lines)
    for arrow in arrows:
        axes.add_patch(arrow)
    axes.autoscale_view()
    return StreamplotSet(lines, PatchCollection(arrows))
