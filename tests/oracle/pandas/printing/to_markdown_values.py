# to_markdown of numbers, texts that look like numbers, and times
import pandas as pd

print(pd.DataFrame({"b": [True, False]}).to_markdown())
print(pd.DataFrame({"b": [True, False], "n": [1, 2]}).to_markdown())
print(pd.DataFrame({"n": [1, 1234567], "x": [1.5, 2]}).to_markdown())
print(pd.DataFrame({"n": ["1", "20"], "x": ["a\nb", "c"]}).to_markdown())
print(pd.DataFrame({"n": ["1", "2.5"], "x": ["True", "False"], "d": ["1,000", "2"], "e": ["1e5", "inf"]}).to_markdown())
print(pd.DataFrame({"n": [1]}, index=pd.MultiIndex.from_tuples([("a", 1)], names=["p", "q"])).to_markdown())
print(pd.DataFrame({"n": [1, None, 3]}, dtype="Int64").to_markdown())
print(pd.DataFrame({"c": pd.Categorical(["u"]), "t": pd.to_datetime(["2024-01-01"]), "w": pd.to_timedelta(["1d"])}).to_markdown())
