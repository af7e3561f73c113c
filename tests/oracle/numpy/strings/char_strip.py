# strip, pad and zfill
import numpy as np

a = np.array(["  a ", "bb  "])
print(np.char.strip(a), np.char.lstrip(a), np.char.rstrip(a), np.char.center(["a", "bb"], 5, "*"), np.char.ljust(["a"], 3), np.char.rjust(["a"], 3, "."), np.char.zfill(["7", "-5"], 3), np.char.strip(["xxaxx"], "x"))
