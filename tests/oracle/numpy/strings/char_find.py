# find, count, startswith, replace
import numpy as np

a = np.array(["apple", "banana", "cherry"])
print(np.char.find(a, "an"), np.char.count(a, "a"), np.char.startswith(a, "b"), np.char.endswith(a, "y"), np.char.replace(a, "a", "A"), np.char.str_len(a), np.char.isalpha(a), np.char.isdigit(["1", "a"]), np.char.index(["abc"], "c"), np.char.rfind(a, "a"))
