import numpy as np
import matplotlib.pyplot as plt

x, y = np.meshgrid(np.arange(-2, 2.1, 0.4), np.arange(-2, 2.1, 0.4))
fig, ax = plt.subplots()
arrows = ax.quiver(x, y, -y, x, np.hypot(x, y))
ax.quiverkey(arrows, 0.9, 1.05, 2, "2 m/s", labelpos="E")
ax.set_aspect("equal")

plt.savefig("reports/quiver.png")
