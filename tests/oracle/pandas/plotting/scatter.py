# Points: sizes and colours from columns, a colour bar for numbers.
import numpy as np
import pandas as pd

df = pd.DataFrame({"x": [1, 2, 3], "y": [2.0, 4.0, 8.0], "size": [10, 20, 30], "z": [0.1, 0.5, 0.9]})
ax = df.plot.scatter(x="x", y="y")
points = ax.collections[0]
print(ax.get_xlabel(), ax.get_ylabel(), points.get_offsets().tolist(), points.get_sizes().tolist(), ax.get_legend())
print(np.round(points.get_facecolor(), 4).tolist(), len(ax.get_figure().axes))
ax = df.plot.scatter("x", "y", s="size", c="z", colormap="viridis")
points = ax.collections[0]
print(points.get_sizes().tolist(), points.get_array().tolist(), points.get_cmap().name)
print(len(ax.get_figure().axes), repr(ax.get_figure().axes[1].get_ylabel()))
ax = df.plot.scatter(x="x", y="y", c="z")
print(ax.collections[0].get_cmap().name, len(ax.get_figure().axes))
ax = df.plot(kind="scatter", x="x", y="y", color="red", label="group", marker="x", s=50, alpha=0.5)
again = df.plot.scatter(x="x", y="size", color="DarkBlue", label="second", ax=ax)
print([t.get_text() for t in again.get_legend().get_texts()], again is ax, ax.get_ylabel())
ax = df.plot.scatter(x="x", y="y", c=["r", "g", "b"], xlabel="X", title="T")
print(ax.collections[0].get_facecolor().tolist(), ax.get_xlabel(), ax.get_title())
ax = df.plot.scatter(x=0, y=1, c="z", colorbar=False)
print(ax.get_xlabel(), len(ax.get_figure().axes))
for call in (lambda: df.plot(kind="scatter"), lambda: df["x"].plot(kind="scatter"), lambda: df.plot.scatter(x="x"),
             lambda: df.plot.scatter(x="x", y="y", c="z", color="r"), lambda: df.plot.scatter(x="x", y="q")):  # fmt: skip
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
