"""Statistics of pandas objects."""
import numpy as np
from scipy import stats

np.set_printoptions(precision=12)
x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

import pandas as pd

frame = pd.DataFrame({"a": x, "b": x**2, "group": list("uvuvuvuvuv")})
print(type(stats.zscore(frame[["a", "b"]])).__name__, np.round(stats.zscore(frame["a"]), 10)[:3])
print(stats.mode(frame["a"].round()), np.round(stats.skew(frame[["a", "b"]]), 11))
groups = [part["a"] for _, part in frame.groupby("group")]
print(np.round(stats.f_oneway(*groups), 10), np.round(stats.ttest_ind(*groups).confidence_interval(), 10))
print(np.round(stats.norm.cdf(frame["a"], 4, 2), 11)[:2], np.round(stats.spearmanr(frame[["a", "b"]]).statistic, 11))
print(stats.chi2_contingency(pd.crosstab(frame["a"] > 3.5, frame["group"])).dof,
    round(float(stats.entropy(frame["group"].value_counts())), 11))
