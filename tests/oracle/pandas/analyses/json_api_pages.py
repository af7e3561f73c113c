import json
from io import StringIO
import pandas as pd

pages = [
    '{"page": 1, "results": [{"id": 1, "user": {"name": "ann", "tags": ["a", "b"]}, "at": "2024-01-01T10:00:00Z", "price": "12.50"}, {"id": 2, "user": {"name": "bob", "tags": []}, "at": "2024-01-02T11:30:00Z", "price": null}]}',
    '{"page": 2, "results": [{"id": 3, "user": {"name": "cy"}, "at": "2024-02-01T00:00:00Z", "price": "7"}]}',
]
records = [r for p in pages for r in json.loads(p)["results"]]
df = pd.json_normalize(records)
print(df, df.dtypes)
df["at"] = pd.to_datetime(df["at"])
df["price"] = pd.to_numeric(df["price"])
df = df.rename(columns=lambda c: c.replace("user.", "user_"))
print(df, df.dtypes)
print(df["at"].dt.tz_localize(None).dt.date.tolist(), df["at"].dt.month.tolist(), df["price"].sum())
tags = df[["id", "user_tags"]].explode("user_tags").dropna()
print(tags, tags.groupby("user_tags")["id"].agg(list))
print(df.drop(columns="user_tags").to_json(orient="records", date_format="iso"))
print(json.loads(df.drop(columns=["user_tags", "at"]).to_json(orient="index")))
print(df.set_index("id").drop(columns=["user_tags", "at"]).to_dict("index"))
out = df.drop(columns="user_tags").copy()
out["at"] = out["at"].dt.strftime("%Y-%m-%d")
print(json.dumps(out.where(out.notna(), None).to_dict("records"), indent=1))
back = pd.read_json(StringIO(out.to_json(orient="records")))
print(back, back.dtypes)
print(pd.json_normalize([{"a": {"b": {"c": 1}}}, {"a": {"b": 2}}]), pd.json_normalize({"x": [1, 2]}), pd.json_normalize([]).empty)
nested = [{"team": "red", "members": [{"n": "x", "s": [1, 2]}, {"n": "y", "s": [3]}], "info": {"city": "Rome"}}, {"team": "blue", "members": [{"n": "z", "s": []}], "info": {"city": None}}]
flat = pd.json_normalize(nested, "members", ["team", ["info", "city"]], meta_prefix="m_")
print(flat, flat.explode("s"), flat["s"].map(sum))
print(pd.DataFrame(nested)["info"].apply(pd.Series), pd.DataFrame(nested)["members"].str.len().tolist(), pd.DataFrame(nested)["info"].str["city"].tolist())
print(pd.DataFrame.from_dict({"a": {"x": 1}, "b": {"y": 2}}, orient="index"), pd.Series({"k": {"deep": 1}}).to_json())
print(pd.read_json(StringIO('{"a":[1,2],"b":["x",null]}')), pd.read_json(StringIO('[[1,"a"],[2,"b"]]')), pd.read_json(StringIO('{"columns":["a"],"index":[5],"data":[[1]]}'), orient="split"))
try:
    pd.read_json(StringIO("{bad"))
except ValueError as e:
    print("ValueError", e)
