"""A title climbs above ticks and labels on top."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.set_title("title")
fig.canvas.draw()
print([round(v, 4) for v in ax.title.get_position()])
ax.xaxis.tick_top()
fig.canvas.draw()
print([round(v, 2) for v in ax.title.get_position()])
ax.set_xlabel("on top")
ax.xaxis.set_label_position("top")
fig.canvas.draw()
print([round(v, 2) for v in ax.title.get_position()])
fig, ax = plt.subplots()
ax.set_title("fixed", y=0.5)
ax.xaxis.tick_top()
fig.canvas.draw()
print(ax.title.get_position())
