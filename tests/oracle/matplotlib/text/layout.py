import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots(figsize=(4, 3), dpi=100)
ax.set(xlim=(0, 10), ylim=(0, 10))


def box(**kwargs):
    return np.round(ax.text(5, 5, "Wide gap\nlow", **kwargs).get_window_extent().extents / 4).tolist()


for ha in ("left", "center", "right"):
    print(ha, box(ha=ha))
for va in ("top", "bottom", "center", "baseline", "center_baseline"):
    print(va, box(va=va))
for rotation in (30, 90, 200):
    print(rotation, box(rotation=rotation), box(rotation=rotation, rotation_mode="anchor", ha="right", va="center"))
print(box(linespacing=3), box(size=20), box(ma="right"))
empty = ax.text(1, 1, "")
print(np.round(empty.get_window_extent().extents, 2).tolist(), ax.text(1, 1, "x", visible=False).get_window_extent())
