"""An axes emptied."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([1, 2], [3, 4], label="a")
ax.legend()
ax.set(title="t", xlabel="x", yscale="log", xlim=(5, 6))
ax.grid(True)
ax.invert_yaxis()
ax.tick_params(labelrotation=30)
ax.set_facecolor("red")
ax.clear()
print(ax, ax.get_xlim(), ax.get_ylim(), ax.get_yscale(), len(ax.lines), ax.get_legend(), ax.get_xticklabels()[0].get_rotation())
print(ax.get_facecolor(), ax.xaxis.get_tick_params(), ax.get_xticks().tolist())
line, = ax.plot([0, 1])
print(line.get_color())
ax.axis("off")
ax.cla()
print(ax.axison, len(ax.lines))
