import matplotlib.pyplot as plt
from matplotlib.lines import Line2D

line = Line2D([0, 1], [2, 3])
print(line.get_marker(), line.get_markersize(), line.get_mec(), line.get_mfc(), line.get_mfcalt(), line.get_mew(), line.get_fillstyle())
print(line.get_color(), line.get_ls(), line.get_lw(), repr(line.get_label()), line.get_zorder(), line.get_markevery(), line.get_drawstyle())
print(line.get_antialiased(), line.get_pickradius(), line.get_dash_capstyle(), line.get_solid_capstyle(), line.get_dash_joinstyle(),
      line.get_solid_joinstyle(), line.get_gapcolor(), line.is_dashed())
with plt.rc_context({"lines.linewidth": 4, "lines.marker": "s", "lines.color": "g", "lines.markersize": 9}):
    line = Line2D([0, 1], [2, 3])
    print(line.get_lw(), line.get_marker(), line.get_color(), line.get_ms())
line.set(marker="o", color="r", markerfacecolor="none", markeredgecolor="b", fillstyle="top")
print(line.get_mfc(), line.get_mec(), line.get_fillstyle(), line.get_marker())
line.set_fillstyle("none")
print(line.get_mfc())
