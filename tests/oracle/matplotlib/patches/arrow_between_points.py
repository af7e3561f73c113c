import matplotlib.pyplot as plt
import numpy as np
from matplotlib.patches import ConnectionPatch, FancyArrowPatch


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


arrow = FancyArrowPatch((0, 0), (1, 1))
print(arrow.get_mutation_scale(), arrow.shrinkA, arrow.get_facecolor(), arrow.get_edgecolor(), arrow.get_capstyle(), arrow.get_joinstyle())
fig, ax = plt.subplots()
ax.set(xlim=(0, 10), ylim=(0, 10))
for style in ("->", "-|>", "simple", "|-|"):
    arrow = ax.add_patch(FancyArrowPatch((1, 1), (5, 6), arrowstyle=style, mutation_scale=20, connectionstyle="arc3,rad=.3"))
    fig.canvas.draw()
    print(style, np.round(arrow.get_path().vertices, 2).tolist(), np.round(arrow.get_window_extent().extents, 0).tolist())
line = ConnectionPatch((1, 1), (0.5, 0.5), "data", "axes fraction", axesA=ax, axesB=ax, arrowstyle="->")
ax.add_artist(line)
fig.canvas.draw()
print(line, np.round(line.get_path().vertices, 1).tolist())
for wrong in (lambda: FancyArrowPatch((0, 0)), lambda: FancyArrowPatch()):
    print(tried(wrong))
