"""Find which columns go together, with a heat map."""

# Arguments.
input = "data/raw/sales.csv"  # the table to look at
columns = None  # columns of numbers; all of them when not given
method = "pearson"  # "pearson" (straight lines), "spearman" or "kendall" (ranks)
threshold = 0.5  # pairs from this strength on are listed
plot = "reports/correlation.png"  # where the heat map goes
output = "artifacts/correlation.json"  # where the numbers go

import json
from pathlib import Path

import pandas as pd

from orchestrator.mcp.analytics import correlation_matrix
from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet
from orchestrator.mcp.viz import plot_heatmap

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
table = loaders.get(Path(input).suffix.lower(), load_csv)(input)
if table.empty:
    raise ValueError(f"{input} has no rows to compare")
for name in columns or []:
    if name not in table.columns:
        raise ValueError(f"no column {name!r} in {input}; columns: {', '.join(map(str, table.columns))}")


def counts_rows(column):
    """Whether numbers only name rows, as 1, 2, 3 do."""
    present = column.dropna()
    return len(present) > 20 and present.is_unique and present.is_monotonic_increasing and bool((present % 1 == 0).all())


types = pd.api.types
numeric = [name for name in table.columns if types.is_numeric_dtype(table[name].dtype) and not types.is_bool_dtype(table[name].dtype)]
chosen = list(columns) if columns else [name for name in numeric if not counts_rows(table[name])]
for name in chosen:
    if name not in numeric:
        raise ValueError(f"column {name!r} of {input} holds no numbers; clean it with types: {{{name}: number}} first")
constant = [name for name in chosen if table[name].nunique() < 2]
chosen = [name for name in chosen if name not in constant]

pairs, plots, matrix = [], [], None
if len(chosen) > 1:
    matrix, p_values = correlation_matrix(table, chosen, method=method, p_values=True)
    for at, first in enumerate(chosen):
        for second in chosen[at + 1 :]:
            strength = float(matrix.loc[first, second])
            if strength == strength:
                p_value = float(p_values.loc[first, second])
                pairs.append({"first": str(first), "second": str(second), "correlation": strength, "p_value": p_value})
    pairs.sort(key=lambda pair: -abs(pair["correlation"]))
    if plot is not None:
        plots.append(plot_heatmap(table, chosen, method=method, output=plot))
elif columns:
    raise ValueError(f"a correlation needs two columns whose values differ, found {len(chosen)}; name more in columns")

strong = [pair for pair in pairs if abs(pair["correlation"]) >= threshold]
if strong:
    first = strong[0]
    summary = (
        f"{len(strong)} of {len(pairs)} pairs go together; strongest: "
        f"{first['first']} and {first['second']} (r = {first['correlation']:.2f})"
    )
elif pairs:
    summary = f"none of {len(pairs)} pairs goes together (|r| from {threshold:g} on)"
else:
    summary = "there are no two columns of numbers to compare"
if constant:
    summary += f"; left out, one value only: {', '.join(map(str, constant))}"

found = {"method": method, "pairs": pairs, "matrix": None if matrix is None else json.loads(matrix.to_json())}
Path(output).parent.mkdir(parents=True, exist_ok=True)
Path(output).write_text(json.dumps(found, indent=2), encoding="utf-8")
print(f"{input}: {summary}")

result = {"summary": summary, "pairs": len(pairs), "strong_pairs": len(strong), "table": strong[:20], "plots": plots, "output": output}
