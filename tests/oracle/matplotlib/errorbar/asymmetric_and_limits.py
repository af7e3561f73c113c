import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
line, caps, bars = ax.errorbar([1, 2, 3], [4, 5, 6], yerr=[[0.1, 0.2, 0.3], [1, 2, 3]], fmt="none", ecolor="r", elinewidth=2)
print(line, caps, [np.round(segment, 3).tolist() for segment in bars[0].get_segments()], bars[0].get_linewidth())
line, caps, bars = ax.errorbar([1, 2, 3, 4], [4, 5, 6, 7], yerr=1, uplims=[True, False, True, False], lolims=[False, True, False, False], capsize=2)
print([(cap.get_marker(), [float(v) for v in cap.get_xdata()], [float(v) for v in cap.get_ydata()]) for cap in caps])
print([np.round(segment, 3).tolist() for segment in bars[0].get_segments()])
line, caps, bars = ax.errorbar(range(6), range(6), yerr=0.5, errorevery=2)
print(len(bars[0].get_segments()), len(line.get_xdata()))
line, caps, bars = ax.errorbar(range(6), range(6), xerr=0.5, errorevery=(1, 3), barsabove=True, capthick=3, capsize=1, alpha=0.5, zorder=4)
print([np.round(segment, 3).tolist() for segment in bars[0].get_segments()], line.get_zorder(), caps[0].get_markeredgewidth(), caps[0].get_alpha(), caps[0].get_zorder())
line, caps, bars = ax.errorbar(1, 2, yerr=0.5, xerr=0.1)
print(line.get_xydata().tolist(), len(bars))
line, caps, bars = ax.errorbar([1, 2], [3, 4], yerr=[np.nan, 1], ls="--", lw=3)
print(line.get_linestyle(), bars[0].get_linewidth())
