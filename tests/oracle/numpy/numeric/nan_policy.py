# nan in arithmetic, comparisons and sorting
import numpy as np

a = np.array([3.0, np.nan, 1.0])
print(a + 1, a > 2, np.sort(a), a.sum(), np.nansum(a), np.mean(a), a == a, np.isnan(a).sum(), a[~np.isnan(a)])
print(np.nanmax(a) - np.nanmin(a), np.where(np.isnan(a), np.nanmean(a), a), np.argsort(a), np.unique(a))
