import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

df = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]})
ax = sns.heatmap(df.isnull(), cbar=True, yticklabels=False, cmap="viridis")
print(np.round(ax.collections[0].get_clim(), 6).tolist(), [text.get_text() for text in ax.get_xticklabels()])
ax = sns.heatmap(pd.DataFrame(np.full((2, 2), 5.0)), ax=plt.figure().subplots(), annot=True)
print(np.round(ax.collections[0].get_clim(), 6).tolist(), [text.get_text() for text in ax.texts])
plt.savefig("reports/one.png")
