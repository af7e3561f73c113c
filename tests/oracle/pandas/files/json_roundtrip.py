# Writing and reading a JSON file
import json
import pandas as pd

df = pd.DataFrame({"id": [1, 2], "name": ["a", "b"], "v": [1.5, None]})
df.to_json("data/processed/d.json", orient="records", indent=4)
print(open("data/processed/d.json").read())
print(json.load(open("data/processed/d.json")))
print(pd.read_json("data/processed/d.json"))
df.to_json("data/processed/d.jsonl", orient="records", lines=True)
print(pd.read_json("data/processed/d.jsonl", lines=True))
try:
    pd.read_json("data/raw/none.json")
except FileNotFoundError as error:
    print(type(error).__name__, error)
try:
    df.to_json(lines=True)
except ValueError as error:
    print(type(error).__name__, error)
