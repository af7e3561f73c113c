# and, or and xor of frames and series whose labels differ
import operator

import pandas as pd

left = pd.DataFrame({"a": [True, False], "b": [True, True]})
right = pd.DataFrame({"b": [True, False, True], "c": [False, True, True]})
row = pd.Series([True, False], index=["a", "z"])
for operation in [operator.and_, operator.or_, operator.xor]:
    print(operation.__name__)
    print(operation(left, right))
    print(operation(left, right).dtypes.to_dict())
    print(operation(left, row))
    print(operation(left["a"], right["b"]))
print(left.add(right))
print(pd.DataFrame({"a": ["x"], "n": [1]}) + pd.DataFrame({"n": [2.5], "t": ["y"]}))
