# All pairs of groups compared.
import numpy as np
from statsmodels.stats.multicomp import pairwise_tukeyhsd

rng = np.random.default_rng(6)
groups = np.repeat(["a", "b", "c"], 12)
values = rng.normal(size=36) + np.repeat([0.0, 0.4, 1.8], 12)
found = pairwise_tukeyhsd(values, groups, alpha=0.05)
print(found)
print(found.reject, found.meandiffs.round(8), found.pvalues.round(7))
print(found.confint.round(6), round(float(found.q_crit), 6))
