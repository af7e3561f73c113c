# A column of categories as colours: the colour bar shows the categories.
import pandas as pd

df = pd.DataFrame({"x": [1, 2, 3], "y": [2, 4, 8], "kind": pd.Categorical(["u", "v", "u"])})
ax = df.plot.scatter(x="x", y="y", c="kind", cmap="viridis")
points = ax.collections[0]
print(points.get_array().tolist(), [round(v, 3) for v in points.get_clim()])
bar = ax.get_figure().axes[1]
print([t.get_text() for t in bar.get_yticklabels()], bar.get_ylabel())
