import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(5)
x = rng.normal(size=5000)
y = x * 0.6 + rng.normal(size=5000)
counts, xe, ye, image = plt.hist2d(x, y, bins=40, cmap="Blues")
plt.colorbar(image)
plt.xlabel("x")
plt.ylabel("y")

plt.savefig("reports/histogram_two_dimensions.png")
