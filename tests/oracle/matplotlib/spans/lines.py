import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 5])
line = ax.axhline(7, color="r", ls="--", label="limit")
print(line.get_xydata().tolist(), line.get_color(), line.get_linestyle(), line.get_label())
line = ax.axvline(3, 0.25, 0.75, lw=2)
print(line.get_xydata().tolist(), line.get_color())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
line = ax.axhline()
print(line.get_ydata(), line.get_label())
line = ax.axline((0, 0), (2, 2), color="g")
print(type(line).__name__, line.get_xy1(), line.get_xy2(), line.get_slope(), line.get_label())
line = ax.axline((1, 1), slope=0.5)
print(line.get_slope(), line.get_xy2())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())], len(ax.lines))
