# Groups in an order of our own.
import numpy as np
from statsmodels.stats.multicomp import MultiComparison

rng = np.random.default_rng(6)
groups = np.repeat(["a", "b", "c"], 12)
values = rng.normal(size=36) + np.repeat([0.0, 0.4, 1.8], 12)
print(MultiComparison(values, groups, group_order=["c", "a", "b"]).tukeyhsd(alpha=0.1).summary())
try:
    MultiComparison(values, groups, group_order=["z"])
except ValueError as error:
    print(error)
