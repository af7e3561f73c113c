# arrays inside lists, dicts and f-strings
import numpy as np

a = np.array([1.5, 2.0])
print([a, a], {"k": a}, (np.array([1]),), f"{a}", f"{a!r}", str([np.array([[1, 2], [3, 4]])]))
print("value:", a, "and", np.arange(3), sep=" | ")
print("{} {}".format(a, np.float64(0.5)), "%s" % np.arange(2), f"{a.mean():.3f}", f"{np.array(2.5):.2f}")
