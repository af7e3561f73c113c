import matplotlib.pyplot as plt
import numpy as np
from matplotlib.offsetbox import AnchoredText, AnnotationBbox, DrawingArea, HPacker, OffsetImage, TextArea, VPacker
from matplotlib.patches import Circle


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
box = AnchoredText("note", loc="upper left", prop={"size": 8}, frameon=True)
ax.add_artist(box)
fig.canvas.draw()
print(np.round(box.get_window_extent().extents[[0, 3]], 0).tolist(), box.txt.get_text(), box.patch.get_visible())
area = DrawingArea(20, 20)
area.add_artist(Circle((10, 10), 5))
row = HPacker(children=[TextArea("a"), area], pad=2, sep=3)
column = VPacker(children=[row, TextArea("b")], align="center", pad=0, sep=5)
holder = AnnotationBbox(column, (0.5, 0.5), xybox=(0.2, 0.2), boxcoords="axes fraction", arrowprops={"arrowstyle": "->"})
ax.add_artist(holder)
picture = AnnotationBbox(OffsetImage(np.zeros((10, 20)), zoom=2), (0.7, 0.7), frameon=False)
ax.add_artist(picture)
fig.canvas.draw()
print(holder, np.round(picture.get_window_extent().size, 0).tolist(), holder.xyann, holder.anncoords)
for wrong in (lambda: AnchoredText("a", loc="foo"), lambda: AnchoredText("a", loc=1, prop={"va": "top"})):
    print(tried(wrong))
