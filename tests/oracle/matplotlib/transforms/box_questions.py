import numpy as np
from matplotlib.transforms import Bbox

a = Bbox.from_bounds(0, 0, 4, 2)
b = Bbox.from_extents(3, 1, 6, 5)
print(a.overlaps(b), a.fully_overlaps(b), a.contains(4, 2), a.fully_contains(4, 2), a.containsx(5), a.fully_containsy(1))
print(Bbox.union([a, b]), Bbox.intersection(a, b), Bbox.intersection(a, Bbox.from_bounds(9, 9, 1, 1)))
print(a.count_contains([[1, 1], [5, 5], [4, 2]]), a.count_overlaps([a, b, Bbox.from_bounds(9, 9, 1, 1)]))
print(a.corners().tolist(), a.splitx(0.25), a.splity(0.5))
print(a.shrunk(0.5, 1), a.shrunk_to_aspect(1.0), a.expanded(2, 2), a.padded(1), a.padded(1, 2), a.translated(3, 3))
print(a.anchored("C", Bbox.from_bounds(0, 0, 10, 10)), a.anchored("NE", b), a.anchored((0.1, 0.9), b))
print(np.round(a.rotated(np.pi / 2).extents, 6).tolist())
try:
    Bbox.union([])
except ValueError as error:
    print(error)
