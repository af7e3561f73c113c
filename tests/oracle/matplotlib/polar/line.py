# A line in a polar axes: limits, ticks, labels.
import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots(subplot_kw={"projection": "polar"})
theta = np.linspace(0, 2 * np.pi, 9)
(line,) = ax.plot(theta, 1 + np.sin(theta), color="r", lw=2, label="rose")
print(type(ax).__name__, ax.name, line.get_label(), line.get_xydata().shape)
print(np.round(ax.get_xlim(), 6).tolist(), np.round(ax.get_ylim(), 6).tolist())
print(np.round(ax.get_xticks(), 6).tolist(), [t.get_text() for t in ax.get_xticklabels()])
fig.canvas.draw()
print(np.round(ax.get_yticks(), 6).tolist(), [t.get_text() for t in ax.get_yticklabels()])
print(list(ax.spines), [spine.get_visible() for spine in ax.spines.values()])
print(np.round(ax.get_position().bounds, 6).tolist(), np.round(ax.transData.transform([[0, 1], [1, 2]]), 3).tolist())
print(ax.get_rmax() > 2, ax.get_rmin(), ax.get_rlabel_position(), ax.get_theta_offset(), ax.get_theta_direction())
print(ax.get_aspect(), type(ax.xaxis).__name__, type(ax.yaxis).__name__)
