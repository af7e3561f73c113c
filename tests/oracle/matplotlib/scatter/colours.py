import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
x, y = [1, 2, 3], [4, 5, 6]

def show(points):
    print(np.round(points.get_facecolor(), 3).tolist(), np.round(points.get_edgecolor(), 3).tolist(), points.get_array())

show(ax.scatter(x, y))
show(ax.scatter(x, y))
show(ax.scatter(x, y, c="red"))
show(ax.scatter(x, y, color="green", alpha=0.5))
show(ax.scatter(x, y, c=["r", "g", "b"]))
show(ax.scatter(x, y, c=[[0, 0.5, 1]]))
show(ax.scatter(x, y, c="k", edgecolors="white", linewidths=2))
show(ax.scatter(x, y, facecolors="none", edgecolors="r"))
show(ax.scatter(x, y, ec="b", fc="y"))
show(ax.scatter(x, y, marker="x"))
show(ax.scatter(x, y, marker="x", c="r"))
show(ax.scatter([], []))
