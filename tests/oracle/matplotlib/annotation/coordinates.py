import matplotlib.pyplot as plt
import numpy as np


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots(figsize=(5, 4), dpi=100)
ax.set(xlim=(0, 10), ylim=(0, 10))
for options in ({"xy": (5, 5)}, {"xy": (0.5, 0.5), "xycoords": "axes fraction"}, {"xy": (100, 200), "xycoords": "figure pixels"},
                {"xy": (100, -20), "xycoords": "axes points"}, {"xy": (0.3, 0.3), "xycoords": "figure fraction"},
                {"xy": (3, 4), "xytext": (10, 20), "textcoords": "offset points"}, {"xy": (3, 4), "xytext": (10, 20), "textcoords": "offset pixels"},
                {"xy": (3, 1), "xycoords": ("data", "axes fraction")}, {"xy": (0.2, 0.2), "xycoords": ax.transAxes},
                {"xy": (0.5, 0.5), "xycoords": "axes fraction", "xytext": (2, 2), "textcoords": "offset fontsize"}):
    note = ax.annotate("ab", **options)
    fig.canvas.draw()
    print(np.round(note.get_window_extent().extents[:2], 0).tolist(), note.xy, note.xyann, note)
for wrong in (lambda: ax.annotate("a", (1, 1), xycoords="offset points"), lambda: ax.annotate("a", (1, 1), xycoords="foo").get_window_extent()):
    print(tried(wrong))
