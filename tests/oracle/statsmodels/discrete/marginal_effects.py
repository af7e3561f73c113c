# How the probability changes with each column.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(3)
dose = rng.uniform(0, 4, 80)
age = rng.normal(40, 12, 80)
cured = (rng.logistic(size=80) < 1.2 * dose - 0.03 * age).astype(int)
X = sm.add_constant(np.column_stack([dose, age]))
fit = sm.Logit(cured, X).fit(disp=0)
print(fit.get_margeff().summary())
made = sm.Probit(cured, X).fit(disp=0).get_margeff(at="mean")
print(made.margeff.round(8), made.margeff_se.round(8), made.pvalues.round(8))
