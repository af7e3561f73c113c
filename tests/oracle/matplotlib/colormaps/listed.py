# Colormaps from lists.
import numpy as np
from matplotlib.colors import ListedColormap

c = ListedColormap(["r", "g", "b"])
print(c.N, c.name, c([0, 1, 2]).tolist(), [float(x) for x in c(0.5)], c.colors, c.monochrome)
print(ListedColormap(["r"], N=3)([0, 1, 2]).tolist(), ListedColormap("r", N=2)([0, 1]).tolist(), ListedColormap(["r", "g", "b"], N=2).colors)
print(ListedColormap(["r", "g"], name="x").reversed().name, ListedColormap(["r", "g"]).reversed().colors, ListedColormap([[1, 0, 0], [0, 1, 0]])(np.array([1])).tolist())
try:
    ListedColormap(["r", "zz"])(0)
except ValueError as error:
    print(error)
