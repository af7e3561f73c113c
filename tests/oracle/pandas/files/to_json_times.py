# Dates, flags and nested values in JSON
import pandas as pd

df = pd.DataFrame({
    "t": pd.to_datetime(["2024-01-01", "2024-06-01 12:30"], format="mixed"),
    "ok": [True, False],
    "list": [[1, 2], []],
    "d": [{"k": 1.5}, None],
    "w": pd.to_timedelta(["1 days", "2h"]),
})
print(df.to_json())
print(df.to_json(date_format="iso"))
print(df.to_json(orient="records", date_format="iso", date_unit="s"))
print(df[["t"]].to_json(date_unit="s"))
print(pd.Series([1.0, 1e20, 1e-7, 1 / 3, 123456789.125]).to_json())
print(pd.DataFrame({"x": [1 / 3]}).to_json(double_precision=3))
print(pd.DataFrame({"v": [1]}, index=pd.to_datetime(["2024-01-01"])).to_json())
df[["ok"]].to_json("data/processed/x.json")
print(open("data/processed/x.json").read())
