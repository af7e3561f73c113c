import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
container = ax.errorbar([1, 2, 3], [4, 5, 6], yerr=[0.5, 1, 1.5], xerr=0.25, fmt="o-", capsize=3, label="e", color="g")
line, caps, bars = container
print(type(container).__name__, container.get_label(), container.has_xerr, container.has_yerr)
print(line.get_xydata().tolist(), line.get_marker(), line.get_color(), line.get_zorder(), line.get_label())
print(len(caps), [(cap.get_marker(), [float(v) for v in cap.get_xdata()], [float(v) for v in cap.get_ydata()], cap.get_markersize(), cap.get_color()) for cap in caps])
for bar in bars:
    print([np.round(segment, 3).tolist() for segment in bar.get_segments()], np.round(bar.get_color(), 3).tolist(), bar.get_linewidth(), bar.get_zorder(), bar.get_label())
print(ax.get_legend_handles_labels()[1], [round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
