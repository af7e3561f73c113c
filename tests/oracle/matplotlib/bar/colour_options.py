import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()

def show(bars):
    print([(np.round(bar.get_facecolor(), 3).tolist(), np.round(bar.get_edgecolor(), 3).tolist(), bar.get_hatch(), bar.get_alpha(), bar.get_label()) for bar in bars])

show(ax.bar([1, 2], [1, 2]))
show(ax.bar([1, 2], [1, 2]))
show(ax.bar([1, 2], [1, 2], color="none", edgecolor="blue"))
show(ax.bar([1, 2], [1, 2], color=plt.cm.viridis([0.0, 1.0]), alpha=0.5))
show(ax.bar([1, 2], [1, 2], hatch=["//", "x"], label=["a", "b"]))
show(ax.bar([1, 2], [1, 2], facecolor="y", ec="k", hatch="o"))
show(ax.bar([1, 2], [1, 2], color=(0.1, 0.2, 0.3)))
print([container.get_label() for container in ax.containers])
