import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

figure, axes = plt.subplots(1, 2)
axes[0].plot([0, 10], [0, 5])
sns.despine(ax=axes[0], offset=10, trim=True)
print({side: spine.get_visible() for side, spine in axes[0].spines.items()}, axes[0].spines["left"].get_position(), axes[0].spines["bottom"].get_bounds())
sns.despine(left=True, right=False)
print({side: spine.get_visible() for side, spine in axes[1].spines.items()})
sns.despine(figure, top=False, bottom=True)
print({side: spine.get_visible() for side, spine in axes[1].spines.items()})
