import matplotlib.pyplot as plt
import numpy as np

x, y = np.linspace(-2, 2, 21), np.linspace(-1, 1, 11)
z = np.exp(-(x[None, :] ** 2) - y[:, None] ** 2)
fig, ax = plt.subplots()
lines = ax.contour(x, y, z)
print(type(lines).__name__, np.round(lines.levels, 4).tolist(), lines.get_linewidths().tolist(), lines.get_zorder(), lines.get_label())
print(np.round(lines.get_edgecolor(), 3).tolist(), len(lines.get_paths()), lines.get_clim(), lines.get_cmap().name)
filled = ax.contourf(x, y, z, levels=4, cmap="Greens", alpha=0.5)
print(np.round(filled.levels, 4).tolist(), np.round(filled.layers, 4).tolist(), np.round(filled.get_facecolor(), 3).tolist(), filled.get_zorder())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
for options in ({"levels": [0.2, 0.5, 0.8]}, {"levels": 3}, {"levels": [0.5], "colors": "k"}, {"levels": [0.2, 0.6], "colors": ["r", "g"], "linewidths": [1, 3], "linestyles": ["-", "--"]}):
    lines = ax.contour(x, y, z, **options)
    print(np.round(lines.levels, 4).tolist(), lines.get_edgecolor().tolist() if "colors" in options else len(lines.levels), lines.get_linewidths().tolist())
lines = ax.contour(z - 0.5, colors="k")
print(lines.get_linestyles()[0][1] is None, lines.get_linestyles()[-1][1] is None, np.round(lines.levels, 3).tolist())
