# Colorbars of contours.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]



fig, ax = plt.subplots()
x = np.linspace(0, 1, 8)
z = np.add.outer(x, x)
filled = ax.contourf(x, x, z, levels=[0, 0.5, 1, 1.5, 2])
bar = fig.colorbar(filled)
fig.canvas.draw()
print(bar.get_ticks().tolist(), np.round(bar._values, 3).tolist(), bar.ax.get_ylim())
lines = ax.contour(x, x, z, levels=[0.5, 1, 1.5])
bar = fig.colorbar(lines)
fig.canvas.draw()
print(bar.get_ticks().tolist(), len(bar.lines), bar.solids)
ends = ax.contourf(x, x, z, levels=[0.5, 1, 1.5], extend="both")
bar = fig.colorbar(ends)
fig.canvas.draw()
print(bar.extend, bar.get_ticks().tolist(), len(bar._extend_patches))
