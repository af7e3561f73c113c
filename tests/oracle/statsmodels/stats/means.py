# Means and their tests: z, t, intervals.
import numpy as np
from statsmodels.stats.weightstats import CompareMeans, DescrStatsW, ttest_ind, zconfint, ztest

rng = np.random.default_rng(7)
first, second = rng.normal(0, 1, 30), rng.normal(0.5, 2, 40)
for answer in (
    ztest(first, value=0.1), ztest(first, second), ttest_ind(first, second), ttest_ind(first, second, usevar="unequal"), zconfint(first),
    CompareMeans.from_data(first, second).tconfint_diff(usevar="unequal"), DescrStatsW(first).tconfint_mean(),
    DescrStatsW(first).ttest_mean(0.2),
):
    print([round(float(x), 9) for x in answer])
weighted = DescrStatsW(first, weights=np.arange(1, 31))
print(round(float(weighted.mean), 9), round(float(weighted.std), 9), round(float(weighted.std_mean), 9))
