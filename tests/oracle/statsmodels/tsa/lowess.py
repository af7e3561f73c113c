# Locally weighted regression.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(8)
x = rng.uniform(0, 10, 40)
y = np.sin(x) + rng.normal(0, 0.2, 40)
y[5] = 9
print(sm.nonparametric.lowess(y, x)[:6].round(6))
print(sm.nonparametric.lowess(y, x, frac=0.3, it=1, return_sorted=False)[:6].round(6))
