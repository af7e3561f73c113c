"""Contours of heights at scattered points, over triangles."""

import numpy as np
from matplotlib._contour_arguments import levels_for
from matplotlib._contour_tracing import Tracer
from matplotlib.contour import ContourSet


class TriContourSet(ContourSet):
    """Contours over a triangulation."""

    __module__ = "matplotlib.tri._tricontour"

    def _process_args(self, *args, **kwargs):
        from matplotlib.tri import Triangulation

        if args and isinstance(args[0], TriContourSet):
            other = args[0]
            self.levels = other.levels if self.levels is None else self.levels
            self.zmin, self.zmax = other.zmin, other.zmax
            self._mins, self._maxs, self._tracer = other._mins, other._maxs, other._tracer
            return kwargs
        triangulation, args, kwargs = Triangulation.get_from_args_and_kwargs(*args, **kwargs)
        z, *args = args
        z = np.asarray(z)
        if z.shape != triangulation.x.shape:
            raise ValueError("z array must have same length as triangulation x and y arrays")
        shown = triangulation.get_masked_triangles()
        used = np.unique(shown)
        if not np.isfinite(z[used]).all():
            raise ValueError("z must not contain masked points within the triangulation")
        known = z[np.isfinite(z)]
        self.zmin, self.zmax = known.min(), known.max()
        if self.logscale and self.zmin <= 0:
            name = "contourf" if self.filled else "contour"
            raise ValueError(f"Cannot {name} log of negative values.")
        self.levels = levels_for(self, args, z.dtype)
        x, y = triangulation.x, triangulation.y
        self._mins, self._maxs = [x[used].min(), y[used].min()], [x[used].max(), y[used].max()]
        self._tracer = Tracer(x, y, z, [shown])
        return kwargs
