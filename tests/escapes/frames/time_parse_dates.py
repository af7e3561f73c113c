# attack: a native parse_dates that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=3 memory=1G
import numpy as np
import pandas as pd

n = 10**6
x = pd.DataFrame({"k": np.arange(n) % 1000, "v": np.arange(n) * 0.5, "t": ["a" + str(i % 100) for i in range(n)]})
try:
    while True:
        pd.to_datetime(x["k"].astype(str) + "-01-01", errors="coerce")
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
