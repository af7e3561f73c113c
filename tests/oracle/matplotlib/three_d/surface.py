# Surfaces.
import matplotlib.pyplot as plt
import numpy as np

X, Y = np.meshgrid(np.arange(4.0), np.arange(3.0))
Z = X + Y**2
fig, ax = plt.subplots(subplot_kw={"projection": "3d"})
surface = ax.plot_surface(X, Y, Z, cmap="viridis")
print(type(surface).__name__, surface.get_array().tolist(), surface.get_clim(), surface.get_cmap().name)
print(np.round(ax.get_xlim(), 5).tolist(), np.round(ax.get_zlim(), 5).tolist())
bar = fig.colorbar(surface, shrink=0.5, aspect=5)
fig.canvas.draw()
print(len(surface.get_paths()), np.round(surface.get_facecolor()[[0, -1]], 4).tolist(), len(fig.axes))
print(np.round(surface.get_paths()[0].vertices, 5).tolist())
ax = plt.figure().add_subplot(projection="3d")
surface = ax.plot_surface(X, Y, Z, color="orange", alpha=0.7, edgecolor="k", linewidth=0.2)
ax.figure.canvas.draw()
print(np.round(surface.get_facecolor()[:3], 4).tolist(), surface.get_alpha(), surface.get_linewidth().tolist())
big = np.add.outer(np.arange(120.0), np.arange(80.0))
x, y = np.meshgrid(np.arange(80), np.arange(120))
surface = ax.plot_surface(x, y, big, rcount=10, ccount=8, cmap="plasma", vmin=0, vmax=50)
print(len(surface.get_array()), np.round(surface.get_array()[:3], 4).tolist(), surface.get_clim())
surface = ax.plot_surface(x, y, big, rstride=30, cstride=20)
ax.figure.canvas.draw()
print(len(surface.get_paths()))
for call in (lambda: ax.plot_surface(X, Y, Z[0]), lambda: ax.plot_surface(X, Y, Z, rstride=1, rcount=2)):
    try:
        call()
    except ValueError as error:
        print(error)
