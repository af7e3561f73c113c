"""Whether the columns rise in order."""
import numpy as np
from scipy import stats

table = [[3, 4, 3], [2, 2, 4], [3, 3, 5], [1, 3, 2], [2, 3, 2], [2, 4, 5], [1, 2, 4], [3, 4, 4], [2, 4, 5], [1, 3, 4]]
r = stats.page_trend_test(table)
print(r.statistic, f"{r.pvalue:.12g}", r.method)
r = stats.page_trend_test(table, method="asymptotic", predicted_ranks=[2, 1, 3])
print(r.statistic, f"{r.pvalue:.12g}", r.method)
for call in (lambda: stats.page_trend_test([1, 2, 3]), lambda: stats.page_trend_test(table, predicted_ranks=[1, 1, 3]),
    lambda: stats.page_trend_test([[1, 2], [2, 1]])):
    try:
        call()
    except ValueError as error:
        print(error)
