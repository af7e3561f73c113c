# detect_drift says which columns moved, by which measure, and what changed in the schema
import json

import numpy as np
import pandas as pd

from orchestrator.mcp.analytics import detect_drift

rng = np.random.default_rng(7)
ref = pd.DataFrame({
    "amount": rng.normal(50, 10, 2000), "age": rng.integers(18, 80, 2000), "region": rng.choice(["n", "s", "e"], 2000),
    "score": rng.random(2000), "gone": 1,
})
cur = pd.DataFrame({
    "amount": rng.normal(57, 10, 1500), "age": rng.integers(18, 80, 1500), "region": rng.choice(["n", "s", "w"], 1500, p=[0.7, 0.2, 0.1]),
    "score": np.where(rng.random(1500) < 0.3, np.nan, rng.random(1500)), "new": 1,
})
drift = detect_drift(ref, cur, threshold=0.1)
print(drift["overall_drift"], drift["drifted_columns"], drift["drift_share"], drift["schema_drift"])
for name, entry in drift["column_drift"].items():
    print(name, entry["drifted"], entry["decided_by"], entry["test"], round(entry["statistic"], 6), f"{entry['p_value']:.6g}")
    print("  ", json.dumps({measure: round(found["value"], 6) for measure, found in entry["measures"].items()}))
print(detect_drift(ref, ref)["overall_drift"], detect_drift(ref, cur, threshold=0.6)["drifted_columns"])
for wrong in (lambda: detect_drift(ref, cur.head(0)), lambda: detect_drift(ref, cur, threshold=2)):
    try:
        wrong()
    except ValueError as error:
        print(error)
