import matplotlib.pyplot as plt
import numpy as np

def limits(ax):
    return [round(float(v), 6) for v in (*ax.get_xlim(), *ax.get_ylim())]

fig, axes = plt.subplots(2, 3)
axes[0, 0].plot([0, 10], [-5, 5])
axes[0, 1].plot([2, 2], [3, 3])
axes[0, 2].plot([], [])
axes[1, 0].plot([0, 1], [1, np.nan])
axes[1, 1].plot([1, 100], [1, 1000])
axes[1, 1].set_yscale("log")
axes[1, 2].plot([0, 1], [0, 1])
axes[1, 2].margins(0)
for ax in axes.flat:
    print(limits(ax))
ax.set_xlim(0, 5)
ax.plot([0, 50], [0, 50])
print(limits(ax))
ax.plot([0, 1], [0, 500], scaley=False)
print(limits(ax))
