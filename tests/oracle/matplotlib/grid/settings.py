"""Grids by the settings."""
import matplotlib.pyplot as plt

for which in ("major", "minor", "both"):
    for axis in ("x", "y", "both"):
        with plt.rc_context({"axes.grid": True, "axes.grid.which": which, "axes.grid.axis": axis, "grid.color": "#ff000080", "grid.linestyle": "--"}):
            fig, ax = plt.subplots()
            line = ax.get_xgridlines()[0]
            print(which, axis, line.get_visible(), ax.get_ygridlines()[0].get_visible(), line.get_color(), line.get_alpha(), line.get_linestyle())
            plt.close(fig)
with plt.rc_context({"grid.alpha": 0.4}):
    fig, ax = plt.subplots()
    ax.grid()
    print(ax.get_xgridlines()[0].get_alpha(), ax.get_xgridlines()[0].get_linewidth())
ax.plot([1, 2])
plt.grid(True)
print(ax.get_ygridlines()[0].get_visible(), ax.xaxis.get_tick_params()["gridOn"])
