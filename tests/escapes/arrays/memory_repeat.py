# attack: more memory than allowed through repeat
# stopped by: MemoryLimit
import numpy as np

a = np.repeat(np.arange(1000), 10**8)
print("ESCAPED", a[0])
