# histplot with its density.
import numpy as np
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

frame = pd.DataFrame({"age": np.random.default_rng(5).normal(40, 10, 100)})
fig, ax = plt.subplots()
sns.histplot(frame["age"], bins=10, kde=True, ax=ax)
print(len(ax.patches), [p.get_height() for p in ax.patches], ax.get_xlabel(), ax.get_ylabel())
print(len(ax.lines), ax.lines[0].get_xydata().shape, np.round(ax.lines[0].get_ydata()[:3], 5).tolist())
