import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
lines = ax.hlines([1, 2, 3], 0, [4, 5, 6], colors=["r", "g", "b"], linestyles="dashed", label="rows", lw=2)
print(type(lines).__name__, [segment.tolist() for segment in lines.get_segments()], lines.get_label(), lines.get_linewidth())
print(np.round(lines.get_color(), 3).tolist(), lines.get_linestyle())
lines = ax.vlines(2, -1, 10)
print([segment.tolist() for segment in lines.get_segments()], np.round(lines.get_color(), 3).tolist(), lines.get_label())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())], len(ax.collections))
lines = ax.vlines([0, 50], 0, 1, transform=ax.get_xaxis_transform())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
try:
    ax.hlines(1, [0, 1], [1, 2])
except ValueError as error:
    print(error)
