# Hexagons.
import numpy as np
import pandas as pd

rng = np.random.default_rng(0)
df = pd.DataFrame({"x": rng.normal(size=200), "y": rng.normal(size=200), "v": np.arange(200.0)})
ax = df.plot.hexbin(x="x", y="y", gridsize=8)
cells = ax.collections[0]
print(ax.get_xlabel(), ax.get_ylabel(), cells.get_cmap().name, cells.get_array().sum(), len(ax.get_figure().axes))
ax = df.plot.hexbin(x="x", y="y", C="v", reduce_C_function=np.max, gridsize=4, cmap="viridis", colorbar=False)
print(ax.collections[0].get_cmap().name, ax.collections[0].get_array().max(), len(ax.get_figure().axes))
