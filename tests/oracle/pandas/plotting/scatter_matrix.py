# scatter_matrix: each column over each other.
import numpy as np
import pandas as pd
from pandas.plotting import scatter_matrix

df = pd.DataFrame({"a": [1.0, 2.0, 3.0, 4.0], "b": [4.0, 3.0, 5.0, None], "w": list("abcd")})
axes = scatter_matrix(df, figsize=(5, 5))
print(axes.shape, [[round(float(v), 4) for v in ax.get_xlim()] for ax in axes.ravel()])
print([(ax.get_xlabel(), ax.get_ylabel(), ax.xaxis.get_visible(), ax.yaxis.get_visible()) for ax in axes.ravel()])
print(axes[0, 1].collections[0].get_offsets().tolist(), [p.get_height() for p in axes[0, 0].patches])
print([t.get_text() for t in axes[0, 0].get_yticklabels()], np.round(axes[0, 0].get_yticks(), 4).tolist())
axes = scatter_matrix(df, diagonal="kde", alpha=0.2, color="red")
print(np.round(axes[0, 0].get_lines()[0].get_xydata()[[0, 500]], 5).tolist(), axes[1, 1].get_xticklabels()[0].get_fontsize())
