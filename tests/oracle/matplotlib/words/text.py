import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
text = ax.text(1, 2, "hello", fontsize=14, color="r", ha="center", va="top", rotation=30, weight="bold", style="italic", bbox={"facecolor": "y", "alpha": 0.5})
print(text, text.get_position(), text.get_fontsize(), text.get_color(), text.get_ha(), text.get_va(), text.get_rotation(), text.get_weight(), text.get_style())
print(type(text.get_bbox_patch()).__name__, np.round(text.get_bbox_patch().get_facecolor(), 3).tolist(), text.get_zorder(), text.get_clip_on())
text = ax.text(0.5, 0.5, 3.25, fontdict={"size": 8, "family": "serif"}, transform=ax.transAxes)
print(text.get_text(), text.get_fontsize(), text.get_family(), text.get_transform() == ax.transAxes)
text.set_text("changed")
text.set_position((3, 4))
print(text.get_text(), text.get_unitless_position(), len(ax.texts), ax.texts[0].get_text())
ax.texts[0].remove()
print(len(ax.texts), ax.get_xlim())
