# Missing numbers are an error, or their rows are dropped.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
table = sm.add_constant(pd.DataFrame({"size": size}))
table.iloc[2, 1] = np.nan
try:
    sm.OLS(price, table).fit()
except Exception as error:
    print(type(error).__name__, error)
fit = sm.OLS(price, table, missing="drop").fit()
print(fit.nobs, fit.params.round(9).tolist(), fit.resid.index[:4].tolist())
