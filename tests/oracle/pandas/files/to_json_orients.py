# All orients of to_json
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": [0.5, None], "c": ["x/y", "é\"q"]}, index=["r1", "r2"])
for orient in ["columns", "records", "index", "split", "values", "table"]:
    print(orient, df.to_json(orient=orient))
print(df.to_json())
print(df["a"].to_json())
print(df["a"].to_json(orient="records"))
print(df["a"].to_json(orient="split"))
print(df.to_json(orient="records", lines=True))
print(df.to_json(orient="records", indent=2))
print(df.to_json(orient="records", force_ascii=False))
print(df.to_json(orient="split", index=False))
