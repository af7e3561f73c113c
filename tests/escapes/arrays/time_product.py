# attack: a native product that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=1 memory=1G
import numpy as np

a = np.ones(10**6)
try:
    m = np.ones((1500, 1500))
    while True:
        m = m @ m * 1e-9
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
