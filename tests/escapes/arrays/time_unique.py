# attack: a native unique that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=1 memory=1G
import numpy as np

a = np.ones(10**6)
try:
    while True:
        np.unique(np.random.default_rng(1).integers(0, 10**9, 10**6))
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
