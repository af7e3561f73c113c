# Bars, points and areas.
import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots(subplot_kw={"projection": "polar"})
bars = ax.bar(np.arange(4) * np.pi / 2, [1, 2, 3, 4], width=0.8, bottom=0.5, alpha=0.5, color=["r", "g", "b", "y"])
print([np.round((b.get_x(), b.get_y(), b.get_width(), b.get_height()), 4).tolist() for b in bars])
print(np.round(ax.get_ylim(), 5).tolist(), np.round(ax.get_xlim(), 5).tolist(), [round(float(v), 3) for v in ax.get_yticks()])
ax = plt.figure().add_subplot(projection="polar")
points = ax.scatter([0, 1, 2], [5, 6, 7], c=[1, 2, 3], s=[10, 20, 30])
print(points.get_offsets().tolist(), np.round(ax.get_ylim(), 5).tolist())
ax = plt.axes(projection="polar")
ax.fill_between(np.linspace(0, 1, 4), 1, [2, 3, 2, 3])
print(len(ax.collections), np.round(ax.get_ylim(), 5).tolist())
plt.figure()
lines = plt.polar([0, 1], [1, 2], "o-")
print(lines[0].get_marker(), plt.gca().name)
