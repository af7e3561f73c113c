import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
bars = ax.bar(["a", "b", "c"], [1, 2, 3], label="bars", yerr=0.2)
print(bars, len(bars), bars.get_label(), bars.orientation, np.asarray(bars.datavalues).tolist(), bars.errorbar, [bar.get_height() for bar in bars])
errors = ax.errorbar([1, 2], [1, 2], yerr=0.1, xerr=0.2, label="eb", capsize=3)
line, caps, bar_lines = errors
print(errors, errors.has_xerr, errors.has_yerr, len(caps), len(bar_lines), errors.get_label(), line.get_label())
stems = ax.stem([1, 2], [3, 4], label="st")
print(stems, type(stems.stemlines).__name__, stems.markerline.get_marker(), stems.baseline.get_color(), len(stems))
print(ax.containers, len(bars.get_children()), len(errors.get_children()))
bars.set_label("renamed")
print(bars.get_label(), bars.patches[0].get_label())
bars.remove()
print(len(ax.patches), len(ax.containers))
