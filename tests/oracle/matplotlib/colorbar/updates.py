# A colorbar follows its image, and can be removed.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]



fig, ax = plt.subplots()
image = ax.imshow(data)
bar = fig.colorbar(image)
print(bar.ax.get_ylim(), image.colorbar is bar)
image.set_clim(0, 100)
print(bar.ax.get_ylim(), bar.vmax)
image.set_cmap("hot")
print(bar.cmap.name)
image.set_norm(plt.Normalize(5, 6))
print(bar.ax.get_ylim())
before = box(ax)
bar.remove()
fig.draw_without_rendering()
print(len(fig.axes), image.colorbar, box(ax), before != box(ax))
bar = fig.colorbar(image, alpha=0.5)
print(bar.alpha, bar.outline.get_visible())
bar.outline.set_visible(False)
bar.ax.set_title("top")
bar.ax.tick_params(labelsize=7)
print(bar.outline.get_visible(), bar.ax.get_title(), bar.ax.get_yticklabels()[0].get_fontsize())
bar.ax.invert_yaxis()
print(bar.ax.get_ylim())
