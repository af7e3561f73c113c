"""Points in space: distances, trees of neighbours, hulls, triangulations, rotations."""

import _rooms

_WHERE = _rooms.table(
    _tree="KDTree cKDTree Rectangle distance_matrix minkowski_distance minkowski_distance_p",
    _hulls="ConvexHull QhullError",
    _triangles="Delaunay tsearch",
    _voronoi="Voronoi",
    _pictures="convex_hull_plot_2d delaunay_plot_2d voronoi_plot_2d",
    _shapes="procrustes geometric_slerp",
    _spheres="HalfspaceIntersection SphericalVoronoi",
)
__all__ = sorted([*_WHERE, "distance", "transform"])
__getattr__ = _rooms.doors(__name__, _WHERE, modules="distance transform")
