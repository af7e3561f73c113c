# Flattening nested records
import pandas as pd

data = [
    {"id": 1, "user": {"name": "Ann", "tags": ["x", "y"]}, "items": [{"sku": "a", "n": 1}, {"sku": "b", "n": 2}]},
    {"id": 2, "user": {"name": "Bob", "address": {"city": "Rome"}}, "items": [{"sku": "c", "n": 3}]},
]
print(pd.json_normalize(data).to_string())
print(pd.json_normalize(data, record_path="items"))
print(pd.json_normalize(data, record_path="items", meta=["id", ["user", "name"]]))
print(pd.json_normalize({"a": {"b": 1, "c": {"d": 2}}}))
print(pd.json_normalize({"a": {"b": 1, "c": {"d": 2}}}, sep="_", max_level=1))
print(pd.json_normalize(data, "items", ["id"], record_prefix="item_", meta_prefix="order_"))
