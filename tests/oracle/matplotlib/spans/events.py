import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
rows = ax.eventplot([[1, 2, 5], [3, 4]], colors=["r", "b"], linelengths=0.8)
for row in rows:
    print(type(row).__name__, row.get_positions(), row.get_lineoffset(), row.get_linelength(), np.round(row.get_color(), 3).tolist(), row.get_linewidth(), row.get_orientation())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
(row,) = ax.eventplot([1, 2, 3], orientation="vertical", lineoffsets=5, linewidths=3, linestyles="dotted", alpha=0.5)
print(row.get_positions(), row.get_orientation(), row.get_linewidth(), row.get_alpha(), [segment.tolist() for segment in row.get_segments()])
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
