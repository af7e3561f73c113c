# Pairs that change one way or the other.
from statsmodels.stats.contingency_tables import cochrans_q, mcnemar

found = mcnemar([[10, 5], [3, 12]])
print(found.statistic, round(float(found.pvalue), 9))
found = mcnemar([[10, 15], [3, 12]], exact=False)
print(round(float(found.statistic), 9), round(float(found.pvalue), 9))
found = cochrans_q([[1, 0, 1], [1, 1, 0], [0, 0, 1], [1, 0, 1]])
print(round(float(found.statistic), 9), round(float(found.pvalue), 9), found.df)
