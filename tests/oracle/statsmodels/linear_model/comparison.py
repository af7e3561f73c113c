# A regression against a smaller one.
import numpy as np
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
large = sm.OLS(price, sm.add_constant(np.column_stack([size, age]))).fit()
small = sm.OLS(price, sm.add_constant(size)).fit()
print([round(float(x), 9) for x in large.compare_f_test(small)])
print([round(float(x), 9) for x in large.compare_lr_test(small)])
