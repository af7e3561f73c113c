"""Drawing over triangles between scattered points."""

import numpy as np
from matplotlib import cbook
from matplotlib.axes._arguments import one_of


_NOTHING = (None, "None", "none", "", " ")


def triplot(self, *args, **kwargs):
    """Draws the edges of triangles and their corners; returns the two lines as a list."""
    from matplotlib.axes._base import _process_plot_format
    from matplotlib.lines import Line2D
    from matplotlib.tri import Triangulation

    triangulation, args, kwargs = Triangulation.get_from_args_and_kwargs(*args, **kwargs)
    x, y, edges = triangulation.x, triangulation.y, triangulation.edges
    look = cbook.normalize_kwargs(kwargs, Line2D)
    for key, value in zip(("linestyle", "marker", "color"), _process_plot_format(args[0] if args else "")):
        if value is not None:
            look.setdefault(key, value)
    lines, corners = ([], []), ([], [])
    if look.get("linestyle") not in _NOTHING:
        # One line with gaps between the edges.
        gap = np.full(len(edges), np.nan)
        lines = np.column_stack([x[edges], gap]).ravel(), np.column_stack([y[edges], gap]).ravel()
    if look.get("marker") not in _NOTHING:
        corners = x, y
    drawn = self.plot(*lines, **{**look, "marker": "None", "zorder": look.get("zorder", 1)})
    look.pop("label", None)
    return drawn + self.plot(*corners, **{**look, "linestyle": "None"})


def _values(triangulation, args, facecolors):
    """(values at the points, None) or (None, values of the triangles)."""
    if facecolors is not None:
        if args:
            from warnings import warn

            warn("Positional parameter c has no effect when the keyword facecolors is given", stacklevel=3)
        return None, np.asarray(facecolors)
    if not args:
        raise TypeError("tripcolor() missing 1 required positional argument: 'c'; or 1 required keyword-only argument: 'facecolors'")
    if len(args) > 1:
        raise TypeError(f"Unexpected positional parameters: {args[1:]!r}")
    values = np.asarray(args[0])
    if len(values) == len(triangulation.x):
        return values, None
    if len(values) == len(triangulation.triangles):
        return None, values
    raise ValueError("The length of c must match either the number of points or the number of triangles")


def tripcolor(
    self, *args, alpha=1.0, norm=None, cmap=None, vmin=None, vmax=None, shading="flat", facecolors=None, **kwargs
):
    """Colours triangles by values at their corners or of their own; returns a PolyCollection or a TriMesh."""
    from matplotlib.collections import PolyCollection, TriMesh
    from matplotlib.tri import Triangulation

    one_of("shading", shading, ("flat", "gouraud"))
    triangulation, args, kwargs = Triangulation.get_from_args_and_kwargs(*args, **kwargs)
    at_points, of_faces = _values(triangulation, args, facecolors)
    kwargs["linewidths"] = kwargs.pop("linewidth") if "linewidth" in kwargs else kwargs.get("linewidths", (0.25,))
    edges = kwargs.pop("edgecolor") if "edgecolor" in kwargs else kwargs.get("edgecolors", "none")
    kwargs["edgecolors"] = edges
    kwargs.setdefault("antialiaseds", kwargs.pop("antialiased", not (isinstance(edges, str) and edges.lower() == "none")))
    if shading == "gouraud":
        if of_faces is not None:
            raise ValueError("shading='gouraud' can only be used when the colors are specified at the points, not at the faces.")
        collection = TriMesh(triangulation, alpha=alpha, array=at_points, cmap=cmap, norm=norm, **kwargs)
    else:
        shown = triangulation.get_masked_triangles()
        corners = np.stack((triangulation.x[shown], triangulation.y[shown]), axis=-1)
        if of_faces is None:
            colours = at_points[shown].mean(axis=1)
        else:
            colours = of_faces if triangulation.mask is None else of_faces[~triangulation.mask]
        collection = PolyCollection(corners, alpha=alpha, array=colours, cmap=cmap, norm=norm, **kwargs)
    collection._scale_norm(norm, vmin, vmax)
    self.grid(False)
    points = np.column_stack([triangulation.x, triangulation.y])
    self.update_datalim([points.min(axis=0), points.max(axis=0)])
    self.autoscale_view()
    self.add_collection(collection)
    return collection


def tricontour(self, *args, **kwargs):
    """Draws lines of equal height over triangles; returns a TriContourSet."""
    from matplotlib._tricontour import TriContourSet

    kwargs["filled"] = False
    return TriContourSet(self, *args, **kwargs)


def tricontourf(self, *args, **kwargs):
    """Fills the bands between heights over triangles; returns a TriContourSet."""
    from matplotlib._tricontour import TriContourSet

    kwargs["filled"] = True
    return TriContourSet(self, *args, **kwargs)
