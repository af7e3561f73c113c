# frames survive parquet, JSON, JSON lines and workbooks; broken files name themselves
from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import (
    DataError, load_csv, load_excel, load_json, load_parquet, save_csv, save_excel, save_json, save_parquet,
)

df = pd.DataFrame({"id": [1, 2], "name": ["pear", "plum"], "price": [0.5, 1.25]})
print(load_csv(save_csv(df, "fruit")).equals(df), save_csv(df, "fruit"))
print(load_parquet(save_parquet(df, "fruit.parquet")).equals(df), load_parquet("data/processed/fruit.parquet", ["name"]).shape)
print(load_json(save_json(df, "fruit")).equals(df), load_json(save_json(df, "fruit", lines=True)).equals(df))
print(load_excel(save_excel(df, "fruit", sheet="stock"), "stock").equals(df))
print(list(load_excel("data/processed/fruit.xlsx", sheet=None)))

Path("workspace/deep.json").write_text('[{"id": 1, "size": {"w": 2, "h": 3}}, {"id": 2, "size": {"w": 4}}]')
print(load_json("workspace/deep.json", flatten=True))
for name, text in {"broken.json": '[{"a": 1,]', "broken.jsonl": '{"a": 1}\n{"a": \n', "broken.parquet": "PAR1"}.items():
    Path(f"workspace/{name}").write_text(text)
    load = load_parquet if name.endswith("parquet") else load_json
    try:
        load(f"workspace/{name}")
    except (DataError, OSError) as error:
        print(type(error).__name__, error)
