# Whether the spread of residuals depends on columns.
import numpy as np
import statsmodels.api as sm
from statsmodels.stats.diagnostic import het_arch, het_breuschpagan, het_goldfeldquandt, het_white

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
X = sm.add_constant(np.column_stack([size, age]))
fit = sm.OLS(price, X).fit()
print([round(float(x), 8) for x in het_breuschpagan(fit.resid, X)])
print([round(float(x), 8) for x in het_breuschpagan(fit.resid, X, robust=False)])
print([round(float(x), 8) for x in het_white(fit.resid, X)])
print([round(float(x), 8) for x in het_goldfeldquandt(price, X)[:2]])
print([round(float(x), 8) for x in het_arch(fit.resid, nlags=3)])
