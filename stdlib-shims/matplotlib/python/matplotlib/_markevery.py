"""Which points of a line get a marker."""

from numbers import Integral, Real

import numpy as np

from .path import Path


def subsampled(markevery, path, affine, axes):
    """The path through the marked points only."""
    vertices = path.vertices
    if markevery is None:
        return path
    if isinstance(markevery, Integral):
        markevery = (0, markevery)
    elif isinstance(markevery, Real):
        markevery = (0.0, markevery)
    if isinstance(markevery, tuple):
        if len(markevery) != 2:
            raise ValueError(f"`markevery` is a tuple but its len is not 2; markevery={markevery}")
        start, step = markevery
        if isinstance(step, Integral):
            if not isinstance(start, Integral):
                raise ValueError(f"`markevery` is a tuple with len 2 and second element is an int, but the first element is not an int; "
                                 f"markevery={markevery}")
            places = slice(start, None, step)
        elif isinstance(step, Real):
            if not isinstance(start, Real):
                raise ValueError(f"`markevery` is a tuple with len 2 and second element is a float, but the first element is not a float "
                                 f"or an int; markevery={markevery}")
            if axes is None:
                raise ValueError("markevery is specified relative to the Axes size, but the line does not have a Axes as parent")
            places = _by_distance(start, step, affine.transform(vertices), axes)
        else:
            raise ValueError(f"markevery={markevery!r} is not a recognized value")
    elif isinstance(markevery, slice):
        places = markevery
    elif np.iterable(markevery):
        try:
            vertices[markevery]
        except (ValueError, IndexError) as error:
            raise ValueError(f"markevery={markevery!r} is iterable but not a valid numpy fancy index") from error
        places = markevery
    else:
        raise ValueError(f"markevery={markevery!r} is not a recognized value")
    return Path(vertices[places], None if path.codes is None else path.codes[places])


def _by_distance(start, step, points, axes):
    """Points at equal distances along the line, as fractions of the diagonal of the axes."""
    places = np.flatnonzero(np.isfinite(points).all(axis=1))
    points = points[places]
    along = np.concatenate([[0.0], np.sqrt((np.diff(points, axis=0) ** 2).sum(axis=1)).cumsum()])
    scale = float(np.hypot(*axes.transAxes.transform([[0, 0], [1, 1]])[1] - axes.transAxes.transform([[0, 0], [1, 1]])[0]))
    marks = np.arange(start * scale, along[-1], step * scale)
    return places[np.unique(np.abs(marks[:, None] - along[None, :]).argmin(axis=1))]
