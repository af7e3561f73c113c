"""Looks of ticks and labels."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.tick_params(axis="x", labelrotation=45, labelsize=8, length=10, width=2, direction="inout", colors="r", pad=7)
label, line = ax.get_xticklabels()[0], ax.get_xticklines()[0]
print(label.get_rotation(), label.get_fontsize(), label.get_color(), line.get_markersize(), line.get_markeredgewidth(), line.get_color(), line.get_marker())
print(ax.xaxis.get_tick_params())
ax.tick_params(axis="y", left=False, labelleft=False, right=True, labelright=True)
print([line.get_visible() for line in ax.get_yticklines()[:2]], len(ax.get_yticklabels()), ax.yaxis.get_ticks_position())
ax.tick_params(which="minor", length=1)
ax.minorticks_on()
print(ax.xaxis.get_minor_ticks()[0].tick1line.get_markersize(), ax.xaxis.get_major_ticks()[0].get_tickdir(), ax.xaxis.get_major_ticks()[0].get_pad())
ax.tick_params(axis="x", reset=True)
print(ax.get_xticklabels()[0].get_rotation(), ax.xaxis.get_tick_params())
ax.tick_params(grid_color="g", grid_alpha=0.5, grid_linestyle="--")
print(ax.get_xgridlines()[0].get_color(), ax.get_xgridlines()[0].get_alpha(), ax.get_xgridlines()[0].get_linestyle())
print(ax.xaxis.get_ticks_direction())
