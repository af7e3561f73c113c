import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot(np.cumsum(np.random.default_rng(10).normal(size=100)))
ax.axvspan(20, 40, color="orange", alpha=0.3)
ax.axhspan(-2, 2, color="green", alpha=0.1)
ax.axhline(0, ls="--", color="k")
ax.hlines([5, -5], 0, 99, colors="red", linestyles="dotted")
ax.vlines(60, -3, 3, colors="blue")

plt.savefig("reports/spans.png")
