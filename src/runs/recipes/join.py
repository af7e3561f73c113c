"""Join two tables by the columns they share."""

# Arguments.
left = "data/raw/sales.csv"  # the table that is looked at row by row
right = "data/raw/regions.csv"  # the table that is looked up
on = "region"  # the column both have, a list of them, or {left name: right name}
how = "left"  # "left", "inner", "right" or "outer": whose rows stay without a partner
validate = None  # "one_to_one", "one_to_many" or "many_to_one": stop when a key repeats where it must not
keys_as_text = False  # read the keys of both tables as text, so that "007" stays itself
suffixes = ["", "_right"]  # added to columns of the same name
output = "data/processed/joined.csv"  # where the joined table goes

from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet, save_csv, save_excel, save_json, save_parquet

if how not in ("left", "inner", "right", "outer"):
    raise ValueError(f"how must be 'left', 'inner', 'right' or 'outer', found {how!r}")
pairs = on if isinstance(on, dict) else {name: name for name in ([on] if isinstance(on, str) else on)}
keys = list(pairs)
loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}


def loaded(path, names):
    """The table at that path, which has these columns."""
    load = loaders.get(Path(path).suffix.lower())
    table = load(path) if load else load_csv(path, dtype={name: str for name in names} if keys_as_text else None)
    if table.empty:
        raise ValueError(f"{path} has no rows to join")
    for name in names:
        if name not in table.columns:
            raise ValueError(f"no column {name!r} in {path}; columns: {', '.join(map(str, table.columns))}")
        if keys_as_text:
            table[name] = table[name].astype(str).str.strip().where(table[name].notna(), None)
    return table


left_table = loaded(left, keys)
right_table = loaded(right, list(pairs.values()))
# The keys get the names they have on the left; another column of that name on the right steps aside.
aside = {name: f"{name}{suffixes[1]}" for name in keys if name in right_table.columns and name not in pairs.values()}
right_table = right_table.rename(columns=aside).rename(columns={theirs: ours for ours, theirs in pairs.items()})
for name in keys:
    is_text = [part[name].dtype == object for part in (left_table, right_table)]
    if is_text[0] != is_text[1]:
        kinds = f"{left_table[name].dtype} in {left} and {right_table[name].dtype} in {right}"
        raise ValueError(f"the key {name!r} is {kinds}; give keys_as_text: true, or clean one of them first")

# pandas takes two missing keys for the same key; here they have no partner.
keyless_left, keyless_right = (part[keys].isna().any(axis=1) for part in (left_table, right_table))
if how == "outer" and keyless_left.any() and keyless_right.any():
    raise ValueError(f"rows without a key in both tables cannot be told apart; drop them from {left} or {right} first")
if how in ("left", "inner"):
    right_table = right_table[~keyless_right]
if how in ("right", "inner"):
    left_table = left_table[~keyless_left]

joined = pd.merge(left_table, right_table, on=keys, how=how, validate=validate, suffixes=tuple(suffixes), indicator="_found_in")
found = joined["_found_in"].astype(str).value_counts().to_dict()
if how == "inner":
    matches = pd.merge(left_table[keys], right_table[keys].drop_duplicates(), on=keys, how="left", indicator="_found_in")
    found["left_only"] = int((matches["_found_in"].astype(str) == "left_only").sum()) + int(keyless_left.sum())
joined = joined.drop(columns="_found_in")
if not found.get("both"):
    raise ValueError(f"no row of {left} has a partner in {right} by {', '.join(keys)}; are the keys spelled alike?")

savers = {".parquet": save_parquet, ".json": save_json, ".jsonl": save_json, ".xlsx": save_excel}
output = savers.get(Path(output).suffix.lower(), save_csv)(joined, output)

n_alone = int(found.get("left_only", 0))
summary = f"{len(joined):,} rows, {found.get('both', 0):,} with a partner; rows of {left} without one: {n_alone:,}"
print(f"{output}: {summary}")

result = {
    "summary": summary,
    "rows": len(joined),
    "columns": len(joined.columns),
    "matched": int(found.get("both", 0)),
    "left_only": n_alone,
    "right_only": int(found.get("right_only", 0)),
    "output": output,
}
