# str.join and repeat
import pandas as pd

s = pd.Series([["a", "b"], ["c"], None, ["x", 1]])
print(s.str.join("-"))
print(pd.Series(["abc", "d"]).str.join(","))
print(pd.Series(["ab", None, "c"]).str.repeat(2))
print(pd.Series(["ab", "c", "d"]).str.repeat([1, 2, 3]))
