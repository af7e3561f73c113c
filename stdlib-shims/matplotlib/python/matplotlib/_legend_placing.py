"""Where the fewest things lie under a legend."""

import numpy as np

from ._bbox import Bbox


def covered(axes):
    """What lies in axes, in pixels: boxes, outlines and points."""
    from ._legend_entries import collection_classes
    from .lines import Line2D
    from .patches import Patch, Rectangle
    from .text import Text
    polygons, collections = collection_classes("PolyCollection"), collection_classes("Collection")
    boxes, outlines, points = [], [], []
    for artist in axes._children:
        if isinstance(artist, Line2D):
            outlines.append(artist.get_transform().transform_path(artist.get_path()))
        elif isinstance(artist, Rectangle):
            boxes.append(artist.get_bbox().transformed(artist.get_data_transform()))
        elif isinstance(artist, Patch):
            outlines.append(artist.get_transform().transform_path(artist.get_path()))
        elif isinstance(artist, polygons):
            outlines += [artist.get_transform().transform_path(path) for path in artist.get_paths()]
        elif isinstance(artist, collections):
            _, offset_transform, offsets, _ = artist._prepare_points()
            if len(offsets):
                points.append(offset_transform.transform(offsets))
        elif isinstance(artist, Text):
            boxes.append(artist.get_window_extent())
    return boxes, outlines, np.concatenate(points) if points else np.empty((0, 2))


def best_corner(legend, width, height, corner_of):
    """The corner of the legend at the place that covers the least; the first of equals."""
    boxes, outlines, points = covered(legend.parent)
    vertices = np.concatenate([outline.vertices for outline in outlines]) if outlines else np.empty((0, 2))
    found = None
    for loc in range(1, 11):
        x, y = corner_of(loc)
        box = Bbox.from_bounds(x, y, width, height)
        badness = (box.count_contains(vertices) + box.count_contains(points) + box.count_overlaps(boxes)
                   + sum(_crossed(outline, box) for outline in outlines))
        if badness == 0:
            return x, y
        if found is None or badness < found[0]:
            found = (badness, x, y)
    return found[1:]


def _crossed(outline, box):
    """Whether a line goes through a box; a glance at the extents answers most."""
    x0, y0, x1, y1 = box._box()
    if not len(outline.vertices):
        return False
    low, high = np.fmin.reduce(outline.vertices, axis=0), np.fmax.reduce(outline.vertices, axis=0)
    if high[0] < x0 or low[0] > x1 or high[1] < y0 or low[1] > y1:
        return False
    return outline.intersects_bbox(box, filled=False)
