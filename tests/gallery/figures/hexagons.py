import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(8)
x = rng.normal(size=4000)
plt.hexbin(x, x + rng.normal(size=4000), gridsize=25, cmap="inferno")
plt.colorbar(label="count")

plt.savefig("reports/hexagons.png")
