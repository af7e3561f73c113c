"""The box around many paths drawn at many places."""

import numpy as np

_INFINITY = float("inf")


def extents(master, paths, transforms, offsets, offset_transform):
    """([x0, y0, x1, y1], smallest positive x and y) of paths after their transforms, moved by offsets; everything cycles."""
    offsets = np.asarray(offsets, float).reshape(-1, 2)
    moves = offset_transform.transform(offsets) if len(offsets) else offsets
    if len(transforms) == 0 and len(moves) <= 1:
        points = [np.concatenate([_drawn(path) for path in paths])]
        points = [master.transform(points[0]) + (moves[0] if len(moves) else 0.0)]
    elif len(paths) == 1 and len(transforms) <= 1:
        outline = _placed(master, _drawn(paths[0]), transforms, 0)
        points = [(outline.min(axis=0) + moves), (outline.max(axis=0) + moves)] if len(outline) else []
    else:
        points = []
        for number in range(max(len(paths), len(moves), len(transforms))):
            placed = _placed(master, _drawn(paths[number % len(paths)]), transforms, number)
            points.append(placed + moves[number % len(moves)] if len(moves) else placed)
    points = np.concatenate(points) if points else np.empty((0, 2))
    points = points[np.isfinite(points).all(axis=1)]
    if not len(points):
        return [_INFINITY, _INFINITY, -_INFINITY, -_INFINITY], (_INFINITY, _INFINITY)
    low, high = points.min(axis=0).tolist(), points.max(axis=0).tolist()
    return [*low, *high], tuple(_least_positive(points[:, axis]) for axis in (0, 1))


def _least_positive(values):
    positive = values[values > 0]
    return float(positive.min()) if len(positive) else _INFINITY


def _drawn(path):
    """The vertices that count: all but those of CLOSEPOLY."""
    return path.vertices if path.codes is None else path.vertices[path.codes != 79]


def _placed(master, vertices, transforms, number):
    if len(transforms):
        matrix = transforms[number % len(transforms)]
        vertices = vertices @ matrix[:2, :2].T + matrix[:2, 2]
    return master.transform(vertices)
