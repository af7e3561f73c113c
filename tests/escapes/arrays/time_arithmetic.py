# attack: a native arithmetic that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=1 memory=1G
import numpy as np

a = np.ones(10**6)
try:
    for _ in range(10**9):
        a = a * 1.0000001 + 1
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
