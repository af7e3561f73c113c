# attack: a native random that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=1 memory=1G
import numpy as np

a = np.ones(10**6)
try:
    while True:
        np.random.normal(size=10**6)
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
