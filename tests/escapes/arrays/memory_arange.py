# attack: more memory than allowed through arange
# stopped by: MemoryLimit
import numpy as np

a = np.arange(10**11)
print("ESCAPED", a[0])
