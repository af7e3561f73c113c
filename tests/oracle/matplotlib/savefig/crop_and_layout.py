# Cutting to what is drawn together with a layout.
import io

import matplotlib.pyplot as plt


def size(**options):
    """Width and height in the header of the PNG."""
    buffer = io.BytesIO()
    fig.savefig(buffer, bbox_inches="tight", **options)
    data = buffer.getvalue()
    return [round(int.from_bytes(data[place : place + 4], "big") / 4) for place in (16, 20)]


fig, ax = plt.subplots(layout="constrained")
ax.set_title("title")
print(size(), size(pad_inches="layout"), size(pad_inches=0))
fig, ax = plt.subplots(layout="tight")
ax.set_ylabel("label")
print(size(), size(pad_inches="layout"), size(dpi=50))
fig, ax = plt.subplots()
ax.set_axis_off()
ax.text(0.5, 0.5, "middle")
print(size(), size(pad_inches=1))
fig, ax = plt.subplots()
ax.text(1.5, 0.5, "far away", transform=ax.transAxes)
print(size())
ax.texts[0].set_visible(False)
print(size())
