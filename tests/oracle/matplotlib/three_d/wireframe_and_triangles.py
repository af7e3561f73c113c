# Wire frames and surfaces of triangles.
import matplotlib.pyplot as plt
import numpy as np

X, Y = np.meshgrid(np.arange(4.0), np.arange(3.0))
Z = X + Y**2
ax = plt.figure().add_subplot(projection="3d")
net = ax.plot_wireframe(X, Y, Z, color="k", linewidth=0.5)
print(type(net).__name__, np.round(net.get_color(), 3).tolist(), net.get_linewidth().tolist(), np.round(ax.get_zlim(), 5).tolist())
net = ax.plot_wireframe(X, Y, Z, rstride=2, cstride=0)
ax.figure.canvas.draw()
print(len(net.get_segments()))
surface = ax.plot_trisurf([0, 1, 0, 2], [0, 0, 1, 2], [0, 1, 2, 3], cmap="viridis")
print(type(surface).__name__, np.sort(np.round(surface.get_array(), 4)).tolist())
surface = ax.plot_trisurf([0, 1, 0], [0, 0, 1], [0, 1, 2], color="red")
print(np.round(surface.get_facecolor(), 4).tolist())
try:
    ax.plot_wireframe(X, Y, Z, rstride=0, cstride=0)
except ValueError as error:
    print(error)
