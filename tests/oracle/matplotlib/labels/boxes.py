"""Where titles and labels are in the picture, to whole pixels."""
import matplotlib.pyplot as plt

def box(artist):
    return [round(float(v) / 2) * 2 for v in artist.get_window_extent().extents]

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 3e8])
ax.set_title("T")
ax.set_title("L", loc="left")
ax.set_xlabel("x")
fig.canvas.draw()
print(box(ax.title), box(ax._left_title), box(ax.xaxis.label), box(ax.yaxis.offsetText))
fig, ax = plt.subplots()
ax.spines["left"].set_position(("outward", 20))
ax.spines["bottom"].set_position(("axes", -0.1))
ax.set_xlabel("x")
ax.set_ylabel("y")
fig.canvas.draw()
print(box(ax.xaxis.label), box(ax.yaxis.label), box(ax.get_xticklabels()[0]))
fig, ax = plt.subplots()
ax.plot([-1, 1], [-1, 1])
ax.spines["left"].set_position("center")
ax.spines["bottom"].set_position("zero")
fig.canvas.draw()
print([round(float(v)) for v in ax.get_yticklabels()[0].get_transform().transform((0, 0))])
