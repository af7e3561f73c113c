# str.replace takes plain text unless told otherwise
import pandas as pd

s = pd.Series(["$1,200.50", "$300", None, "1.5.2"])
print(s.str.replace("$", "").tolist())
print(s.str.replace(".", "", regex=False).tolist())
print(s.str.replace(",", "").str.replace("$", "").tolist())
print(s.str.replace(".", "-", n=1).tolist())
prices = pd.Series(["$1,200.50", "$300"])
print(prices.str.replace("$", "").str.replace(",", "").astype(float).sum())
words = pd.Series(["Foo foo FOO"])
print(words.str.replace("foo", "bar", case=False).tolist())
