# Options that a method does not know
import numpy as np
from scipy import optimize

import warnings

for method, options in (("BFGS", {"size": 1}), ("Nelder-Mead", {"size": 1, "speed": 2}), ("SLSQP", {"gtol": 1})):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        optimize.minimize(lambda x: x @ x, [1.0, 2.0], method=method, options=options)
    print(seen[0].category.__name__, seen[0].message)
for more in ({"hess": lambda x: 1}, {"bounds": [(0, 1)] * 2}, {"constraints": {"type": "eq", "fun": lambda x: x[0]}}):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        optimize.minimize(lambda x: x @ x, [1.0, 2.0], method="CG", **more)
    print(seen[0].category.__name__, seen[0].message)
