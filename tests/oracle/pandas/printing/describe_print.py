# describe of numbers and text as shown
import pandas as pd

df = pd.DataFrame({"price": [10.5, 20.0, 31.25, 15.75], "qty": [1, 2, 3, 4], "kind": ["a", "b", "a", "a"]})
print(df.describe())
print(df["kind"].describe())
print(df.describe(include="all"))
print(df["qty"].describe())
