# attack: more memory than allowed through concatenate
# stopped by: MemoryLimit
import numpy as np

a = np.concatenate([np.arange(10**6)] * 10**4)
print("ESCAPED", a[0])
