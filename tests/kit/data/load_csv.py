# load_csv guesses the separator and keeps pandas' types; dtype, dates, columns, limits and patterns are options
from pathlib import Path

from orchestrator.mcp.data import load_csv

Path("workspace/sales.csv").write_text("id,date,amount\n007,2024-01-05,9.5\n008,2024-02-29,12\n")
df = load_csv("workspace/sales.csv", dtype={"id": str, "amount": float})
print(df, df.dtypes.to_dict(), sep="\n")
print(load_csv("workspace/sales.csv", parse_dates=True)["date"].dtype)
print(load_csv("workspace/sales.csv", columns=["amount"], n_rows=1).to_dict("list"))

Path("workspace/german.csv").write_text("name;preis\nÄpfel;1.250,75\nBirnen;3,5\n", encoding="cp1252")
print(load_csv("workspace/german.csv", encoding="cp1252", decimal=",", thousands="."))
for name, sign in {"tab": "\t", "bar": "|"}.items():
    Path(f"workspace/part_{name}.csv").write_text(f"a{sign}b\n1{sign}x\n")
print(load_csv("workspace/part_*.csv", source_column="file"))
