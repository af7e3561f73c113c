# Intervals as indices of colours.
import numpy as np
from matplotlib.colors import BoundaryNorm, from_levels_and_colors

b = BoundaryNorm([0, 1, 2, 4], 3)
print(b([-1, 0, 0.5, 1, 3, 4, 5]).tolist(), b(1.5), b(np.array([[1, 2]])).tolist(), b([1]).dtype, b.N, b.Ncmap, b.vmin, b.vmax, b.boundaries, b.extend)
print(BoundaryNorm([0, 1, 2], 256)([-1, 0.5, 1.5, 3]).tolist(), BoundaryNorm([0, 1, 2, 3], 256, extend="both")([-1, 0.5, 1.5, 2.5, 9]).tolist())
print(BoundaryNorm([0, 1, 2], 4, clip=True)([-1, 0.5, 5]).tolist(), BoundaryNorm([0, 1, 2], 4, extend="min")([-1, 0.5, 5]).tolist(),
      BoundaryNorm([0, 1], 4)([-1, 0.5, 5]).tolist(), BoundaryNorm([0, 1], 4, extend="max")([-1, 0.5, 5]).tolist())
cmap, norm = from_levels_and_colors([0, 1, 2], ["r", "g", "b", "k"], extend="both")
print(cmap.colors, cmap.get_under().tolist(), cmap.get_over().tolist(), norm.boundaries.tolist())
for call in (lambda: b.inverse(1), lambda: BoundaryNorm([0, 1, 2], 1), lambda: BoundaryNorm([0, 1, 2], 2, clip=True, extend="min"), lambda: BoundaryNorm([0], 4),
             lambda: from_levels_and_colors([0, 1, 2], ["r", "g", "b"]), lambda: from_levels_and_colors([0, 1], ["r"], extend="x")):
    try:
        print(call())
    except ValueError as error:
        print(error)
