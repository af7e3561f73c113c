import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 10])
inset = ax.inset_axes([0.6, 0.1, 0.3, 0.3], xlim=(2, 3), ylim=(2, 4))
mark = ax.indicate_inset_zoom(inset, edgecolor="black")
print(type(mark).__name__, type(mark.rectangle).__name__, mark.rectangle.get_bbox().bounds, len(mark.connectors), mark.rectangle.get_edgecolor(), mark.rectangle.get_alpha())
print([bool(line.get_visible()) for line in mark.connectors], len(ax.child_axes), inset.get_xlim())
mark = ax.indicate_inset([1, 1, 2, 2])
print(mark.rectangle.get_bbox().bounds, mark.connectors)
