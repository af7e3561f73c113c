# scalars in Python's own functions
import numpy as np

import json
import math
a = np.array([3, 1, 2])
print(max(a), min(a), sum(a), sorted(a), list(a))
print(math.sqrt(np.float64(16)), math.floor(np.float64(2.7)), range(np.int64(3)))
print([10, 20, 30][np.int64(1)], "abc"[np.int64(2)])
print(json.dumps(a.tolist()), json.dumps(float(a.mean())))
try:
    json.dumps({"x": np.int64(1)})
except TypeError as error:
    print(error)
print(json.dumps({"x": np.float64(1.5)}))
print(int(np.array([5])[0]), float(np.array(2.5)), str(np.array([1, 2])))
print(" ".join(str(x) for x in a), isinstance(a[0], np.int64))
