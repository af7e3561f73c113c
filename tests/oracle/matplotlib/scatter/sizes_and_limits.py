import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
points = ax.scatter([1, 2, 3], [10, 20, 30])
print(points.get_sizes().tolist(), points.get_linewidths(), points.get_zorder(), points.get_label())
print([round(float(v), 5) for v in (*ax.get_xlim(), *ax.get_ylim())])
points = ax.scatter([1, 2], [3, 4], s=100, label="big", zorder=5, alpha=0.3, linewidth=1.5)
print(points.get_sizes().tolist(), points.get_label(), points.get_zorder(), points.get_alpha(), points.get_linewidths())
points = ax.scatter([1, np.nan, 3], [3, 4, 5])
print(len(points.get_offsets()))
points = ax.scatter(5, 5)
print(points.get_offsets().tolist())
points = ax.scatter([1, 2], [3, 4], s=[4, 9], marker="^")
print(points.get_paths()[0].vertices.tolist())
handles, labels = points.legend_elements(prop="sizes", num=2) if hasattr(points, "legend_elements") else (None, None)
print(len(handles), labels)
