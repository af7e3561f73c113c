# windows over ints and bools, and iteration over windows
import pandas as pd

s = pd.Series([True, False, True, True])
print(s.rolling(2).sum())
for part in pd.Series([1, 2, 3]).rolling(2):
    print(part.tolist())
print(pd.Series([5, 6, 7, 8], name="n").rolling(3).sum())
print(pd.Series([1.5, 2.5, 3.5]).expanding().sum().tolist())
df = pd.DataFrame({"s": list("abc"), "v": [1, 2, 3]})
print(df[["v"]].rolling(2).sum())
print(df.rolling(2).sum(numeric_only=True))
