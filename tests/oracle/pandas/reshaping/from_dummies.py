# indicator columns back to one column
import pandas as pd

df = pd.DataFrame({"a": [1, 0, 0], "b": [0, 1, 0], "c": [0, 0, 1]})
print(pd.from_dummies(df))
d2 = pd.DataFrame({"col1_a": [1, 0, 1], "col1_b": [0, 1, 0], "col2_x": [0, 1, 0], "col2_y": [1, 0, 1]})
print(pd.from_dummies(d2, sep="_"))
d3 = pd.DataFrame({"a": [1, 0], "b": [0, 0]})
print(pd.from_dummies(d3, default_category="none"))
try:
    pd.from_dummies(d3)
except ValueError as error:
    print(type(error).__name__, error)
