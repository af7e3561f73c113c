# Saving leaves the figure as it was.
import matplotlib.pyplot as plt

import io

fig, ax = plt.subplots(layout="constrained")
line, = ax.plot([1, 2])
before = (fig.dpi, fig.get_size_inches().tolist(), fig.get_facecolor(), type(fig.get_layout_engine()).__name__)
for format in ("png", "svg", "pdf"):
    fig.savefig(io.BytesIO(), format=format, dpi=30, facecolor="blue", bbox_inches="tight")
print(before == (fig.dpi, fig.get_size_inches().tolist(), fig.get_facecolor(), type(fig.get_layout_engine()).__name__))
print(fig.patch.get_bbox().bounds, ax.get_window_extent().width > 0)
try:
    fig.savefig("reports/nodir/x.png", dpi=7)
except FileNotFoundError as error:
    print(error.strerror, fig.dpi)
with plt.rc_context({"savefig.format": "svg"}):
    fig.savefig("reports/plain")
print(b"<svg" in open("reports/plain.svg", "rb").read())
