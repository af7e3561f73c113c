import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def bars(ax):
    for patch in ax.patches:
        box = patch.get_x(), patch.get_y(), patch.get_width(), patch.get_height()
        print(np.round(box, 4).tolist(), np.round(patch.get_facecolor(), 3).tolist(), round(patch.get_linewidth(), 3))


rng = np.random.default_rng(11)
df = pd.DataFrame({
    "value": np.round(rng.gamma(3, 2, 48), 3),
    "day": np.repeat(["Mon", "Tue", "Wed"], 16),
    "who": np.tile(["x", "y"], 24),
    "size": np.tile([1, 2, 4, 4], 12),
})


column = pd.Categorical(["lo", "hi", "lo"], categories=["lo", "mid", "hi"], ordered=True)
ax = sns.countplot(x=column)
bars(ax)
print([t.get_text() for t in ax.get_xticklabels()])
