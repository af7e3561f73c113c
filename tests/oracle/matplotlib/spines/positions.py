import matplotlib.pyplot as plt
import numpy as np


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
ax.set(xlim=(0, 10), ylim=(0, 100))
print(list(ax.spines), ax.spines["left"].spine_type, ax.spines.left is ax.spines["left"], len(ax.spines), str(ax.spines.top))
ax.spines[["top", "right"]].set_visible(False)
print([spine.get_visible() for spine in ax.spines.values()])
ax.spines[:].set_color("red")
ax.spines.bottom.set(linewidth=3, alpha=0.5)
print(ax.spines.left.get_edgecolor(), ax.spines.bottom.get_linewidth(), ax.spines.bottom.get_edgecolor(), ax.spines.left.get_zorder())
for position in (("outward", 10), ("axes", 0.5), ("data", 20), "center", "zero"):
    ax.spines.bottom.set_position(position)
    fig.canvas.draw()
    print(position, ax.spines.bottom.get_position(), np.round(ax.spines.bottom.get_transform().transform([[0, 0]]), 2).tolist())
ax.spines.left.set_bounds(10, 50)
fig.canvas.draw()
print(ax.spines.left.get_bounds(), ax.spines.left.get_path().vertices[:, 1].tolist())
for wrong in (lambda: ax.spines["odd"], lambda: ax.spines.odd, lambda: ax.spines[["top", "odd"]], lambda: ax.spines["top", "left"],
              lambda: ax.spines.left.set_position(("odd", 3)), lambda: ax.spines.left.set_position((1, 2, 3)), lambda: ax.spines[1:]):
    print(tried(wrong))
