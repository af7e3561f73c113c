# What is not a colour.
import numpy as np
from matplotlib.colors import is_color_like, to_rgba

for colour in ("zz", "#12", "1.5", "-0.1", None, 3, (1, 2, 3), (1, 0), ("r", 2), "C", "c0", "b ", "xkcd:nope", True, [], "", (1, 0, 0, 2), np.float64(0.5), ("a", 1),
               "nan", 0.5, ["0.5", "0.5", "0.5"], "#gggggg", "R"):
    try:
        print(repr(colour), to_rgba(colour), is_color_like(colour))
    except Exception as error:
        print(repr(colour), type(error).__name__, error, is_color_like(colour))
try:
    to_rgba("r", 2)
except ValueError as error:
    print(error)
