# A library for plots: the module that draws here, and its functions.
import seaborn as sns

sns.heatmap([[1, 2], [3, 4]])
