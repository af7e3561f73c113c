import numpy as np
import matplotlib.pyplot as plt

x, y = np.meshgrid(np.linspace(-3, 3, 80), np.linspace(-2, 2, 60))
z = np.exp(-x**2 - y**2) - np.exp(-(x - 1) ** 2 - (y - 1) ** 2)
fig, (left, right) = plt.subplots(1, 2, figsize=(10, 4))
lines = left.contour(x, y, z, levels=8)
left.clabel(lines, fontsize=8)
filled = right.contourf(x, y, z, levels=12, cmap="coolwarm")
fig.colorbar(filled, ax=right)

plt.savefig("reports/contours.png")
