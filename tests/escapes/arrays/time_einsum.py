# attack: a native einsum that outlasts the time limit
# stopped by: ExecutionTimeout
# limits: timeout=1 memory=1G
import numpy as np

a = np.ones(10**6)
try:
    np.einsum('ij,jk,kl->il', np.ones((2000, 2000)), np.ones((2000, 2000)), np.ones((2000, 2000)))
    while True:
        pass
except BaseException:
    print('ESCAPED caught the limit')
print('ESCAPED finished')
