# Artists of a figure, added and removed.
import matplotlib.pyplot as plt

fig, axs = plt.subplots(1, 2)
text = fig.text(0.5, 0.5, "hello", ha="center", color="red")
line = fig.add_artist(plt.Line2D([0, 1], [0, 1]))
axs[0].plot([1, 2], label="a")
legend = fig.legend()
names = [type(child).__name__ for child in fig.get_children()]
print(names)
print(fig.texts == [text], fig.artists == [line], fig.legends == [legend], fig.patch in fig.get_children())
print(text.get_text(), text.get_position(), text.get_color(), text.get_transform() is fig.transFigure)
text.remove()
line.remove()
legend.remove()
print([type(child).__name__ for child in fig.get_children()])
fig.delaxes(axs[0])
print(repr(fig), fig.axes == [axs[1]], fig.gca() is axs[1])
axs[1].remove()
print(repr(fig))
found = plt.figure().findobj(plt.Rectangle)
print(len(found))
