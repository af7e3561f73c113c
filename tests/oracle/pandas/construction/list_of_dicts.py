# Rows given as dicts, some with keys missing.
import pandas as pd

rows = [
    {"id": 1, "city": "Oslo", "temp": 4.5},
    {"id": 2, "city": "Rome"},
    {"id": 3, "temp": 21.0, "note": "hot"},
]
df = pd.DataFrame(rows)
print(df)
print(df.dtypes)
print(pd.DataFrame(rows, columns=["city", "id"]))
print(pd.DataFrame(rows, index=["r1", "r2", "r3"]))
print(pd.DataFrame([{"a": 1}, {"a": 2}]).a.tolist())
