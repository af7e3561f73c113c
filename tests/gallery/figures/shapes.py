import matplotlib.patches as patches
import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(6, 6))
ax.add_patch(patches.Rectangle((0.1, 0.1), 0.3, 0.2, facecolor="tan", edgecolor="k", hatch="x"))
ax.add_patch(patches.Circle((0.7, 0.25), 0.12, color="tab:red", alpha=0.6))
ax.add_patch(patches.Ellipse((0.3, 0.6), 0.35, 0.15, angle=30, fill=False, lw=3))
ax.add_patch(patches.Polygon([[0.6, 0.5], [0.9, 0.55], [0.75, 0.8]], closed=True, color="tab:green"))
ax.add_patch(patches.Wedge((0.25, 0.85), 0.1, 30, 270, color="gold"))
ax.add_patch(patches.FancyBboxPatch((0.5, 0.88), 0.2, 0.05, boxstyle="round,pad=0.02", fc="lightblue"))
ax.add_patch(patches.FancyArrowPatch((0.45, 0.45), (0.6, 0.15), arrowstyle="-|>", mutation_scale=20))
ax.set_aspect("equal")

plt.savefig("reports/shapes.png")
