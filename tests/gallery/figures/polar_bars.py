import numpy as np
import matplotlib.pyplot as plt

theta = np.linspace(0, 2 * np.pi, 12, endpoint=False)
heights = np.random.default_rng(11).random(12) * 10
ax = plt.subplot(projection="polar")
ax.bar(theta, heights, width=0.4, color=plt.cm.viridis(heights / 10), alpha=0.7)

plt.savefig("reports/polar_bars.png")
