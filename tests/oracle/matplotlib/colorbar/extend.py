# Pointed ends.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]



for extend in ("neither", "both", "min", "max"):
    fig, ax = plt.subplots()
    bar = fig.colorbar(ax.pcolormesh(data, vmin=2, vmax=8), extend=extend)
    fig.draw_without_rendering()
    print(extend, box(bar.ax), len(bar._extend_patches), np.round(bar.outline.get_path().vertices, 3).tolist())
    print(bar.ax.get_ylim(), [tuple(round(v, 3) for v in patch.get_facecolor()) for patch in bar._extend_patches])
fig, ax = plt.subplots()
bar = fig.colorbar(ax.pcolormesh(data), extend="both", extendfrac=0.2, extendrect=True, orientation="horizontal")
print(np.round(bar.outline.get_path().vertices, 3).tolist())
cmap = plt.get_cmap("viridis").with_extremes(over="red", under="blue")
bar = fig.colorbar(ax.pcolormesh(data, cmap=cmap, vmin=1, vmax=5), extend="both")
print([patch.get_facecolor() for patch in bar._extend_patches])
try:
    fig.colorbar(ax.pcolormesh(data), extend="up")
except Exception as error:
    print(type(error).__name__)
