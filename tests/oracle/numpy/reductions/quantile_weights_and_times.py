# quantiles by weight, of dates and lengths of time with gaps, of booleans, over empty axes
import numpy as np

heights = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 9.0]])
print(np.quantile([1.0, 2.0, 3.0], [0.2, 0.5, 1.0], weights=[1, 1, 8], method="inverted_cdf"))
print(np.percentile(heights, 50, axis=0, weights=[1, 5, 1], method="inverted_cdf"))
try:
    np.quantile([1.0, 2.0], 0.5, weights=[1, 2])
except ValueError as error:
    print(error)

waits = np.array([5, "NaT", -3, 0], dtype="m8[h]")
print(np.median(waits), np.nanmedian(waits), np.nanmin(waits), np.nanmax(waits), np.percentile(waits, 50))
days = np.array(["2024-01-01", "2024-01-04", "2024-01-05"], dtype="M8[D]")
print(np.quantile(days, 0.5), np.quantile(days, 0.4, method="nearest"))
print(np.quantile([True, False, True], 0.5, method="nearest"))
print(np.median(np.empty((0, 3)), axis=-1, keepdims=True).shape, np.nanmedian(np.empty((0, 3)), axis=1).shape)
print(np.nanstd(np.float32([1, np.nan, 2])).dtype, np.nanvar(np.float32([[1, np.nan], [2, 4]]), axis=0))
