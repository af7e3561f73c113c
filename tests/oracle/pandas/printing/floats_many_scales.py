# Random numbers of many sizes, rounded and with gaps
import numpy as np
import pandas as pd

rng = np.random.RandomState(0)
for power in range(-8, 12, 2):
    values = rng.randn(4) * 10.0**power
    print(pd.Series(values))
    print(pd.DataFrame({"raw": values, "rounded": np.round(values, 2)}))
values[1] = np.nan
print(pd.Series(values))
