# The matrix from space to the picture.
import matplotlib.pyplot as plt
import numpy as np


def rounded(matrix, digits):
    return (np.round(matrix, digits) + 0.0).tolist()


ax = plt.axes(projection="3d")
print(rounded(ax.get_proj(), 5))
ax.set_xlim(-1, 3)
ax.set_ylim3d(0, 10)
ax.set_zlim(5, -5)
for kwds in ({"elev": 20, "azim": 45}, {"elev": 90, "azim": -90}, {"azim": 200, "roll": 30}, {"elev": -30}, {"elev": 30, "azim": 10, "vertical_axis": "y"}):
    ax.view_init(**kwds)
    print(kwds, ax.elev, ax.azim, ax.roll, rounded(ax.get_proj(), 4))
ax.view_init()
ax.set_proj_type("ortho")
print(rounded(ax.get_proj(), 4))
ax.set_proj_type("persp", focal_length=0.5)
print(rounded(ax.get_proj(), 4))
ax.set_box_aspect((1, 1, 1))
print(np.round(ax.get_box_aspect(), 5).tolist())
ax.set_box_aspect(None, zoom=0.8)
print(np.round(ax.get_box_aspect(), 5).tolist())
ax.set_aspect("equal")
print(np.round(ax.get_box_aspect(), 5).tolist())
