import numpy as np
import matplotlib.pyplot as plt

x, y = np.meshgrid(np.linspace(0, 4, 41), np.linspace(0, 3, 31))
z = np.sin(x) * np.cos(y)
fig, ax = plt.subplots()
mesh = ax.pcolormesh(x, y, z[:-1, :-1], cmap="plasma")
fig.colorbar(mesh, ax=ax, label="height")

plt.savefig("reports/mesh.png")
