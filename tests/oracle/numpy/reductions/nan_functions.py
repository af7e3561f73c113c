# the nan-skipping reductions
import numpy as np

a = np.array([[1.0, np.nan, 3.0], [4.0, 5.0, np.nan]])
print(np.nansum(a), np.nanmean(a), np.nanmin(a), np.nanmax(a), np.nanstd(a), np.nanvar(a), np.nanprod(a), np.nanmedian(a))
print(np.nansum(a, axis=0), np.nanmean(a, axis=1), np.nanmax(a, axis=0), np.nanmin(a, axis=1), np.nanstd(a, axis=1), np.nanmedian(a, axis=0))
print(np.nanargmax(a), np.nanargmin(a, axis=1), np.nancumsum(a), np.nancumprod([1, np.nan, 3]))
print(np.nanpercentile(a, 50), np.nanquantile(a, [0.25, 0.75]), np.nanpercentile(a, 50, axis=1), np.nanvar(a, ddof=1))
print(a.mean(), np.sum(a, axis=1), np.nansum([np.nan]), np.nanmean([1, 2], keepdims=True))
