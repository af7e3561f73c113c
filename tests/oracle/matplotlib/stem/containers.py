import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
container = ax.stem([1, 2, 4], [3, -1, 2], label="heads")
print(type(container).__name__, container.get_label(), len(container))
print(container.markerline.get_xydata().tolist(), container.markerline.get_marker(), container.markerline.get_color())
print(container.baseline.get_xydata().tolist(), container.baseline.get_color(), container.baseline.get_linestyle())
print([segment.tolist() for segment in container.stemlines.get_segments()], container.stemlines.get_linewidth())
print(np.round(container.stemlines.get_color(), 3).tolist())
container = ax.stem([5, 6], linefmt="g--", markerfmt="D", basefmt=" ", bottom=1)
print(container.markerline.get_xydata().tolist(), container.markerline.get_marker(), container.markerline.get_color())
print(container.markerline.get_linestyle(), container.baseline.get_linestyle(), container.stemlines.get_linestyle())
container = ax.stem([1, 2], [3, 4], "r", orientation="horizontal")
print([segment.tolist() for segment in container.stemlines.get_segments()], container.markerline.get_color())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())], len(ax.containers), [line.get_label() for line in ax.lines])
container = ax.stem([1, 2], [3, 4], markerfmt="")
print(repr(container.markerline.get_marker()))
