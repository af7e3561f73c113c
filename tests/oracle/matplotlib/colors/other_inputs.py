# Colours from Series, arrays and odd tuples.
import matplotlib.colors as mcolors
import numpy as np
import pandas as pd

for colours in (pd.Series(["r", "g"]), pd.Series([0.1, 0.2, 0.3]), np.array(["r", "g"]), [(1, 0, 0), "b", (0, 0, 0, 0.5)], np.array([1, 0, 0]), [[0.5, 0.2, 0.1, 1]],
                ((1, 0, 0), (0, 1, 0)), ("r", "g"), ("r",)):
    print(mcolors.to_rgba_array(colours).tolist())
for colour in ("#FFAA00", "TAB:BLUE", "lightBlue", ("C1", 0.3), (True, False, True), (0.1, 0.2, np.float64(0.3)), "light blue", " red", "transparent", (0, 0, 255),
               "rgb(1,2,3)", (None, None, None), ("r", 0.5, 0.5), ["r", 0.3]):
    try:
        print(mcolors.to_rgba(colour))
    except Exception as error:
        print(type(error).__name__, error)
