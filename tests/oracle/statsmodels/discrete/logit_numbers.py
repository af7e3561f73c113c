# The numbers of a logistic regression.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(3)
dose = rng.uniform(0, 4, 80)
age = rng.normal(40, 12, 80)
cured = (rng.logistic(size=80) < 1.2 * dose - 0.03 * age).astype(int)
X = sm.add_constant(np.column_stack([dose, age]))
fit = sm.Logit(cured, X).fit(disp=0)
print(fit.params.round(8), fit.bse.round(8), fit.tvalues.round(7), fit.pvalues.round(9))
print(round(float(fit.llf), 8), round(float(fit.llnull), 6), round(float(fit.prsquared), 7))
print(round(float(fit.aic), 7), round(float(fit.bic), 7))
print(fit.conf_int().round(7), fit.df_model, fit.df_resid, fit.mle_retvals["converged"])
print(fit.predict(X[:3]).round(8), fit.pred_table())
