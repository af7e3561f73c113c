# attack: a native groupby that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=3 memory=1G
import numpy as np
import pandas as pd

n = 10**6
x = pd.DataFrame({"k": np.arange(n) % 1000, "v": np.arange(n) * 0.5, "t": ["a" + str(i % 100) for i in range(n)]})
try:
    while True:
        x.groupby("k")["v"].agg(["sum", "median", "std"])
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
