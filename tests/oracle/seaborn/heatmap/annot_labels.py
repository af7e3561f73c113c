import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def cells(ax):
    mesh = ax.collections[0]
    mesh.update_scalarmappable()
    print(np.round(mesh.get_facecolors().reshape(-1, 4), 3).tolist(), np.round(mesh.get_clim(), 4).tolist(), mesh.get_cmap().name)
    print([text.get_text() for text in ax.get_xticklabels()], [text.get_text() for text in ax.get_yticklabels()])
    print(np.round(ax.get_xticks(), 2).tolist(), np.round(ax.get_yticks(), 2).tolist(), ax.get_xlim(), ax.get_ylim())
    print(repr(ax.get_xlabel()), repr(ax.get_ylabel()), ax.get_aspect(), len(ax.figure.axes))


rng = np.random.default_rng(3)
df = pd.DataFrame(np.round(rng.normal(0, 1, (4, 3)), 2), index=list("wxyz"), columns=["one", "two", "three"])


labels = np.array([[f"{i}{j}" for j in "abc"] for i in range(4)])
ax = sns.heatmap(df, annot=labels, fmt="", annot_kws={"size": 8, "weight": "bold"}, cbar=False)
print([(t.get_text(), t.get_size(), t.get_weight()) for t in ax.texts])
cells(ax)
