"""Box-Cox, Yeo-Johnson, probability plots."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

y1, lam = stats.boxcox(x)
print(f"{lam:.7f}", np.round(y1, 5).tolist())
show(stats.boxcox(x, 0.5), stats.yeojohnson(x - 4, 0.7), stats.boxcox_llf(0.3, x), stats.yeojohnson_llf(0.3, x))
y2, lam = stats.yeojohnson(x - 4)
print(f"{lam:.7f}")
(osm, osr), (slope, intercept, r) = stats.probplot(x)
show(osm, osr, slope, intercept, r)
for bad in ([1.0, -2.0], [2.0, 2.0]):
    try:
        stats.boxcox(np.array(bad))
    except ValueError as error:
        print(error)
