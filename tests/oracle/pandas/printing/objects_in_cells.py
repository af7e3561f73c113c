# Lists, dicts, tuples and sets in cells
import pandas as pd

df = pd.DataFrame({"list": [[1, 2], []], "dict": [{"a": 1}, {}], "tuple": [(1, "x"), ()], "none": [None, None]})
print(df)
print(df["list"])
print(pd.Series([[1, 2, 3], "text", None, 1.123456789, 5]))
print(pd.Series(["line\nbreak", "tab\there"]))
print(pd.DataFrame({"t": ["line\nbreak", "quote'"]}))
