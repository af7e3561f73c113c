import matplotlib.pyplot as plt
import numpy as np

data = [[1, 2, 3, 4, 5, 20], [2, 4, 4, 5, 7, 9], [-10, 3, 3, 4, 5]]
fig, ax = plt.subplots()
parts = ax.boxplot(data)
print({name: len(artists) for name, artists in parts.items()}, list(parts))
for name in ("boxes", "whiskers", "caps", "medians", "fliers"):
    for artist in parts[name][:2]:
        print(name, np.round(artist.get_xdata(), 4).tolist(), np.round(artist.get_ydata(), 4).tolist(), artist.get_color(), artist.get_linewidth(), artist.get_linestyle(), repr(artist.get_marker()), artist.get_zorder(), artist.get_label())
print([label.get_text() for label in ax.get_xticklabels()], ax.get_xticks().tolist())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
flier = parts["fliers"][0]
print(flier.get_markersize(), flier.get_markerfacecolor(), flier.get_markeredgecolor(), flier.get_linestyle())
