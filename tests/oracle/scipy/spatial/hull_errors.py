# Points that have no hull.
from scipy.spatial import ConvexHull, Delaunay, QhullError, Voronoi

for kind in (ConvexHull, Delaunay, Voronoi):
    for wrong in ([[0, 0], [1, 1]], [[0, 0], [1, 1], [2, 2], [3, 3]], [[float("nan"), 0], [1, 2], [2, 4], [1, 1]], [[1], [2], [3], [4]]):
        try:
            kind(wrong)
        except (QhullError, ValueError) as error:
            print(kind.__name__, type(error).__name__, str(error).split("\n")[0])
