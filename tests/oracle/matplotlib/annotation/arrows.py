import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
ax.set(xlim=(0, 10), ylim=(0, 10))
note = ax.annotate("hello", xy=(5, 5), xytext=(2, 8), arrowprops={"arrowstyle": "->", "color": "r"})
fig.canvas.draw()
print(note, np.round(note.get_window_extent().extents, 0).tolist(), note.arrow_patch.get_edgecolor(), type(note.arrow_patch).__name__)
print(np.round(note.arrow_patch.get_path().vertices[-3:], 0).tolist(), note.xycoords, note.anncoords, note.get_annotation_clip())
plain = ax.annotate("hello", xy=(5, 5), xytext=(2, 8), arrowprops={"facecolor": "black", "shrink": 0.05})
fig.canvas.draw()
print(len(plain.arrow_patch.get_path()), np.round(plain.get_window_extent().extents, 0).tolist())
outside = ax.annotate("far", xy=(30, 3))
print(outside.get_window_extent(), ax.annotate("no arrow", (1, 1)).arrow_patch)
print([type(artist).__name__ for artist in ax.texts], len(ax.texts))
