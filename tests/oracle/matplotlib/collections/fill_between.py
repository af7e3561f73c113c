import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
area = ax.fill_between([1, 2, 3], [1, 2, 3])
print(type(area).__name__, area.get_paths()[0].vertices.tolist(), area.get_datalim(ax.transData))
area = ax.fill_between([1, 2, 3, 4], [1, 2, 3, 4], [4, 3, 2, 1], where=[True, True, False, False], interpolate=True)
print([path.vertices.tolist() for path in area.get_paths()])
area = ax.fill_between([1, 2, 3, 4], [1, 2, np.nan, 4], step="mid", color="g", alpha=0.2)
print([path.vertices.tolist() for path in area.get_paths()], area.get_facecolor().round(3).tolist())
area = ax.fill_betweenx([1, 2], [3, 4], 1, label="side")
print(area.get_paths()[0].vertices.tolist(), area.get_label(), area.t_direction)
