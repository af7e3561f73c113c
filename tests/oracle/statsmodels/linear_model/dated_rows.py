# Dates as labels of rows come back with fitted values and residuals.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
days = pd.date_range("2024-01-01", periods=40, name="day")
fit = sm.OLS(pd.Series(price, index=days, name="price"), sm.add_constant(pd.Series(size, index=days, name="size"))).fit()
print(fit.fittedvalues.head(2).round(7))
print(fit.resid.tail(2).round(7))
print(type(fit.predict()).__name__, fit.nobs, fit.params.index.tolist())
