# Tables out of nested dicts and back.
import json

import pandas as pd

payload = {"users": [{"id": 1, "name": "Ann", "tags": ["a", "b"]}, {"id": 2, "name": "Bob", "tags": []}]}
df = pd.DataFrame(payload["users"])
print(df)
df["n_tags"] = df["tags"].apply(len)
print(df[["id", "n_tags"]])
print(df.explode("tags"))
print(json.dumps(df.drop(columns="tags").to_dict(orient="records")))
print(df.set_index("id")["name"].to_dict())
nested = {"x": {"a": 1, "b": 2}, "y": {"a": 3}}
frame = pd.DataFrame.from_dict(nested, orient="index")
print(frame)
print(frame.fillna(0).astype(int).to_dict())
print(frame.to_dict(orient="index"))
print(df["tags"].str.join("|").tolist(), df["tags"].str[0].tolist())
print(json.dumps({"mean": float(df["n_tags"].mean()), "max": int(df["n_tags"].max())}))
