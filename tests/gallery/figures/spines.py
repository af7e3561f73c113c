import numpy as np
import matplotlib.pyplot as plt

x = np.linspace(-np.pi, np.pi, 100)
fig, ax = plt.subplots()
ax.plot(x, np.sin(x))
ax.spines[["top", "right"]].set_visible(False)
ax.spines["left"].set_position("zero")
ax.spines["bottom"].set_position("zero")
ax.set_xticks([-np.pi, -np.pi / 2, np.pi / 2, np.pi], [r"$-\pi$", r"$-\pi/2$", r"$\pi/2$", r"$\pi$"])

plt.savefig("reports/spines.png")
