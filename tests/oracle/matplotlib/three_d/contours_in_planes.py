# Contours seen from a side: the grid they are traced on folds over itself.
import matplotlib.pyplot as plt
import numpy as np

X, Y = np.meshgrid(np.linspace(-2, 2, 9), np.linspace(-1, 1, 7))
Z = X * np.exp(-(X**2) - Y**2)
for zdir, offset in (("z", -1), ("x", -2), ("y", 1), ("x", None)):
    ax = plt.figure().add_subplot(projection="3d")
    lines = ax.contour(X, Y, Z, zdir=zdir, offset=offset)
    bands = ax.contourf(X, Y, Z, zdir=zdir, offset=offset)
    print(zdir, len(lines.levels), len(bands.levels), np.round(lines.levels[:3], 4).tolist())
    print([(np.round(limit(), 4) + 0.0).tolist() for limit in (ax.get_xlim, ax.get_ylim, ax.get_zlim)])
    ax.figure.canvas.draw()
    print([len(path.vertices) for path in bands.get_paths()])
