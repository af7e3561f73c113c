import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
x, y = np.meshgrid([0, 1, 2], [0, 1])
arrows = ax.quiver(x, y, np.ones((2, 3)), np.zeros((2, 3)), color="r")
print(type(arrows).__name__, arrows.U.tolist(), arrows.V.tolist(), arrows.get_offsets().tolist(), np.round(arrows.get_facecolor(), 3).tolist())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
arrows = ax.quiver([0, 1], [0, 1], [1, 2], [3, 4], [0.1, 0.9], cmap="jet", angles="xy", scale_units="xy", scale=1, width=0.01)
print(arrows.get_array().tolist(), arrows.scale, arrows.width, arrows.angles, arrows.pivot, arrows.N)
key = ax.quiverkey(arrows, 0.9, 0.9, 1, "1 m/s", labelpos="E")
print(type(key).__name__, key.text.get_text(), key.U)
arrows = ax.quiver(np.ones((2, 2)), np.ones((2, 2)))
print(arrows.X.tolist(), arrows.Y.tolist())
for call in (lambda: ax.quiver([1]), lambda: ax.quiver([1, 2], [1, 2, 3], [1, 2], [3, 4]), lambda: ax.quiver([1], [1], [1], [1], pivot="end")):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
