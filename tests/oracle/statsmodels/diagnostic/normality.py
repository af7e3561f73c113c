# Whether residuals are normal.
import numpy as np
import statsmodels.api as sm
from statsmodels.stats.diagnostic import normal_ad
from statsmodels.stats.stattools import jarque_bera, omni_normtest

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
fit = sm.OLS(price, sm.add_constant(size)).fit()
print([round(float(x), 8) for x in jarque_bera(fit.resid)])
print([round(float(x), 8) for x in omni_normtest(fit.resid)])
print([round(float(x), 8) for x in normal_ad(fit.resid)])
