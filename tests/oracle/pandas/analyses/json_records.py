import json
import pandas as pd
import numpy as np

data = [
    {"id": 1, "name": {"first": "Ann", "last": "Lee"}, "tags": ["x", "y"], "orders": [{"sku": "A", "qty": 1}, {"sku": "B", "qty": 2}], "address": {"city": "Rome", "geo": {"lat": 41.9, "lon": 12.5}}},
    {"id": 2, "name": {"first": "Bob"}, "tags": [], "orders": [], "address": None},
    {"id": 3, "name": {"first": "Cy", "last": "Ng"}, "tags": ["z"], "orders": [{"sku": "A", "qty": 5}], "address": {"city": "Oslo", "geo": {"lat": 59.9, "lon": 10.7}}},
]
flat = pd.json_normalize(data)
print(flat.to_string())
print(flat.columns.tolist())
print(pd.json_normalize(data, sep="_", max_level=1).to_string())
orders = pd.json_normalize(data, record_path="orders", meta=["id", ["name", "first"]], record_prefix="o_")
print(orders)
print(orders.dtypes)
print(pd.json_normalize(data, record_path="orders", meta=["id", ["name", "last"]], errors="ignore"))
try:
    pd.json_normalize(data, record_path="orders", meta=[["name", "last"]])
except KeyError as e:
    print("KeyError", e)
print(pd.json_normalize({"a": 1, "b": {"c": 2}}))
df = pd.DataFrame(data)
print(df["tags"].explode())
print(df[["id", "tags"]].explode("tags", ignore_index=True))
print(df["tags"].str.len(), df["tags"].str[0])
print(df["name"].apply(pd.Series))
print(pd.concat([df[["id"]], pd.json_normalize(df["name"].tolist())], axis=1))
print(df["name"].map(lambda d: d.get("last", "?")))
small = pd.DataFrame({"a": [1, 2], "b": [1.5, None], "c": ["x", "é"], "d": pd.to_datetime(["2024-01-01 00:00:00", "2024-01-02 03:04:05"])}, index=["r1", "r2"])
for orient in ["records", "split", "index", "columns", "values", "table"]:
    print(orient, small.to_json(orient=orient))
print(small.to_json(date_format="iso", force_ascii=False))
print(small.to_json(orient="records", lines=True))
print(small.to_json(orient="records", indent=2))
for orient in ["dict", "list", "series", "split", "tight", "records", "index"]:
    print(orient, small.to_dict(orient))
print(json.dumps(small.drop(columns="d").to_dict("records"), default=str))
from io import StringIO
print(pd.read_json(StringIO('[{"a":1,"b":"x"},{"a":2,"c":true}]')))
print(pd.read_json(StringIO('{"r1":{"a":1},"r2":{"a":2}}'), orient="index"))
print(pd.read_json(StringIO('{"a":1}\n{"a":3}\n'), lines=True))
print(pd.DataFrame.from_dict({"r1": [1, 2], "r2": [3, 4]}, orient="index", columns=["x", "y"]))
print(pd.DataFrame.from_records([(1, "a"), (2, "b")], columns=["n", "s"], index="n"))
print(pd.DataFrame({"k": {"a": 1, "b": 2}, "m": {"b": 3, "c": 4}}))
print(pd.Series({"a": 1, "b": [1, 2], "c": None}))
print(pd.DataFrame([{"a": 1}, {"b": 2}, {}]))
