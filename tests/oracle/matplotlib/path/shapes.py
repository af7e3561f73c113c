import numpy as np
from matplotlib.path import Path

for path in (Path.unit_rectangle(), Path.unit_circle(), Path.unit_circle_righthalf(), Path.unit_regular_polygon(5), Path.unit_regular_star(5),
             Path.arc(0, 90), Path.arc(30, 400), Path.arc(0, 90, n=3), Path.wedge(0, 120), Path.circle((1, 2), 3)):
    print(np.round(path.vertices + 0.0, 4).tolist(), path.codes.tolist())
