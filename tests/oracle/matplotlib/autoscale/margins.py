"""Margins around the data."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 10], [5, 7])
print(ax.margins(), np.round(ax.axis(), 6).tolist())
ax.margins(0.2)
print(ax.margins(), np.round(ax.axis(), 6).tolist())
ax.margins(x=0, y=0.5)
print(ax.margins(), np.round(ax.axis(), 6).tolist())
ax.margins(0.1, 0.3)
print(ax.get_xmargin(), ax.get_ymargin(), np.round(ax.axis(), 6).tolist())
ax.margins(-0.2)
print(np.round(ax.axis(), 6).tolist())
ax.set_xmargin(1)
print(np.round(ax.axis(), 6).tolist())
