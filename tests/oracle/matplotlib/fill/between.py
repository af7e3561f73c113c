import matplotlib.pyplot as plt
import numpy as np

x = np.array([0, 1, 2, 3])
fig, ax = plt.subplots()
area = ax.fill_between(x, [1, 2, 1, 3])
print(type(area).__name__, area.get_paths()[0].vertices.tolist(), np.round(area.get_facecolor(), 3).tolist(), np.round(area.get_edgecolor(), 3).tolist(), area.get_label(), area.get_zorder())
area = ax.fill_between(x, [1, 2, 1, 3], [0, 3, 0, 1], where=[True, True, False, True], alpha=0.3, color="orange", label="band", linewidth=0)
print([path.vertices.tolist() for path in area.get_paths()], area.get_alpha(), area.get_label(), area.get_linewidth())
area = ax.fill_between(x, [1, 2, 1, 3], 1.5, where=np.array([1, 2, 1, 3]) > 1.5, interpolate=True)
print([np.round(path.vertices, 3).tolist() for path in area.get_paths()])
area = ax.fill_between(x, [1, 2, 1, 3], step="post")
print(area.get_paths()[0].vertices.tolist())
area = ax.fill_between(x, [1, np.nan, 1, 3])
print([path.vertices.tolist() for path in area.get_paths()])
area = ax.fill_betweenx([0, 1, 2], [1, 2, 3], [2, 3, 5], hatch="/", facecolor="none", edgecolor="b")
print(area.get_paths()[0].vertices.tolist(), area.get_hatch(), area.get_facecolor().tolist())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
