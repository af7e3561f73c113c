"""The boxes of view and data."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
print(ax.dataLim.get_points().tolist(), ax.has_data())
ax.plot([1, 2, np.nan, 4], [-1, 0, 100, 5])
print(np.round(ax.dataLim.get_points(), 6).tolist(), np.round(ax.viewLim.get_points(), 6).tolist(), ax.has_data())
print(ax.dataLim.minposx, ax.dataLim.minposy)
ax.update_datalim([(0, 0), (10, 10)])
ax.autoscale_view()
print(np.round(ax.viewLim.get_points(), 6).tolist())
print(ax.viewLim.bounds)
