import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

fig, ax = plt.subplots()
counts, edges, patches = ax.hist(pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-02", "2024-01-05"]), bins=4)
print(counts.tolist(), edges.tolist(), type(ax.xaxis.get_major_locator()).__name__)
fig, ax = plt.subplots()
counts, edges, patches = ax.hist(["x", "y", "x", "z"], bins=3)
print(counts.tolist(), np.round(edges, 4).tolist(), [label.get_text() for label in ax.get_xticklabels()])
counts, edges, patches = ax.hist(pd.Series([1, 2, None], dtype="Float64").dropna(), bins=2)
print(counts.tolist())
counts, edges, patches = ax.hist([np.array([1, 2]), np.array([5.0])], bins=[0, 2, 6], histtype="bar", rwidth=0.5)
print(counts.tolist(), [[(round(float(p.get_x()), 3), round(float(p.get_width()), 3)) for p in group] for group in patches])
