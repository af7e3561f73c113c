# Parts of a figure, each with a grid, and gaps between them.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig = plt.figure(layout="constrained", figsize=(9, 6))
parts = fig.subfigures(2, 2, wspace=0.07, hspace=0.07, width_ratios=[2, 1])
for number, part in enumerate(parts.flat):
    for ax in part.subplots(1, number % 2 + 1, squeeze=False).flat:
        ax.set_xlabel("x label")
        ax.set_title(f"part {number}")
    part.suptitle("a part")
parts[1, 0].supylabel("left")
fig.canvas.draw()
print(places(fig))
print([[round(float(v) / 8) for v in part.bbox.bounds] for part in parts.flat])
