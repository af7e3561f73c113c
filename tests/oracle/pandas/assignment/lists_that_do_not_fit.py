# A list must have as many values as there are places, also if it has one; a cell of objects holds the list itself.
import numpy as np
import pandas as pd

numbers = pd.Series([1, 2, 3])
table = pd.DataFrame({"a": [1, 2], "b": ["x", "y"]})


def attempt(data, change):
    changed = data.copy()
    try:
        change(changed)
        print(changed.to_dict())
    except ValueError as error:
        print("ValueError:", error)


def put(key, value):
    return lambda data: data.loc.__setitem__(key, value)


for key, value in (([0, 1], [9]), (slice(0, 1), [9]), (numbers > 1, [9]), (numbers > 1, np.array([9])), (numbers > 1, [7, 8]),
                   (numbers > 2, [9]), ([0, 1], [7, 8, 9])):  # fmt: skip
    attempt(numbers, put(key, value))
for key, value in (((slice(None), "a"), [5]), (([0, 1], "a"), [5]), ((0, "a"), [5]), ((0, "b"), ["q"]), ((0, "b"), ("q",)),
                   ((slice(None), "new"), [5]), (([0, 1], "new"), [5]), (([0, 1], "new"), [5, 6])):  # fmt: skip
    attempt(table, put(key, value))
