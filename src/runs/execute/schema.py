"""Names and kinds of the columns of `tables`, as Markdown. No value of the data is in it."""

from pathlib import Path

from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet

loaders = {".csv": load_csv, ".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
lines = []
for path in dict.fromkeys(tables):
    loader = loaders.get(Path(path).suffix.lower())
    if loader is None or not Path(path).is_file():
        continue
    try:
        table = loader(path)
        columns = [f"- `{name}`: {dtype}" for name, dtype in table.dtypes.items()]
    except Exception:
        # Not every JSON file is a table.
        continue
    lines += [f"`{path}`: {len(table)} rows", "", *columns, ""]
result = "\n".join(lines) or "There are no tables."
