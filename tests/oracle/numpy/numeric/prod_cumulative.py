# growth and compounding
import numpy as np

rates = np.array([0.05, -0.02, 0.1])
growth = np.cumprod(1 + rates)
print(growth, np.prod(1 + rates) - 1, 100 * growth, np.diff(np.log(growth)), np.log1p(rates).sum())
