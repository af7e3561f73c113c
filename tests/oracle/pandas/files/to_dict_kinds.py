# Types of the values that to_dict and to_records give
import pandas as pd

df = pd.DataFrame({"name": ["a", None], "n": [1, 2], "x": [1.5, None], "d": pd.to_datetime(["2024-01-01", None]), "b": [True, False], "m": [1, "x"]})
for orient in ("list", "records", "index"):
    print(df.to_dict(orient))
print([type(value).__name__ for value in df.to_dict("records")[0].values()])
print(df["d"].to_dict())
two = pd.DataFrame({"v": [1]}, index=pd.MultiIndex.from_tuples([("a", 1)], names=["k", "i"]))
print(two.to_dict("tight"))
print(two.to_dict())
for call in (lambda: pd.DataFrame({"a": [1, 2]}, index=[0, 0]).to_dict("index"), lambda: df.to_dict("list", index=False), lambda: df.to_dict("r")):
    try:
        call()
    except ValueError as error:
        print(error)
print(pd.DataFrame({"a": [1], "b": ["x"]}, index=pd.Index([5], name="k")).to_records())
