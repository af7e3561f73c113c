# Leverage, studentized residuals, Cook's distance.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
fit = sm.OLS(price, sm.add_constant(np.column_stack([size, age]))).fit()
rows = fit.get_influence()
print(rows.hat_matrix_diag[:4].round(9))
print(rows.resid_studentized_internal[:4].round(8), rows.resid_studentized_external[:4].round(8))
print(rows.cooks_distance[0][:4].round(9), rows.cooks_distance[1][:4].round(8))
print(rows.dffits[0][:4].round(8), round(float(rows.dffits[1]), 8))
print(rows.dfbetas[:2].round(8))
