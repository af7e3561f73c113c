"""Limits computed again after data changed or went."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
line, = ax.plot([0, 1], [0, 1])
other, = ax.plot([0, 10], [0, 50])
print(np.round(ax.axis(), 6).tolist())
other.remove()
print(np.round(ax.axis(), 6).tolist(), len(ax.lines))
ax.relim()
ax.autoscale_view()
print(np.round(ax.axis(), 6).tolist())
line.set_data([5, 6], [7, 9])
ax.relim()
ax.autoscale_view()
print(np.round(ax.axis(), 6).tolist())
hidden, = ax.plot([0, 100], [0, 100], visible=False)
ax.relim(visible_only=True)
ax.autoscale_view(scaley=False)
print(np.round(ax.axis(), 6).tolist())
