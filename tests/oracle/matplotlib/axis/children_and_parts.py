"""What an axis and an axes are made of."""
import matplotlib.pyplot as plt
from matplotlib.lines import Line2D

fig, ax = plt.subplots()
ax.plot([0, 1])
ax.bar([0], [1])
print([type(child).__name__ for child in ax.get_children()])
print([type(child).__name__ for child in ax.xaxis.get_children()][:4], [type(child).__name__ for child in ax.xaxis.get_major_ticks()[0].get_children()])
print(ax.xaxis.axis_name, ax.yaxis.axis_name, ax.xaxis.get_visible(), ax.xaxis.get_zorder())
print(ax.get_axisbelow(), [axis.get_zorder() for axis in (ax.xaxis, ax.yaxis)])
for value in (True, False, "line"):
    ax.set_axisbelow(value)
    print(value, ax.xaxis.get_zorder())
try:
    ax.set_axisbelow("foo")
except ValueError as error:
    print(error)
print(list(ax.spines), [spine.get_visible() for spine in ax.spines.values()])
ax.xaxis.set_visible(False)
fig.canvas.draw()
