# attack: a native sort that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=1 memory=1G
import numpy as np

a = np.ones(10**6)
try:
    while True:
        np.sort(np.random.default_rng(1).random(10**6))
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
