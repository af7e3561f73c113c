"""The lists of artists in an axes."""
import matplotlib.pyplot as plt
from matplotlib.lines import Line2D
from matplotlib.patches import Circle

fig, ax = plt.subplots()
line, = ax.plot([0, 1])
ax.bar([0, 1], [1, 2])
ax.text(0, 0, "t")
ax.scatter([1], [2])
ax.imshow([[1, 2]])
print(ax.lines, ax.patches, ax.texts, ax.collections, ax.images, ax.artists, ax.tables)
print(len(ax.lines), ax.lines[0] is line, ax.lines[:1] == [line], line in ax.lines, list(ax.lines) == [line])
print(type(ax.lines + [1]).__name__, type(ax.lines + ax.patches).__name__, len([1] + ax.patches), type((1,) + ax.patches).__name__)
for call in (lambda: ax.lines.append(3), lambda: ax.lines[3], lambda: ax.lines.clear(), lambda: ax.add_line(3), lambda: ax.add_patch(line),
             lambda: ax.add_collection(line)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
line.remove()
print(ax.lines, line.axes, ax.get_lines())
added = ax.add_line(Line2D([0, 1], [0, 1]))
print(added.get_label(), ax.add_patch(Circle((0, 0), 1)).get_label() == "", [c.get_label() for c in ax.containers])
