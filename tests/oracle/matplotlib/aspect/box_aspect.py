"""The shape of the box, whatever the limits."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 100], [0, 1])
ax.set_box_aspect(1)
fig.canvas.draw()
print(ax.get_box_aspect(), ax.get_adjustable(), np.round(ax.get_position().bounds, 6).tolist(), np.round(ax.axis(), 6).tolist())
ax.set_box_aspect(0.25)
print(np.round(ax.get_position().bounds, 6).tolist())
ax.set_box_aspect(None)
print(ax.get_box_aspect(), np.round(ax.get_position().bounds, 6).tolist())
