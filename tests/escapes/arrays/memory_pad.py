# attack: more memory than allowed through pad
# stopped by: MemoryLimit
import numpy as np

a = np.pad(np.arange(10), 10**9)
print("ESCAPED", a[0])
