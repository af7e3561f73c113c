import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
polygons = ax.fill([0, 1, 1], [0, 0, 1], "r", [2, 3, 3, 2], [0, 0, 1, 1], alpha=0.5)
for polygon in polygons:
    print(type(polygon).__name__, polygon.get_xy().tolist(), polygon.get_facecolor(), polygon.get_edgecolor(), polygon.get_label(), polygon.get_fill())
(polygon,) = ax.fill([0, 1, 1], [0, 0, 1], facecolor="none", edgecolor="purple", linewidth=3)
print(polygon.get_facecolor(), polygon.get_edgecolor(), polygon.get_linewidth())
(polygon,) = ax.fill("x", "y", data={"x": [0, 5, 5], "y": [0, 0, 5]})
print(np.round(polygon.get_facecolor(), 3).tolist(), [round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
