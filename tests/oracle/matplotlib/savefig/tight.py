# Pictures cut to what is drawn.
import io

import matplotlib.pyplot as plt


def size(**options):
    """Width and height in the header of the PNG."""
    buffer = io.BytesIO()
    fig.savefig(buffer, format="png", **options)
    data = buffer.getvalue()
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")



fig, ax = plt.subplots(figsize=(4, 3))
ax.plot([1, 2, 3])
ax.set_title("title")
ax.set_xlabel("x")
fig.text(1.2, 0.5, "far out")


def about(pair):
    return [round(value / 4) for value in pair]


print(about(size(bbox_inches="tight")))
print(about(size(bbox_inches="tight", dpi=50)), about(size(bbox_inches="tight", bbox_extra_artists=[])))
legend = ax.legend(["line"], loc="upper left", bbox_to_anchor=(1.3, 1))
print(about(size(bbox_inches="tight")))
legend.set_in_layout(False)
print(about(size(bbox_inches="tight")))
print(repr(fig), ax.get_position().bounds == plt.subplots(figsize=(4, 3))[1].get_position().bounds)
