# attack: modules behind the public ones
# prints: ['numpy', 'pandas']
import numpy as np
import pandas as pd


import types
owners = set()
for module in (pd, np, np.random, np.linalg, pd.api, pd.api.types, pd.tseries):
    for name, value in vars(module).items():
        if isinstance(value, types.ModuleType):
            owners.add(value.__name__.split(".")[0])
        if isinstance(value, types.ModuleType) and not value.__name__.startswith(("pandas", "numpy")):
            print("ESCAPED", name, value)
print(sorted(owners))
