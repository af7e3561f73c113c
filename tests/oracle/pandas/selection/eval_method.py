# eval computes and assigns columns.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [10.0, 20.0, 30.0]})
print(df.eval("a + b"))
print(df.eval("c = a * b"))
print(df.eval("d = a ** 2 + b / 10"))
df.eval("total = a + b", inplace=True)
print(df)
print(df.eval("x = a + 1\ny = x * 2"))
print(df.eval("a > 1 and b < 30").tolist())
print(df.eval("sqrt(b)").round(3).tolist())
