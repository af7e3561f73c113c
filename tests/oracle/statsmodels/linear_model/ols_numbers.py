# The numbers behind the summary.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
fit = sm.OLS(price, sm.add_constant(np.column_stack([size, age]))).fit()
for name in "rsquared rsquared_adj fvalue llf aic bic ssr ess centered_tss uncentered_tss mse_model mse_resid mse_total scale".split():
    print(name, round(float(getattr(fit, name)), 7))
print(f"{fit.f_pvalue:.8e}", fit.df_model, fit.df_resid, fit.nobs, round(float(fit.condition_number), 7))
print(fit.tvalues.round(8), [f"{p:.6e}" for p in fit.pvalues])
print(fit.cov_params().round(9))
