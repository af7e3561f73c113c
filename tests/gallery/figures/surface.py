import numpy as np
import matplotlib.pyplot as plt

x, y = np.meshgrid(np.arange(-5, 5, 0.5), np.arange(-5, 5, 0.5))
fig = plt.figure(figsize=(7, 6))
ax = fig.add_subplot(projection="3d")
surface = ax.plot_surface(x, y, np.sin(np.hypot(x, y)), cmap="coolwarm")
fig.colorbar(surface, shrink=0.5)
ax.set_zlabel("z")

plt.savefig("reports/surface.png")
