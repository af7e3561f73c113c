import numpy as np
import matplotlib.pyplot as plt

names = ["speed", "power", "range", "price", "looks"]
angles = np.linspace(0, 2 * np.pi, 5, endpoint=False).tolist()
values = [4, 3, 5, 2, 4]
fig, ax = plt.subplots(figsize=(6, 6), subplot_kw=dict(polar=True))
ax.plot(angles + angles[:1], values + values[:1], color="teal", linewidth=2)
ax.fill(angles + angles[:1], values + values[:1], color="teal", alpha=0.25)
ax.set_xticks(angles)
ax.set_xticklabels(names)
ax.set_ylim(0, 5)

plt.savefig("reports/radar.png")
