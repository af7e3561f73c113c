# Colormaps by straight lines.
import numpy as np
from matplotlib.colors import LinearSegmentedColormap as Map

k = Map.from_list("my", ["r", "w", "b"])
print(k.name, k.N, np.round(k([0.0, 0.25, 0.5, 1.0]), 5).tolist())
print(np.round(Map.from_list("my", [(0, "r"), (0.2, "g"), (1, "b")], N=5)(np.arange(5)), 5).tolist())
print(np.round(Map.from_list("g", ["k", "w"], gamma=2.0)([0.0, 0.25, 0.5, 1.0]), 5).tolist())
print(np.round(Map.from_list("a", [(1, 0, 0, 0), (1, 0, 0, 1)], N=3)(np.arange(3)), 5).tolist())
data = {"red": [(0, 0, 0), (0.5, 1, 0.2), (1, 1, 1)], "green": [(0, 0, 0), (1, 1, 1)], "blue": [(0, 1, 1), (1, 0, 0)]}
s = Map("s", data, N=5)
print(np.round(s(np.arange(5)), 5).tolist(), np.round(s.reversed()(np.arange(5)), 5).tolist())
s.set_gamma(2)
print(np.round(s(np.arange(5)), 5).tolist())
for call in (lambda: Map.from_list("my", 3), lambda: Map.from_list("x", ["zz", "r"]), lambda: Map.from_list("x", [(0, "r"), (0.5, "g"), (0.4, "b"), (1, "k")])(0.5),
             lambda: Map("s", {**data, "red": [(0.1, 0, 0), (1, 1, 1)]})(0.5), lambda: Map("s", {"red": data["red"]})(0.5), lambda: Map("s", {**data, "red": [(0, 0), (1, 1)]})(0.5)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
