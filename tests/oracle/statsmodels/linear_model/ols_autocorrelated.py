# Errors that are robust to dependence in time, and to groups.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
X = sm.add_constant(np.column_stack([size, age]))
fit = sm.OLS(price, X).fit(cov_type="HAC", cov_kwds={"maxlags": 2})
print(fit.bse.round(9), fit.cov_type)
fit = sm.OLS(price, X).fit(cov_type="cluster", cov_kwds={"groups": np.arange(40) // 5})
print(fit.bse.round(9), round(float(fit.f_pvalue) * 1e9, 4))
print(sm.OLS(price, X).fit().get_robustcov_results("HAC", maxlags=3, use_correction=True).bse.round(9))
