# Whether one series helps to foretell another.
import numpy as np
from statsmodels.tsa.stattools import grangercausalitytests

rng = np.random.default_rng(9)
pair = rng.normal(size=(60, 2))
pair[1:, 0] += 0.5 * pair[:-1, 1]
found = grangercausalitytests(pair, maxlag=2)
print({name: [round(float(x), 8) for x in values] for name, values in found[2][0].items()})
