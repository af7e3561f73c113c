import numpy as np
import matplotlib.pyplot as plt

r = np.arange(0, 2, 0.01)
fig, ax = plt.subplots(subplot_kw={"projection": "polar"})
ax.plot(2 * np.pi * r, r)
ax.set_rmax(2)
ax.set_rticks([0.5, 1, 1.5, 2])
ax.set_rlabel_position(-22.5)
ax.set_title("A line on a polar axis", va="bottom")

plt.savefig("reports/polar.png")
