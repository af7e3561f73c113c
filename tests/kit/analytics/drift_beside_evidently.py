# detect_drift beside Evidently 0.7.23 (recorded by scripts/record-drift): public tables, halves of them, and made ones
import json

import numpy as np
import pandas as pd

from orchestrator.mcp.analytics import detect_drift

rng = np.random.default_rng(2)
tables = {}
for name in ("iris", "wine", "breast_cancer"):
    table = pd.read_csv(f"data/raw/{name}.csv")
    half = len(table) // 2
    tables[f"{name}, first and second half"] = table[:half], table[half:]
    shuffled = table.iloc[rng.permutation(len(table))]
    tables[f"{name}, random halves"] = shuffled[:half], shuffled[half:]


def made(n, moved, start):
    """A table as it arrives month by month; `moved` says by how much it has changed."""
    cities = np.array([f"city {at}" for at in range(300)])
    shares = 1 / np.arange(1, 301)
    plans = np.array([0.5, 0.3, 0.2]) + moved * np.array([-0.3, 0.1, 0.2])
    return pd.DataFrame({
        "order_id": np.arange(start, start + n),
        "day": pd.Timestamp("2024-01-01") + pd.to_timedelta((start + np.arange(n)) // 40, unit="D"),
        "amount": rng.lognormal(3 + 0.4 * moved, 1, n),
        "score": rng.normal(0.15 * moved, 1, n),
        "items": rng.poisson(3, n),
        "plan": rng.choice(["free", "basic", "pro"], n, p=plans),
        "city": rng.choice(cities, n, p=shares / shares.sum()),
        "active": rng.random(n) < 0.6 - 0.3 * moved,
    })


for n in (300, 5000):
    tables[f"{n} rows, nothing changed"] = made(n, 0, 0), made(n, 0, n)
    tables[f"{n} rows, changed"] = made(n, 0, 0), made(n, 1, n)

with open("data/raw/evidently.json") as file:
    recorded = json.load(file)
n_same = n_all = 0
for name, (ref, cur) in tables.items():
    ours = detect_drift(ref, cur)
    theirs = recorded.get(name, {})
    print(f"{name}: drifted {ours.get('drifted_columns')}")
    for column, entry in ours["column_drift"].items():
        drifted, method = theirs.get(column, (None, "not compared"))
        n_all += 1
        n_same += entry["drifted"] == drifted
        if entry["drifted"] != drifted:
            words = {True: "drift", False: "no drift", None: "nothing"}
            told = ", ".join(f"{measure} {found['value']:.3g}" for measure, found in entry["measures"].items())
            print(f"  {column}, {entry['kind']}: {words[entry['drifted']]}, Evidently says {words[drifted]} ({method}); {told}")
print(n_same, "of", n_all, "columns alike")
