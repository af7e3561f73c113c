import numpy as np
from matplotlib.patches import ConnectionStyle

for style in ("arc3", "arc3,rad=.3", "angle3", "angle", "angle,rad=5", "arc", "arc,armA=30,armB=20,rad=5,angleA=90", "bar", "bar,angle=180,fraction=-0.2"):
    for shrink in (0, 6):
        path = ConnectionStyle(style)((0, 0), (100, 50), shrinkA=shrink, shrinkB=shrink)
        print(style, np.round(path.vertices + 0.0, 2).tolist(), path.codes.tolist())
try:
    ConnectionStyle("foo")
except ValueError as error:
    print(error)
