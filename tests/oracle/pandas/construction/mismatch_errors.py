# Lists of different lengths and scalars without an index.
import pandas as pd

for data in [{"a": [1, 2], "b": [1]}, {"a": 1, "b": 2}]:
    try:
        pd.DataFrame(data)
    except ValueError as error:
        print("ValueError", error)
try:
    pd.Series([1, 2, 3], index=["a", "b"])
except ValueError as error:
    print("ValueError", error)
df = pd.DataFrame({"a": [1, 2, 3]})
try:
    df["b"] = [1, 2]
except ValueError as error:
    print("ValueError", error)
try:
    df.columns = ["x", "y"]
except ValueError as error:
    print("ValueError", error)
try:
    df.index = [1]
except ValueError as error:
    print("ValueError", error)
