# Layouts measure text without pixels in SVG and PDF.
import io

import matplotlib.pyplot as plt


def places(layout, format):
    fig, axs = plt.subplots(2, 2, figsize=(8, 6), layout=layout)
    for number, ax in enumerate(axs.flat):
        ax.plot([0, 1], [0, 10**number])
        ax.set_title(f"Panel {number}")
        ax.set_xlabel("time [s]")
        ax.set_ylabel("value")
    fig.suptitle("Over all")
    fig.savefig(io.BytesIO(), format=format)
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in axs.flat[:2]]


for layout in ("constrained", "tight"):
    for format in ("png", "svg", "pdf"):
        print(layout, format, places(layout, format))
