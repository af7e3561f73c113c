# Ticks and labels of a colorbar.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]



fig, ax = plt.subplots()
mesh = ax.pcolormesh(data)
bar = fig.colorbar(mesh, label="values")
fig.canvas.draw()
print(bar.get_ticks().tolist(), [t.get_text() for t in bar.ax.get_yticklabels()], bar.ax.get_ylabel())
print(bar.ax.get_ylim(), bar.ax.get_xlim(), bar.vmin, bar.vmax, bar.long_axis is bar.ax.yaxis)
bar.set_ticks([0, 5, 11])
fig.canvas.draw()
print(bar.get_ticks().tolist(), [t.get_text() for t in bar.ax.get_yticklabels()])
bar.set_ticks([0, 11], labels=["low", "high"])
print([t.get_text() for t in bar.ax.get_yticklabels()])
bar.set_ticklabels(["a", "b"])
print([t.get_text() for t in bar.ax.get_yticklabels()])
bar.set_label("new", fontsize=14)
print(bar.ax.get_ylabel(), bar.ax.yaxis.label.get_fontsize())
print(len(bar.get_ticks(minor=True)))
bar.minorticks_on()
print(len(bar.get_ticks(minor=True)) > 0)
bar.minorticks_off()
print(len(bar.get_ticks(minor=True)))
bar = fig.colorbar(mesh, ticks=[1, 2, 3], format="%.2f", orientation="horizontal")
fig.canvas.draw()
print(bar.get_ticks().tolist(), [t.get_text() for t in bar.ax.get_xticklabels()], bar.ax.get_yticks().tolist())
bar = fig.colorbar(mesh, ticks=plt.MultipleLocator(4), format="{x:.1f} m")
fig.canvas.draw()
print(bar.get_ticks().tolist(), [t.get_text() for t in bar.ax.get_yticklabels()])
