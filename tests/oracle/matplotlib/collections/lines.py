import matplotlib.pyplot as plt
import numpy as np
from matplotlib.collections import EventCollection, LineCollection

lines = LineCollection([[(0, 0), (1, 1)], [(0, 1), (2, 2)]], colors=["r", "b"], linewidths=[1, 2], linestyles=["-", "--"])
print([segment.tolist() for segment in lines.get_segments()], lines.get_colors().tolist(), lines.get_linewidth(), lines.get_zorder())
print([(float(o), d and [float(v) for v in d]) for o, d in lines.get_linestyle()], lines.get_facecolor(), lines.get_edgecolor().tolist())
lines.set_color("g")
lines.set_segments([[(0, 0), (5, 5)]])
print(lines.get_color().tolist(), len(lines.get_paths()))
fig, ax = plt.subplots()
ax.add_collection(lines)
ax.autoscale()
print(np.round(ax.get_xlim(), 4).tolist(), lines.get_datalim(ax.transData))
lines.set_array([0.5])
fig.canvas.draw()
print(lines.get_color().round(3).tolist())
events = EventCollection([3, 1, 2], lineoffset=1, linelength=2, color="r")
print([float(p) for p in events.get_positions()], events.get_segments()[0].tolist(), events.get_orientation(), events.get_color())
events.add_positions(5)
events.switch_orientation()
print([float(p) for p in events.get_positions()], events.is_horizontal(), events.get_segments()[0].tolist())
print(ax.vlines([1, 2], 0, 1).get_segments()[0].tolist(), ax.hlines(1, 0, 1, colors="r").get_colors().tolist())
