# Colorbars with steps.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]



fig, ax = plt.subplots()
mesh = ax.pcolormesh(data)
bar = fig.colorbar(mesh, boundaries=[0, 2, 4, 11], drawedges=True)
fig.canvas.draw()
print(bar.get_ticks().tolist(), bar._boundaries.tolist(), bar._values.tolist(), bar.ax.get_ylim())
print(len(bar.dividers.get_segments()), np.round(bar.solids.get_array().ravel(), 3).tolist())
print(np.round(bar.ax.transData.transform([[0, 2], [0, 4]])[:, 1] - bar.ax.bbox.y0, 0).tolist())
bar = fig.colorbar(mesh, boundaries=[0, 2, 4, 11], spacing="proportional")
fig.canvas.draw()
print(np.round(bar._y, 4).tolist(), bar.ax.get_yscale())
bar = fig.colorbar(mesh, values=[1, 3, 7])
print(bar._boundaries.tolist(), bar.ax.get_ylim())
bar = fig.colorbar(mesh, boundaries=[-5, 0, 5, 10, 15], extend="both")
print(bar._boundaries.tolist(), bar.vmin, bar.vmax, bar._values.tolist())
