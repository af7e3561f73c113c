# Frames give coefficients with names, and predictions with the labels of rows.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
table = pd.DataFrame({"size": size, "age": age})
fit = sm.OLS(pd.Series(price, name="price"), sm.add_constant(table)).fit()
print(fit.params.round(9))
print(fit.bse.round(9))
print(fit.conf_int().round(8))
print(fit.predict(sm.add_constant(table.tail(3))).round(8))
print(fit.resid.head(3).round(8))
