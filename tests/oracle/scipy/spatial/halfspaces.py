# The corners of what half-spaces have in common.
import numpy as np
from scipy.spatial import ConvexHull, HalfspaceIntersection, QhullError

np.set_printoptions(precision=12)
halfspaces = np.array([[-1, 0, 0], [0, -1, 0], [2, 1, -4], [-0.5, 1, -2]], dtype=float)
found = HalfspaceIntersection(halfspaces, np.array([0.5, 0.5]))
corners = found.intersections[np.lexsort(found.intersections.T)]
print(corners.round(10) + 0.0, found.ndim, sorted(found.dual_vertices.tolist()), round(ConvexHull(found.intersections).volume, 10))
print(sorted(sorted(facet) for facet in found.dual_facets), found.dual_points.round(10))
for wrong in ([5.0, 5.0], [0.5]):
    try:
        HalfspaceIntersection(halfspaces, np.array(wrong))
    except (QhullError, ValueError) as error:
        print(type(error).__name__)
