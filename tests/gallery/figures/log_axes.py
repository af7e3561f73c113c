import numpy as np
import matplotlib.pyplot as plt

x = np.logspace(0, 4, 50)
fig, axes = plt.subplots(1, 3, figsize=(12, 4))
axes[0].semilogx(x, np.log(x))
axes[1].semilogy(x, x**2)
axes[2].loglog(x, x**1.5, "o")
for ax, name in zip(axes, ["semilogx", "semilogy", "loglog"]):
    ax.set_title(name)
    ax.grid(True, which="both", alpha=0.3)
fig.tight_layout()

plt.savefig("reports/log_axes.png")
