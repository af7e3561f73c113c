import numpy as np
import matplotlib.pyplot as plt

fig, axes = plt.subplots(2, 2, figsize=(8, 6), layout="constrained")
for ax in axes.flat:
    mesh = ax.pcolormesh(np.arange(100).reshape(10, 10))
    ax.set_xlabel("x label")
    ax.set_ylabel("y label")
fig.colorbar(mesh, ax=axes, shrink=0.6)
fig.suptitle("Constrained")

plt.savefig("reports/subplots_constrained.png")
