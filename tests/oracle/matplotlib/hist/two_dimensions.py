import matplotlib.pyplot as plt
import numpy as np

rng = np.random.default_rng(1)
x, y = rng.normal(size=200), rng.normal(size=200)
fig, ax = plt.subplots()
counts, x_edges, y_edges, mesh = ax.hist2d(x, y, bins=(4, 3), cmap="Blues")
print(counts.tolist(), np.round(x_edges, 4).tolist(), np.round(y_edges, 4).tolist())
print(type(mesh).__name__, mesh.get_array().tolist(), mesh.get_cmap().name, mesh.get_clim())
print(np.round([*ax.get_xlim(), *ax.get_ylim()], 4).tolist())
counts, *_ = ax.hist2d(x, y, bins=3, range=[[-1, 1], [-1, 1]], cmin=5, density=False)
print(np.isnan(counts).sum(), np.nansum(counts))
counts, *_ = ax.hist2d(x, y, bins=[[-3, 0, 3], [-3, 0, 3]], density=True)
print(np.round(counts, 4).tolist())
