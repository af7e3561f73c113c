# Radii: limits, origin, ticks and grids.
import matplotlib.pyplot as plt
import numpy as np

ax = plt.subplot(111, polar=True)
print(ax.get_ylim(), [round(float(v), 4) for v in ax.get_yticks()])
ax.set_rlim(1, 5)
print(ax.get_rmin(), ax.get_rmax(), [round(float(v), 4) for v in ax.get_yticks()], ax.get_rorigin())
ax.set_rorigin(-2)
print(ax.get_rorigin(), np.round(ax.transData.transform([[0, 1], [0, 5]]), 3).tolist())
ax.set_rmin(0)
ax.set_rmax(4)
print(ax.get_ylim())
ax.set_rlim(rmin=2, rmax=3)
print(ax.get_ylim())
ax.set_rticks([2, 2.5])
print(ax.get_yticks().tolist())
lines, labels = ax.set_rgrids([2.2, 2.8], ["low", "high"], angle=45)
print(len(lines), [t.get_text() for t in labels], ax.get_rlabel_position())
lines, labels = ax.set_thetagrids([0, 90, 180], ["e", "n", "w"])
print([t.get_text() for t in labels], np.round(ax.get_xticks(), 4).tolist())
ax.set_thetagrids(range(0, 360, 60))
print([t.get_text() for t in ax.get_xticklabels()])
ax.set_rscale("log")
print(ax.get_yscale())
try:
    ax.set_xscale("log")
except NotImplementedError as error:
    print(error)
