"""Hulls, triangles and regions drawn on axes."""

import numpy as np


def _axes(ax):
    if ax is not None:
        return ax
    from matplotlib import pyplot
    return pyplot.figure().gca()


def _fit(ax, points):
    margin = 0.1 * np.ptp(points, axis=0)
    low, high = points.min(axis=0) - margin, points.max(axis=0) + margin
    ax.set_xlim(low[0], high[0])
    ax.set_ylim(low[1], high[1])


def _two_dimensions(points, name):
    if points.shape[1] != 2:
        raise ValueError(f"{name} is not 2-D")


def delaunay_plot_2d(tri, ax=None):
    """Points and triangles."""
    _two_dimensions(tri.points, "Delaunay triangulation")
    ax = _axes(ax)
    x, y = tri.points.T
    ax.plot(x, y, "o")
    ax.triplot(x, y, tri.simplices.copy())
    _fit(ax, tri.points)
    return ax.figure


def convex_hull_plot_2d(hull, ax=None):
    """Points and the sides of their hull."""
    from matplotlib.collections import LineCollection
    _two_dimensions(hull.points, "Convex hull")
    ax = _axes(ax)
    ax.plot(hull.points[:, 0], hull.points[:, 1], "o")
    ax.add_collection(LineCollection([hull.points[side] for side in hull.simplices], colors="k", linestyle="solid"))
    _fit(ax, hull.points)
    return ax.figure


def voronoi_plot_2d(vor, ax=None, **kw):
    """Points, and the borders of their regions; those without end are dashed."""
    from matplotlib.collections import LineCollection
    _two_dimensions(vor.points, "Voronoi diagram")
    ax = _axes(ax)
    if kw.get("show_points", True):
        ax.plot(vor.points[:, 0], vor.points[:, 1], ".", markersize=kw.get("point_size"))
    if kw.get("show_vertices", True):
        ax.plot(vor.vertices[:, 0], vor.vertices[:, 1], "o")
    middle, size = vor.points.mean(axis=0), np.ptp(vor.points, axis=0).max()
    finite, endless = [], []
    for pair, border in zip(vor.ridge_points, vor.ridge_vertices):
        border = np.asarray(border)
        if np.all(border >= 0):
            finite.append(vor.vertices[border])
            continue
        start = vor.vertices[border[border >= 0][0]]
        along = vor.points[pair[1]] - vor.points[pair[0]]
        along = along / np.linalg.norm(along)
        across = np.array([-along[1], along[0]])
        way = np.sign(np.dot(vor.points[pair].mean(axis=0) - middle, across)) * across
        if vor.furthest_site:
            way = -way
        endless.append([start, start + way * size])
    options = {"colors": kw.get("line_colors", "k"), "lw": kw.get("line_width", 1.0), "alpha": kw.get("line_alpha", 1.0)}
    ax.add_collection(LineCollection(finite, linestyle="solid", **options))
    ax.add_collection(LineCollection(endless, linestyle="dashed", **options))
    _fit(ax, vor.points)
    return ax.figure
