# A figure with a title over all.
import numpy as np
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2, figsize=(10, 8))
data = np.arange(12).reshape(4, 3)
for ax, row in zip(axs.flat, data):
    ax.plot(row, marker="s")
    ax.set_title(f"sum {row.sum()}")
fig.suptitle("All of them")
plt.tight_layout()
print(fig._suptitle.get_text(), fig.get_suptitle(), len(fig.axes), axs.shape, [ax.get_title() for ax in fig.axes])
print([round(v) for v in fig.axes[0].get_position().bounds], fig)
