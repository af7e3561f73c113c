"""Autoscaling switched off by limits, and on again."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 1])
ax.set_xlim(0, 5)
ax.plot([0, 10], [0, 10])
print(np.round(ax.axis(), 6).tolist(), ax.get_autoscalex_on(), ax.get_autoscaley_on())
ax.autoscale()
print(np.round(ax.axis(), 6).tolist(), ax.get_autoscale_on())
ax.autoscale(False)
ax.plot([0, 100], [0, 100])
print(np.round(ax.axis(), 6).tolist())
ax.autoscale(True, axis="y")
print(np.round(ax.axis(), 6).tolist())
ax.autoscale(enable=True, axis="both", tight=True)
print(np.round(ax.axis(), 6).tolist(), ax.margins())
ax.set_xlim(0, 3, auto=True)
print(ax.get_autoscalex_on(), ax.get_xlim())
