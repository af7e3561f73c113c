# The functions of pandas.plotting.
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from pandas.plotting import andrews_curves, autocorrelation_plot, lag_plot, parallel_coordinates, radviz

df = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": [4.0, 3.0, 5.0], "c": [0.0, 1.0, 0.5], "kind": ["u", "v", "u"]})
ax = parallel_coordinates(df, "kind", color=["r", "b"])
print([t.get_text() for t in ax.get_xticklabels()], [t.get_text() for t in ax.get_legend().get_texts()], ax.get_xlim())
print([(line.get_color(), line.get_label()[:6]) for line in ax.get_lines()], ax.get_lines()[0].get_xydata().tolist())
plt.figure()
ax = andrews_curves(df, "kind", samples=5, colormap="viridis")
print(np.round(ax.get_lines()[0].get_xydata(), 4).tolist(), [t.get_text() for t in ax.get_legend().get_texts()])
plt.figure()
ax = radviz(df, "kind")
print([np.round(c.get_offsets(), 4).tolist() for c in ax.collections], [t.get_text() for t in ax.texts], len(ax.patches))
plt.figure()
ax = lag_plot(pd.Series([1, 3, 2, 5]), lag=2)
print(ax.get_xlabel(), ax.get_ylabel(), ax.collections[0].get_offsets().tolist())
plt.figure()
ax = autocorrelation_plot(pd.Series([1.0, 2.0, 1.0, 3.0, 0.0]))
print(ax.get_xlabel(), ax.get_ylabel(), ax.get_xlim(), [np.round(line.get_ydata(), 4).tolist() for line in ax.get_lines()])
