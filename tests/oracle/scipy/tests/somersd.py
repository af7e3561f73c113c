"""How far one order tells another."""
import numpy as np
from scipy import stats

r = stats.somersd([0, 2, 1, 3, 3, 2], [1, 3, 2, 4, 3, 3])
print(round(float(r.statistic), 11), round(float(r.pvalue), 15))
print(r.table)
r = stats.somersd([[27, 25, 14], [7, 12, 30]], alternative="greater")
print(round(float(r.statistic), 11), f"{r.pvalue:.12g}")
try:
    stats.somersd([1, 2, 3], [1, 2])
except ValueError as error:
    print(error)
