# percentile and quantile with methods
import numpy as np

a = np.array([15, 20, 35, 40, 50])
print(np.percentile(a, 50), np.percentile(a, [25, 50, 75]), np.percentile(a, 0), np.percentile(a, 100), np.percentile(a, 40))
print(np.quantile(a, 0.9), np.quantile(a, [0.1, 0.5]), np.quantile(a / 3, 0.33))
for method in ["lower", "higher", "nearest", "midpoint", "linear", "hazen", "weibull", "median_unbiased", "normal_unbiased", "inverted_cdf", "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf"]:
    print(method, np.percentile(a, 30, method=method))
m = np.arange(12).reshape(3, 4)
print(np.percentile(m, 50, axis=0), np.percentile(m, [25, 75], axis=1), np.percentile(m, 50, axis=1, keepdims=True))
print(np.percentile([1, np.nan], 50), repr(np.percentile([1, 2, 3], 50)))
try:
    np.percentile(a, 101)
except ValueError as error:
    print(error)
