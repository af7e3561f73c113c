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


table = df.rename_axis("row").rename_axis("col", axis=1)
ax = sns.heatmap(table, cmap="Blues", annot=True)
cells(ax)
ax.set_title("Table")
print(ax.get_title())
