# Hypotheses on coefficients as text and as numbers.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
table = sm.add_constant(pd.DataFrame({"size": size, "age": age}))
fit = sm.OLS(price, table).fit()
print(fit.t_test("size = 3"))
print(fit.t_test("size + 2*age = 0, const = 20"))
test = fit.f_test("size = age = 0")
print(round(float(test.fvalue), 8), f"{float(test.pvalue):.6e}", test.df_num, test.df_denom)
test = fit.f_test(np.eye(3)[1:])
print(round(float(test.fvalue), 8), round(float(fit.wald_test("age = -1.5", scalar=True).statistic), 8))
single = fit.t_test([0, 1, 0])
print(single.effect.round(8), single.sd.round(8), single.conf_int().round(8))
