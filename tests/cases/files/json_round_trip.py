# Files: saving and loading JSON documents and JSON lines.
import json
from pathlib import Path

config = {"name": "demo", "sizes": [1, 2.5, None], "nested": {"ok": True, "text": "caf\u00e9"}}
with open("artifacts/config.json", "w", encoding="utf-8") as f:
    json.dump(config, f, indent=2, ensure_ascii=False)
    f.write("\n")
print(Path("artifacts/config.json").read_text(encoding="utf-8"), end="")
with open("artifacts/config.json", encoding="utf-8") as f:
    print(json.load(f) == config)

events = [{"id": n, "kind": kind} for n, kind in enumerate(["start", "work", "work", "stop"])]
log = Path("data/processed/events.jsonl")
with log.open("w") as f:
    for event in events:
        f.write(json.dumps(event, separators=(",", ":")) + "\n")
with log.open() as f:
    loaded = [json.loads(line) for line in f]
print(len(loaded), loaded == events, loaded[-1])

counts = {}
for event in loaded:
    counts[event["kind"]] = counts.get(event["kind"], 0) + 1
Path("reports/summary.json").write_text(json.dumps(counts, sort_keys=True))
print(Path("reports/summary.json").read_text())

Path("workspace/broken.json").write_text('{"unfinished": ')
try:
    json.loads(Path("workspace/broken.json").read_text())
except json.JSONDecodeError as error:
    print("broken at position", error.pos)
