import matplotlib.pyplot as plt

fig, ax = plt.subplots()
(line,) = ax.plot([1, 2], [3, 4], lw=3, ls=":", c="purple", marker="D", ms=9, mfc="white", mec="red", mew=2, alpha=0.5, zorder=7)
print(line.get_linewidth(), line.get_linestyle(), line.get_color(), line.get_marker(), line.get_markersize())
print(line.get_markerfacecolor(), line.get_markeredgecolor(), line.get_markeredgewidth(), line.get_alpha(), line.get_zorder())
(line,) = ax.plot([1, 2], [3, 4], linestyle=(0, (5, 1)), drawstyle="steps-mid", dash_capstyle="round", visible=False)
print(line.get_linestyle(), line.get_drawstyle(), line.get_dash_capstyle(), line.get_visible())
(line,) = ax.plot([1, 2], [3, 4], markevery=2, fillstyle="left", clip_on=False)
print(line.get_markevery(), line.get_fillstyle(), line.get_clip_on())
