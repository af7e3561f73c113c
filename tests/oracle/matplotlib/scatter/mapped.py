import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
points = ax.scatter([1, 2, 3, 4], [4, 3, 2, 1], c=[0.0, 10.0, 20.0, 40.0], cmap="plasma")
print(points.get_cmap().name, points.get_clim(), points.get_array().tolist())
fig.canvas.draw()
print(np.round(points.get_facecolor(), 4).tolist())
points = ax.scatter([1, 2, 3], [1, 2, 3], c=[1, 2, 3], vmin=0, vmax=10, s=[10, 20, 30])
fig.canvas.draw()
print(points.get_clim(), points.get_sizes().tolist(), np.round(points.get_facecolor(), 4).tolist())
points = ax.scatter([1, 2, 3], [1, 2, 3], c=[1, 10, 100], norm="log")
print(type(points.norm).__name__, points.get_clim())
points = ax.scatter(np.arange(4).reshape(2, 2), np.arange(4).reshape(2, 2), c=np.arange(4).reshape(2, 2))
print(points.get_offsets().tolist(), points.get_array().tolist())
print(ax.collections[0] is not points, plt.gci() is not None)
