# Gaps, colours and texts of parts.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



fig = plt.figure(figsize=(6, 6))
parts = fig.subfigures(2, 2, wspace=0.2, hspace=0.1, height_ratios=[2, 1])
print([box(part.bbox) for part in parts.flat])
grid = fig.add_gridspec(1, 3)
part = fig.add_subfigure(grid[0, 1:], facecolor="yellow", edgecolor="red", linewidth=2)
print(part.get_facecolor(), part.get_edgecolor(), part.get_linewidth())
ax = part.add_subplot(2, 1, 2)
text = part.text(0.5, 0.5, "middle")
print(text.get_transform() is part.transSubfigure, [round(v) for v in part.transSubfigure.transform((0.5, 0.5))])
print(part.transFigure is fig.transFigure, box(ax.get_position()))
attempt(lambda: part.set_figure(plt.figure()))
part.clear()
print(part.axes, part.texts, len(fig.axes))
legend_part = parts[0, 0]
legend_part.subplots().plot([1, 2], label="line")
print([t.get_text() for t in legend_part.legend().get_texts()], len(legend_part.legends), len(fig.legends))
legend_part.subplots_adjust(left=0.3)
print(round(legend_part.axes[0].get_position().x0, 3))
