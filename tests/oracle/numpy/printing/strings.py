# string layouts
import numpy as np

print(np.array(["a", "bcd"]), repr(np.array(["a", "bcd"])), np.array([["x", "yy"], ["zzz", ""]]), repr(np.array(["it's", 'say "hi"', "tab\t"])), np.array(["a" * 30, "b" * 30, "c" * 30]), repr(np.array([["x", "yy"], ["zzz", ""]])))
