# Colour maps in bars, pies and scatters; a norm.
import matplotlib.colors as mcolors
import numpy as np
import pandas as pd

df = pd.DataFrame({"x": [1, 2, 3], "y": [2, 4, 8], "z": [1.0, 10.0, 100.0]})
ax = df.plot.scatter(x="x", y="y", c="z", norm=mcolors.LogNorm(), cmap="plasma")
print(type(ax.collections[0].norm).__name__, [round(float(v), 4) for v in ax.collections[0].get_clim()])
ax = df.plot.scatter(x="x", y="y", c="z", vmin=0, vmax=50)
print([float(v) for v in ax.collections[0].get_clim()])
ax = df.plot.bar(colormap="viridis")
print([np.round(container[0].get_facecolor(), 4).tolist() for container in ax.containers])
ax = df["y"].plot.bar(colormap="viridis", ax=df.plot().figure.add_subplot())
print([np.round(patch.get_facecolor(), 4).tolist() for patch in ax.patches])
ax = df.plot.pie(y="y", colormap="Set2")
print([np.round(patch.get_facecolor(), 4).tolist() for patch in ax.patches])
ax = df.plot.hist(bins=2, color={"x": "r", "y": "g", "z": "b"})
print([patch.get_facecolor() for patch in ax.patches])
