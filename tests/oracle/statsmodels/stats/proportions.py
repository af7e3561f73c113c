# Shares: tests, intervals, size of the effect.
import numpy as np
from statsmodels.stats.proportion import proportion_confint, proportion_effectsize, proportions_chisquare, proportions_ztest

print([round(float(x), 9) for x in proportions_ztest([30, 45], [100, 120])])
print([round(float(x), 9) for x in proportions_ztest(30, 100, value=0.4)])
print([round(float(x), 9) for x in proportions_ztest(np.array([30, 45]), np.array([100, 120]), alternative="smaller")])
print([round(float(x), 9) for x in proportions_chisquare([30, 45, 20], [100, 120, 90])[:2]])
for method in ("normal", "agresti_coull", "wilson", "beta", "jeffreys"):
    print(method, [round(x, 9) for x in proportion_confint(30, 100, alpha=0.05, method=method)])
print(round(float(proportion_effectsize(0.3, 0.5)), 9))
