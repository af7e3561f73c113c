# Room for a title in each layout.
import matplotlib.pyplot as plt

def tops(layout, **options):
    fig, ax = plt.subplots(layout=layout)
    title = fig.suptitle("Title", **options)
    fig.supxlabel("x")
    fig.supylabel("y")
    fig.canvas.draw()
    box = ax.get_position()
    x, y = title.get_position()
    return [round(float(v), 2) for v in (*box.extents, x, y)]


print(tops(None))
print(tops("tight"))
print(tops("constrained"))
print(tops("constrained", y=0.9))
print(tops("constrained", fontsize=30))
print(tops("tight", fontsize=30))
