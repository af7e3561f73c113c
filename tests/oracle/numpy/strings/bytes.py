# byte strings
import numpy as np

b = np.array([b"ab", b"c"])
print(b, b.dtype, b[0], np.char.decode(b), np.char.encode(["x"]), b == b"c", b.astype(str), repr(np.array(["a"]).astype("S")))
