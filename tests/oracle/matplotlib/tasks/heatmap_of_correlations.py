# The correlations of a frame as a heat map.
import numpy as np
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

rng = np.random.default_rng(42)
frame = pd.DataFrame(rng.normal(size=(50, 3)), columns=["A", "B", "C"])
fig, ax = plt.subplots(figsize=(6, 5))
out = sns.heatmap(frame.corr(), annot=True, fmt=".2f", cmap="coolwarm", ax=ax)
print(out is ax, len(fig.axes), [t.get_text() for t in ax.texts])
print([t.get_text() for t in ax.get_xticklabels()], [t.get_text() for t in ax.get_yticklabels()])
print(ax.get_xlim(), ax.get_ylim(), ax.collections[0].get_array().shape, ax.collections[0].get_cmap().name)
