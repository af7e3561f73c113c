# The grid of a pairplot.
import numpy as np
import pandas as pd
import seaborn as sns

rng = np.random.default_rng(3)
frame = pd.DataFrame({"a": rng.normal(size=20), "b": rng.normal(size=20), "kind": ["x", "y"] * 10})
grid = sns.pairplot(frame, hue="kind")
print(type(grid).__name__, grid.axes.shape, len(grid.fig.axes))
print([[ax.get_xlabel(), ax.get_ylabel()] for ax in grid.axes.flat])
print([t.get_text() for t in grid.legend.get_texts()], grid.legend.get_title().get_text())
