import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

sns.set_theme(style="whitegrid", palette="muted")
ax = sns.barplot(x=["a", "b"], y=[1, 2], hue=["a", "b"])
print([np.round(p.get_facecolor(), 4).tolist() for p in ax.patches], [np.round(p.get_edgecolor(), 3).tolist() for p in ax.patches])
print(ax.get_axisbelow(), ax.xaxis.label.get_size(), ax.get_xticklabels()[0].get_size())
ax = sns.histplot([1, 2, 2, 3], ax=plt.figure().subplots())
print(np.round(ax.patches[0].get_edgecolor(), 3).tolist())
