# attack: more memory than allowed through broadcast_copy
# stopped by: MemoryLimit
import numpy as np

a = np.broadcast_to(np.arange(10), (10**9, 10)).copy()
print("ESCAPED", a[0])
