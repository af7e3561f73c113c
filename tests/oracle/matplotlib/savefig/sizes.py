# Size of the picture in pixels.
import io

import matplotlib.pyplot as plt


def size(**options):
    """Width and height in the header of the PNG."""
    buffer = io.BytesIO()
    fig.savefig(buffer, format="png", **options)
    data = buffer.getvalue()
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")



fig = plt.figure(figsize=(4, 3))
print(size(), size(dpi=50), size(dpi=150.5), size(dpi="figure"))
fig = plt.figure(figsize=(3.33, 2.22), dpi=80)
print(size(), size(dpi=100), fig.dpi)
with plt.rc_context({"savefig.dpi": 30}):
    print(size(), size(dpi="figure"))
from matplotlib.transforms import Bbox

print(size(bbox_inches=Bbox([[0, 0], [1, 2]])), size(bbox_inches=Bbox.from_bounds(1, 1, 1.5, 1)))
ax = fig.add_axes([0.25, 0.25, 0.5, 0.5])
ax.set_axis_off()
print(size(bbox_inches="tight"), size(bbox_inches="tight", pad_inches=0), size(bbox_inches="tight", pad_inches=0.5))
with plt.rc_context({"savefig.bbox": "tight", "savefig.pad_inches": 0.2}):
    print(size())
print(repr(fig), fig.get_size_inches().tolist(), [round(v, 4) for v in ax.get_position().bounds])
