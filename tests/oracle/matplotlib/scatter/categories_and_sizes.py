import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

frame = pd.DataFrame({"g": pd.Categorical(["x", "y", "x"]), "v": [1, 2, 3], "w": [10.0, np.nan, 30.0]})
fig, ax = plt.subplots()
points = ax.scatter(frame["g"], frame["v"], s=frame["v"] * 10, c=frame["w"])
print(points.get_sizes().tolist(), points.get_clim(), [label.get_text() for label in ax.get_xticklabels()])
points = ax.scatter(frame["v"], frame["v"], c=frame["g"].cat.codes, cmap="tab10")
print(points.get_array().tolist(), points.get_cmap().name)
colours = frame["g"].map({"x": "red", "y": "blue"})
points = ax.scatter(frame["v"], frame["v"], c=colours)
print(points.get_facecolor().tolist())
for group, part in frame.groupby("g", observed=True):
    ax.scatter(part["v"], part["v"], label=group)
print(ax.get_legend_handles_labels()[1], len(ax.collections))
points = ax.scatter(1, 2, c=[[0.1, 0.2, 0.3]], s=4, linewidths=[1.5])
print(np.round(points.get_facecolor(), 3).tolist(), points.get_linewidths())
