# Two scales in one picture.
import numpy as np
import matplotlib.pyplot as plt

fig, ax1 = plt.subplots()
ax2 = ax1.twinx()
ax1.plot([1, 2, 3], "g-")
ax2.plot([10, 5, 30], "b--")
ax1.set_ylabel("first", color="g")
ax2.set_ylabel("second", color="b")
print(ax2.yaxis.get_label_position(), ax2.get_ylabel(), ax1.yaxis.label.get_color(), len(fig.axes))
print(ax1.get_ylim(), ax2.get_ylim(), ax1.get_shared_x_axes().joined(ax1, ax2), ax2.lines[0].get_linestyle())
