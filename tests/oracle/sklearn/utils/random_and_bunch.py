import numpy as np
import pandas as pd
from sklearn.utils import Bunch, check_random_state, resample, shuffle, check_X_y, check_consistent_length, column_or_1d

print(check_random_state(3).randint(0, 100, 4).tolist())
print(shuffle([1, 2, 3], [4, 5, 6], random_state=0))
print(resample([1, 2, 3], random_state=0), resample(np.arange(5), n_samples=3, replace=False, random_state=1))
print(resample([1, 2, 3, 4], [0, 0, 1, 1], stratify=[0, 0, 1, 1], random_state=0, n_samples=2))
print(shuffle(pd.DataFrame({"a": [1, 2, 3]}), random_state=2))
b = Bunch(a=1, b=2)
print(b, b.a, b["b"])
for call in (lambda: b.c, lambda: check_random_state("a"), lambda: resample([1, 2, 3], replace=False, n_samples=5),
             lambda: check_consistent_length([1, 2, 3], [1, 2]), lambda: column_or_1d([[1, 2], [3, 4]]),
             lambda: check_X_y([[1.0], [2.0]], [1.0])):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
