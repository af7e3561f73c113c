import matplotlib.pyplot as plt
import numpy as np


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
arrows = ax.quiver([1, 2], [3, 4], [1, 2], [3, 4])
fig.canvas.draw()
print(arrows.U.tolist(), arrows.V.tolist(), arrows.X.tolist(), arrows.N, round(float(arrows.scale), 4), round(float(arrows.width), 5), arrows.pivot)
print(np.asarray(arrows.get_offsets()).tolist(), np.round(arrows.get_paths()[0].vertices, 3).tolist(), arrows.get_facecolor())
arrows = ax.quiver([1, 2], [3, 4], [1, 2], [3, 4], [0.1, 0.2], angles="xy", scale_units="xy", scale=1, pivot="mid")
fig.canvas.draw()
print(np.round(arrows.get_paths()[1].vertices, 3).tolist(), arrows.get_array())
arrows.set_UVC([5, 6], [7, 8])
print(arrows.U.tolist())
key = ax.quiverkey(arrows, 0.9, 0.9, 2, "two")
fig.canvas.draw()
print(type(key).__name__, key.text.get_text(), key.U)
for wrong in (lambda: ax.quiver([1, 2], [3, 4], [1, 2], [3, 4], pivot="foo"), lambda: ax.quiver([1]), lambda: arrows.set_UVC([1, 2, 3], [1, 2, 3])):
    print(tried(wrong))
