import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

fig, ax = plt.subplots()
areas = ax.stackplot([1, 2, 3], [1, 2, 3], [2, 2, 2], labels=["a", "b"])
for area in areas:
    print(area.get_label(), np.round(area.get_facecolor(), 3).tolist(), area.get_paths()[0].vertices.tolist())
print(ax.get_legend_handles_labels()[1], [round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
for baseline in ("sym", "wiggle", "weighted_wiggle"):
    areas = ax.stackplot([1, 2, 3], [[1, 2, 3], [2, 2, 2], [4, 0, 1]], baseline=baseline, colors=["r", "g"])
    print(baseline, [np.round(area.get_paths()[0].vertices[:4], 4).tolist() for area in areas], areas[2].get_facecolor().tolist())
frame = pd.DataFrame({"u": [1.0, 2.0], "v": [3.0, 4.0]})
areas = ax.stackplot(frame.index, frame.T, labels=frame.columns, alpha=0.8)
print([area.get_label() for area in areas], areas[0].get_alpha())
areas = ax.stackplot(range(2), {"a": [1, 2], "b": [3, 4]}.values(), labels={"a": 0, "b": 0}.keys(), hatch=["/", "x"])
print([area.get_label() for area in areas], [area.get_hatch() for area in areas])
