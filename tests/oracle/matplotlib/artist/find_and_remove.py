import matplotlib.pyplot as plt
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.text import Text

fig, ax = plt.subplots()
line, = ax.plot([1, 2], [3, 4], label="one", gid="g1")
box = ax.add_patch(Rectangle((1, 3), 0.5, 0.5))
words = ax.text(1, 3, "here")
print(len(ax.findobj(Rectangle)), len(ax.findobj(lambda artist: artist.get_label() == "one")), line in ax.findobj(Line2D))
print([artist.get_gid() for artist in ax.findobj(lambda artist: artist.get_gid() == "g1")], ax.get_children().index(line))
print(line.axes is ax, line.figure is fig, box.get_figure() is fig, words.axes is ax)
line.remove()
words.remove()
print(len(ax.lines), len(ax.texts), len(ax.patches), line.axes, line in ax.get_children())
try:
    ax.findobj(3)
except ValueError as error:
    print(error)
