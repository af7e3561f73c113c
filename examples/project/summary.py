"""Totals per region, and a file with what is missing."""

import csv
import json
import statistics
from pathlib import Path

with open("data/raw/sales.csv") as file:
    rows = list(csv.DictReader(file))

revenue = {}
for row in rows:
    if row["revenue"]:
        revenue.setdefault(row["region"], []).append(float(row["revenue"]))

for region, values in sorted(revenue.items()):
    print(f"{region:<8}{sum(values):>10.2f}  mean {statistics.mean(values):.2f}")

gaps = [row for row in rows if not row["revenue"]]
Path("reports/gaps.json").write_text(json.dumps(gaps, indent=2))
print(f"{len(gaps)} of {len(rows)} rows have no revenue, see reports/gaps.json")

result = {"rows": len(rows), "regions": len(revenue), "gaps": len(gaps)}
