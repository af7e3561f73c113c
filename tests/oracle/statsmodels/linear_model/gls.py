# The covariance of the rows as numbers or as a matrix.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
X = sm.add_constant(np.column_stack([size, age]))
fit = sm.GLS(price, X, sigma=1 + age).fit()
print(fit.params.round(9), fit.bse.round(9), round(float(fit.llf), 7))
near = np.abs(np.subtract.outer(np.arange(40), np.arange(40)))
fit = sm.GLS(price, X, sigma=0.5**near).fit()
print(fit.params.round(9), fit.bse.round(9), round(float(fit.llf), 7), round(float(fit.rsquared), 9))
