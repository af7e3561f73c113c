import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

fig, ax = plt.subplots()
counts, edges, patches = ax.hist([1, 2, 3], bins=2, color="teal", edgecolor="white", alpha=0.7, label="v", linewidth=2, hatch="/")
patch = patches[0]
print(patch.get_facecolor(), patch.get_edgecolor(), patch.get_alpha(), patch.get_label(), patch.get_linewidth(), patch.get_hatch())
print(patches[1].get_label(), patches.get_label(), patch.get_width())
counts, edges, patches = ax.hist(pd.Series([1.0, None, 3.0, 4.0]), bins=3)
print(counts.tolist(), edges.tolist())
counts, edges, patches = ax.hist([[1, 2], [3]], bins=2, edgecolor=["r", "g"], linestyle=["-", "--"])
print([group[0].get_edgecolor() for group in patches], [group[0].get_linestyle() for group in patches])
counts, edges, patches = ax.hist(5)
print(counts.tolist(), np.round(edges, 3).tolist())
counts, edges, patches = ax.hist(["b", "a", "b"])
print(counts.tolist(), edges.tolist())
frame = pd.DataFrame({"a": [1, 2, 3], "b": [2, 3, 4]})
counts, edges, patches = ax.hist(frame, bins=3, label=frame.columns)
print(counts.tolist(), [group[0].get_label() for group in patches])
print([c.get_label() for c in ax.containers])
