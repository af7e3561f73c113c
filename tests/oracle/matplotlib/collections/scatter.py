import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
dots = ax.scatter([1, 2, 3], [4, 5, 6], c=[1, 2, 3], s=[10, 20, 30], label="x")
print(np.asarray(dots.get_offsets()).tolist(), dots.get_sizes(), dots.get_array(), dots.get_clim(), dots.get_cmap().name, dots.get_label())
fig.canvas.draw()
print(dots.get_facecolors().round(3).tolist(), dots.get_edgecolors().round(3).tolist(), dots.get_linewidths(), dots.get_zorder())
print(dots.get_datalim(ax.transData), len(dots.get_paths()), dots.get_transforms().round(3)[:, 0, 0].tolist())
dots.set_clim(0, 10)
dots.set_cmap("magma")
dots.set_sizes([5.0])
fig.canvas.draw()
print(dots.get_facecolor().round(3).tolist(), dots.get_clim(), dots.norm.vmax)
dots.set_offsets([[0, 0], [9, 9]])
dots.set_array(None)
dots.set_facecolor("red")
dots.set_alpha(0.3)
print(np.asarray(dots.get_offsets()).tolist(), dots.get_facecolor(), dots.get_alpha())
