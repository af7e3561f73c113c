# attack: more memory than allowed through outer
# stopped by: MemoryLimit
import numpy as np

a = np.outer(np.arange(10**5), np.arange(10**5))
print("ESCAPED", a[0])
