# replace with regular expressions.
import pandas as pd

s = pd.Series(["foo1", "bar22", "baz", None])
print(s.replace(r"\d+", "#", regex=True))
print(s.replace(regex=r"^ba.", value="X").tolist())
df = pd.DataFrame({"a": ["$1,200", "$30"], "b": ["x y", "z"], "n": [1, 2]})
print(df.replace(r"[\$,]", "", regex=True))
print(df.replace({"a": r"\$"}, {"a": "USD "}, regex=True))
print(df.replace({"b": {r"\s": "_"}}, regex=True))
print(s.replace([r"foo\d", r"bar\d+"], ["F", "B"], regex=True).tolist())
