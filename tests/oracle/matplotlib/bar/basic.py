import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
bars = ax.bar(["a", "b", "c"], [3, 7, 5], color=["r", "g"], edgecolor="k", linewidth=[1, 2, 3], label="mine")
print(type(bars).__name__, len(bars), bars.get_label(), bars.orientation, bars.datavalues.tolist())
for bar in bars:
    print(bar.get_xy(), bar.get_width(), bar.get_height(), np.round(bar.get_facecolor(), 3).tolist(), bar.get_edgecolor(), bar.get_linewidth(), bar.get_label())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
print(bars[0].get_x(), bars[0].get_y(), bars[0].get_center(), bars[0].get_zorder())
print(ax.containers == [bars], len(ax.patches), bars.errorbar)
print([label.get_text() for label in ax.get_xticklabels()])
