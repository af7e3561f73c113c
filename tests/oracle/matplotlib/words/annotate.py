import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
note = ax.annotate("peak", xy=(2, 1), xytext=(3, 1.5), arrowprops={"facecolor": "black", "shrink": 0.05})
print(type(note).__name__, note.get_text(), note.xy, note.xyann, note.get_position(), note.xycoords, note.anncoords, type(note.arrow_patch).__name__)
note = ax.annotate("b", (1, 1), xytext=(5, -5), textcoords="offset points", ha="right", arrowprops={"arrowstyle": "->", "color": "r"})
print(note.anncoords, note.get_ha(), note.arrow_patch.get_edgecolor(), note.arrowprops)
note = ax.annotate("c", (0.5, 0.5), xycoords="axes fraction", annotation_clip=False, fontsize=7)
print(note.xycoords, note.arrow_patch, note.get_annotation_clip(), note.get_fontsize(), len(ax.texts))
arrow = ax.arrow(0, 0, 1, 2, head_width=0.1, color="g", length_includes_head=True)
print(type(arrow).__name__, arrow.get_facecolor(), np.round(arrow.get_xy().max(axis=0), 3).tolist(), len(ax.patches))
print([round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())])
arrow = ax.arrow(0, 0, 1, 0)
print(arrow.get_facecolor(), arrow.get_edgecolor(), arrow.get_linewidth(), np.round(arrow.get_xy(), 4).tolist())
