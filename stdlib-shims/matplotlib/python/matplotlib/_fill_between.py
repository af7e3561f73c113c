"""The area between two curves as polygons."""

import numpy as np

from ._bbox import Bbox
from ._collection_shapes import PolyCollection
from ._line_styles import steps


class FillBetweenPolyCollection(PolyCollection):
    """The area between two curves, perhaps only where a condition holds."""

    __module__ = "matplotlib.collections"

    def __init__(self, t_direction, t, f1, f2, *, where=None, interpolate=False, step=None, **kwargs):
        self.t_direction = t_direction
        self._interpolate = interpolate
        self._step = step
        super().__init__(self._polygons(t, f1, f2, where), **kwargs)

    @property
    def _f_dir(self):
        return "y" if self.t_direction == "x" else "x"

    def set_data(self, t, f1, f2, *, where=None):
        """Replace the curves."""
        t, f1, f2 = self.axes._fill_between_process_units(self.t_direction, self._f_dir, t, f1, f2)
        self.set_verts(self._polygons(t, f1, f2, where))

    def get_datalim(self, transData):
        box = Bbox.null()
        box.update_from_data_xy((self.get_transform() - transData).transform(self._corners))
        return box

    def _polygons(self, t, f1, f2, where):
        """The outlines of the areas; also remembers what they span."""
        if self.t_direction not in ("x", "y"):
            raise ValueError(f"t_direction must be 'x' or 'y', got {self.t_direction!r}")
        names = self.t_direction, self._f_dir
        t, f1, f2 = (_plain(values) for values in (t, f1, f2))
        for name, values in ((names[0], t), (names[1] + "1", f1), (names[1] + "2", f2)):
            if values.ndim > 1:
                raise ValueError(f"{name!r} is not 1-dimensional")
        if t.size > 1:
            for name, values in ((names[1] + "1", f1), (names[1] + "2", f2)):
                if values.size > 1 and values.size != t.size:
                    raise ValueError(f"{names[0]!r} has size {t.size}, but {name!r} has an unequal size of {values.size}")
        t, f1, f2 = np.broadcast_arrays(np.atleast_1d(t), f1, f2)
        if where is None:
            where = np.ones(len(t), bool)
        else:
            where = np.asarray(where, dtype=bool)
            if where.size != t.size:
                raise ValueError(f"where size ({where.size}) does not match {names[0]!r} size ({t.size})")
        known = np.isfinite(t) & np.isfinite(f1) & np.isfinite(f2)
        self._remember(t, f1, f2, where & known)
        shown = where & ~(np.isnan(t) | np.isnan(f1) | np.isnan(f2))
        polygons = [self._polygon(t, f1, f2, start, stop) for start, stop in _runs(shown)]
        return [polygon for polygon in polygons if polygon is not None]

    def _remember(self, t, f1, f2, good):
        t, f1, f2 = t[good], f1[good], f2[good]
        points = np.concatenate([np.column_stack([t, f1]), np.column_stack([t, f2])])
        self._corners = points if self.t_direction == "x" else points[:, ::-1]

    def _polygon(self, t, f1, f2, start, stop):
        along, first, second = t[start:stop], f1[start:stop], f2[start:stop]
        if self._step is not None:
            style = "steps-" + self._step
            stepped, first = steps(along, first, style)
            _, second = steps(along, second, style)
            along = stepped
        if not len(along):
            return None
        if self._interpolate:
            begin, end = self._crossing(t, f1, f2, start), self._crossing(t, f1, f2, stop)
        else:
            begin, end = (along[0], second[0]), (along[-1], second[-1])
        outline = np.concatenate([[begin], np.column_stack([along, first]), [end], np.column_stack([along, second])[::-1]])
        return outline if self.t_direction == "x" else outline[:, ::-1]

    @staticmethod
    def _crossing(t, f1, f2, place):
        """Where the curves cross just before a place."""
        before = max(place - 1, 0)
        along, difference = t[before:place + 1], (f1 - f2)[before:place + 1]
        if len(difference) <= 1:
            return (t[0], f1[0]) if place <= 1 else (t[before], f1[before])
        if not np.isfinite(difference).all():
            return (t[before], f1[before]) if np.isfinite(difference[0]) else (t[place], f1[place])
        order = np.argsort(difference)
        root = np.interp(0, difference[order], along[order])
        return root, np.interp(root, along, f1[before:place + 1])


def _plain(values):
    values = values.astype(float).filled(np.nan) if hasattr(values, "filled") else np.asarray(values)
    return values.astype(float) if values.dtype.kind in "biu" else values


def _runs(shown):
    """Where runs of True begin and end."""
    change = np.diff(np.concatenate([[False], shown, [False]]).astype(int))
    return list(zip(np.flatnonzero(change == 1).tolist(), np.flatnonzero(change == -1).tolist()))
