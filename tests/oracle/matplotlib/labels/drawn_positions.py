"""Where labels end up after drawing, in pixels."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 1000], [0, 1])
ax.set_xlabel("x")
ax.set_ylabel("y")
fig.canvas.draw()
print([round(v, 1) for v in ax.xaxis.label.get_position()], [round(v) for v in ax.yaxis.label.get_position()])
ax.xaxis.labelpad = 20
ax.tick_params(axis="y", labelleft=False)
fig.canvas.draw()
print(round(ax.xaxis.label.get_position()[1]), round(ax.yaxis.label.get_position()[0]))
ax.xaxis.set_label_coords(0.3, -0.2)
fig.canvas.draw()
print(ax.xaxis.label.get_position())
ax.yaxis.set_label_position("right")
fig.canvas.draw()
print(round(ax.yaxis.label.get_position()[0]), ax.yaxis.get_label_position())
