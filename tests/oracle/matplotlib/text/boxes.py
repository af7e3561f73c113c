import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots(figsize=(4, 3), dpi=100)
ax.set(xlim=(0, 10), ylim=(0, 10))
for style in (None, "round", "square,pad=1", "larrow"):
    props = {"fc": "w", "ec": "r", "lw": 2, "alpha": 0.5}
    if style:
        props["boxstyle"] = style
    words = ax.text(5, 5, "boxed", bbox=props)
    fig.canvas.draw()
    patch = words.get_bbox_patch()
    print(style, np.round(patch.get_window_extent().extents / 4).tolist(), patch.get_facecolor(), patch.get_edgecolor(), round(patch.get_boxstyle().pad, 3))
words.set_bbox(None)
print(words.get_bbox_patch())
title = ax.set_title("Title", loc="left", pad=20, fontweight="bold", color="g")
print(title, title.get_ha(), title.get_va(), title.get_fontsize(), title.get_weight(), title.get_color())
