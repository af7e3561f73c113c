# Scales that follow the norm.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]



from matplotlib import colors

for norm in (colors.LogNorm(1, 1000), colors.SymLogNorm(0.1, vmin=-10, vmax=10), colors.PowerNorm(0.5, 0, 100),
             colors.TwoSlopeNorm(0, -1, 4), colors.CenteredNorm(2, 5), colors.BoundaryNorm([0, 1, 5, 10], 256),
             colors.Normalize(3, 7), colors.AsinhNorm(1, -10, 10)):
    fig, ax = plt.subplots()
    bar = fig.colorbar(plt.cm.ScalarMappable(norm=norm, cmap="plasma"), ax=ax)
    fig.canvas.draw()
    low, high = bar.ax.get_ylim()
    ticks = [t for t in bar.get_ticks() if low <= t <= high]
    print(type(norm).__name__, bar.ax.get_yscale(), round(low, 6), round(high, 6), np.round(ticks, 6).tolist())
    print(len(bar._values), np.round(bar._boundaries[[0, 1, -1]], 4).tolist(), bar.extend)
