import numpy as np
import matplotlib.pyplot as plt

x, y = np.meshgrid(np.linspace(-3, 3, 100), np.linspace(-3, 3, 100))
fig, ax = plt.subplots()
image = ax.imshow(np.exp(-x**2 - y**2) * np.cos(3 * x), extent=[-3, 3, -3, 3], origin="lower", cmap="RdBu")
fig.colorbar(image, ax=ax, shrink=0.8)
ax.set_title("An image")

plt.savefig("reports/image.png")
