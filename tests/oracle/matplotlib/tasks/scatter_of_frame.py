# Scatter by columns, with a colour bar.
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

frame = pd.DataFrame({"x": [1, 2, 3], "y": [4, 5, 6], "z": [0.1, 0.5, 0.9]})
ax = frame.plot.scatter(x="x", y="y", c="z", colormap="viridis", s=50)
points = ax.collections[0]
print(points.get_offsets().tolist(), points.get_sizes().tolist(), points.get_array().tolist(), points.get_cmap().name)
print(ax.get_xlabel(), ax.get_ylabel(), len(ax.figure.axes), ax.figure.axes[1].get_ylabel())
