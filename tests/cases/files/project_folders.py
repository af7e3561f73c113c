# Files: the project folders and a small pipeline through them.
import csv
import json
from pathlib import Path

for name in ("data/raw", "data/processed", "reports", "artifacts", "models", "workspace"):
    print(name, Path(name).is_dir())

readings = [("a", 1.0), ("b", 4.0), ("a", 3.0), ("b", 8.0), ("c", 5.0)]
clean = Path("data/processed/readings.csv")
with clean.open("w", newline="") as f:
    csv.writer(f, lineterminator="\n").writerows([("sensor", "value"), *readings])

groups = {}
with clean.open(newline="") as f:
    for row in csv.DictReader(f):
        groups.setdefault(row["sensor"], []).append(float(row["value"]))

model = {name: sum(values) / len(values) for name, values in groups.items()}
Path("models/averages.json").write_text(json.dumps(model, indent=1))
loaded = json.loads(Path("models/averages.json").read_text())
print(loaded == model, loaded)

report = Path("reports/summary.md")
with report.open("w") as f:
    print("# Averages", file=f)
    print(file=f)
    for name, average in sorted(loaded.items()):
        print(f"- **{name}**: {average:.2f} from {len(groups[name])} readings", file=f)
print(report.read_text(), end="")
print(sorted(p.as_posix() for folder in ("data/processed", "models", "reports") for p in Path(folder).iterdir()))
