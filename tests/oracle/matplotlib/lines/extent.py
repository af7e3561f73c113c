import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots(figsize=(4, 3), dpi=100)
line, = ax.plot([0, 1], [0, 2], "o-", ms=10)
ax.set(xlim=(0, 1), ylim=(0, 2))
print(np.round(line.get_window_extent().extents, 3).tolist())
bare, = ax.plot([0.25, 0.5], [1, 1])
print(np.round(bare.get_window_extent().extents, 3).tolist(), bare.get_clip_box() is not None, bare.get_clip_on())
copy = plt.Line2D([0], [0])
copy.update_from(line)
print(copy.get_marker(), copy.get_markersize(), copy.get_color() == line.get_color())
