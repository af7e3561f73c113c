# A polar plot with named spokes.
import numpy as np
import matplotlib.pyplot as plt

values = [4, 3, 2, 5]
angles = np.linspace(0, 2 * np.pi, 4, endpoint=False).tolist()
fig, ax = plt.subplots(subplot_kw={"polar": True})
ax.plot(angles + angles[:1], values + values[:1])
ax.fill(angles, values, alpha=0.3)
ax.set_xticks(angles)
ax.set_xticklabels(["N", "W", "S", "E"])
ax.set_rlabel_position(0)
print(type(ax).__name__, ax.name, [t.get_text() for t in ax.get_xticklabels()], ax.get_rmax())
print(np.round(ax.lines[0].get_xdata(), 4).tolist(), ax.lines[0].get_ydata(), len(ax.patches))
