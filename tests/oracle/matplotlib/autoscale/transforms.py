"""Artists in other coordinates do not change the limits of data."""
import numpy as np
import matplotlib.pyplot as plt
from matplotlib.patches import Circle, Rectangle

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 1])
ax.plot([5, 6], [5, 6], transform=ax.transAxes)
ax.add_patch(Rectangle((3, 3), 9, 9, transform=ax.transAxes))
ax.autoscale_view()
print(np.round(ax.axis(), 6).tolist())
ax.axhline(7)
ax.axvline(-2)
print(np.round(ax.axis(), 6).tolist())
ax.axhspan(8, 9)
print(np.round(ax.axis(), 6).tolist())
ax.add_patch(Circle((20, 20), 5))
print(np.round(ax.axis(), 6).tolist())
ax.autoscale_view()
print(np.round(ax.axis(), 6).tolist(), np.round(ax.dataLim.get_points(), 6).tolist())
ax.text(100, 100, "far away")
print(np.round(ax.axis(), 6).tolist())
