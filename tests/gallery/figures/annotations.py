import numpy as np
import matplotlib.pyplot as plt

x = np.linspace(0, 5, 100)
fig, ax = plt.subplots()
ax.plot(x, np.cos(2 * np.pi * x) * np.exp(-x))
ax.annotate("first trough", xy=(0.5, -0.6), xytext=(1.5, -0.75), arrowprops=dict(facecolor="black", shrink=0.05))
ax.annotate("peak", xy=(1, 0.37), xytext=(2, 0.7), arrowprops=dict(arrowstyle="->", connectionstyle="arc3,rad=.2"))
ax.text(3, 0.5, "in a box", bbox=dict(boxstyle="round", facecolor="wheat", alpha=0.5))
ax.set_ylim(-0.9, 1.1)
ax.text(0.95, 0.05, "corner", transform=ax.transAxes, ha="right", style="italic")

plt.savefig("reports/annotations.png")
