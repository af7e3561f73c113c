# add, multiply, join, split
import numpy as np

a = np.array(["a", "b"])
print(np.char.add(a, "x"), np.char.add(a, ["1", "2"]), np.char.multiply(a, 3), np.char.join("-", ["abc", "de"]), np.char.split(["a b", "c d e"]), np.char.partition(["a-b"], "-"), np.char.mod("%d!", [1, 2]), np.char.equal(a, ["a", "c"]), np.char.splitlines(["a\nb"]))
