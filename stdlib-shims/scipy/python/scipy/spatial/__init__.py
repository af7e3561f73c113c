"""Points in space: distances, trees of neighbours, hulls, triangulations, rotations."""

from scipy._rooms import doors, table

_WHERE = table(
    _tree="KDTree cKDTree Rectangle distance_matrix minkowski_distance minkowski_distance_p",
    _hulls="ConvexHull QhullError",
    _triangles="Delaunay tsearch",
    _voronoi="Voronoi",
    _pictures="convex_hull_plot_2d delaunay_plot_2d voronoi_plot_2d",
    _shapes="procrustes geometric_slerp",
    _spheres="HalfspaceIntersection SphericalVoronoi",
)
__all__ = sorted([*_WHERE, "distance", "transform"])
_doors = doors("scipy.spatial", _WHERE)


def __getattr__(name):
    if name == "distance":
        import scipy.spatial.distance as room
        return room
    if name == "transform":
        import scipy.spatial.transform as room
        return room
    return _doors(name)
