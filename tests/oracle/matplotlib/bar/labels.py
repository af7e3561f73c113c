import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
bars = ax.bar([1, 2, 3], [10, -5.5, 7.123])
for notes in (
    ax.bar_label(bars),
    ax.bar_label(bars, fmt="%.1f", padding=3),
    ax.bar_label(bars, labels=["x", "y", "z"], label_type="center"),
    ax.bar_label(bars, fmt="{:.2f}!", fontsize=8),
    ax.bar_label(bars, fmt=lambda value: f"<{value:g}>"),
):
    print([(note.get_text(), note.xy if note.xy == (0.5, 0.5) else tuple(np.round(note.xy, 3).tolist()), note.get_ha(), note.get_va(), note.xyann) for note in notes])
rows = ax.barh([1, 2], [3, -4], xerr=0.5)
print([(note.get_text(), tuple(np.round(note.xy, 3).tolist()), note.get_ha(), note.get_va()) for note in ax.bar_label(rows, padding=2)])
for options in ({"ha": "left"}, {"label_type": "top"}, {"fmt": 3}):
    try:
        ax.bar_label(bars, **options)
    except Exception as error:
        print(type(error).__name__, error)
