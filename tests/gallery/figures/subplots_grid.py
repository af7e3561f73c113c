import numpy as np
import matplotlib.pyplot as plt

x = np.linspace(0, 5, 50)
fig, axes = plt.subplots(2, 2, figsize=(9, 7), sharex=True)
for i, ax in enumerate(axes.flat):
    ax.plot(x, x**i, color=f"C{i}")
    ax.set_title(f"power {i}")
    ax.set_ylabel("value")
fig.suptitle("Powers", fontsize=16)
fig.tight_layout()

plt.savefig("reports/subplots_grid.png")
