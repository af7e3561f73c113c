import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def boxes(ax):
    for patch in ax.patches:
        print(np.round(patch.get_path().vertices[:4], 3).tolist(), np.round(patch.get_facecolor(), 3).tolist(), np.round(patch.get_edgecolor(), 3).tolist(), patch.get_linewidth())


rng = np.random.default_rng(11)
df = pd.DataFrame({
    "value": np.round(rng.gamma(3, 2, 48), 3),
    "day": np.repeat(["Mon", "Tue", "Wed"], 16),
    "who": np.tile(["x", "y"], 24),
    "size": np.tile([1, 2, 4, 4], 12),
})


ax = sns.boxplot(data=[[1, 2, 3, 4], [2, 4, 6, 20]])
boxes(ax)
print([t.get_text() for t in ax.get_xticklabels()])
