# Corners of steps.
import numpy as np
from matplotlib.cbook import STEP_LOOKUP_MAP, pts_to_midstep, pts_to_poststep, pts_to_prestep

x, y, z = [1, 2, 4], [4, 5, 6], [0, -1, 0]
print(pts_to_prestep(x, y).tolist(), pts_to_poststep(x, y, z).tolist(), pts_to_midstep(np.array(x), np.array(y)).tolist())
print(list(STEP_LOOKUP_MAP), pts_to_prestep([1], [2]).tolist(), pts_to_prestep([], []).shape, pts_to_midstep(np.array([1.0]), np.array([2.0])).tolist())
