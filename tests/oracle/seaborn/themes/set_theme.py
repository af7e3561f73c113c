import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

sns.set_theme()
for key in ["axes.facecolor", "axes.grid", "grid.color", "font.size", "axes.labelsize", "xtick.bottom", "patch.linewidth", "font.family", "image.cmap", "axes.prop_cycle", "legend.title_fontsize"]:
    print(key, plt.rcParams[key])
ax = plt.subplots()[1]
print(ax.get_facecolor(), ax.spines["top"].get_visible(), ax.spines["left"].get_edgecolor())
