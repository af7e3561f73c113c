# zero dimensional arrays
import numpy as np

a = np.array(3.5)
print(a, repr(a), str(a), f"{a}", a.item(), a + 1, repr(a + 1), a.shape, a[()], repr(np.array(True)), repr(np.array("x")), repr(np.array(None)), repr(np.array(5, dtype=np.int8)))
