# How much other columns explain a column.
import numpy as np
import pandas as pd
import statsmodels.api as sm
from statsmodels.stats.outliers_influence import variance_inflation_factor

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
table = sm.add_constant(pd.DataFrame({"size": size, "age": age, "rooms": np.round(size / 12 + age / 20)}))
print([round(float(variance_inflation_factor(table.values, place)), 7) for place in range(table.shape[1])])
