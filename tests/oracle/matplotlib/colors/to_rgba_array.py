# Many colours at once.
import numpy as np
from matplotlib.colors import to_rgba_array

for colours, alpha in ((["r", "g"], None), ("r", None), ("none", None), ([], None), ([(1, 0, 0), (0, 1, 0)], [0.1, 0.2]), (np.array([[1, 0, 0], [0, 1, 0]]), 0.5),
                       ("r", [0.1, 0.2]), (("r", 0.5), None), ((["r", "g"], 0.5), None), (["none", "r"], None), ((1, 0, 0), None), ([("r", 0.5), "g"], None),
                       ("0.5", None), (np.zeros((0, 3)), None), (["0.5", "r"], 0.25), (["none", "b"], 0.5)):
    print(to_rgba_array(colours, alpha).tolist())
for colours in ("rgb", ["r", "zz"], "zz", np.array([[2, 0, 0]]), None, 3, [1, 2]):
    try:
        print(to_rgba_array(colours))
    except Exception as error:
        print(type(error).__name__, error)
