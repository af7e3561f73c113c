# Two random halves of the same rows hardly ever drift: 200 times each, small and large, also with rare values and heavy tails
import numpy as np
import pandas as pd

from orchestrator.mcp.analytics import detect_drift

rng = np.random.default_rng(3)


def made(n):
    days = pd.Timestamp("2024-01-01") + pd.to_timedelta(np.arange(n) // 5, unit="D")
    return pd.DataFrame({
        "order_id": np.arange(n) + 5000,
        "code": [f"X{at:05}" for at in range(n)],
        "day": days,
        "text_day": days.strftime("%Y-%m-%d"),
        "height": rng.normal(170, 10, n),
        "income": rng.pareto(1.5, n),
        "items": rng.poisson(2, n),
        "plan": rng.choice(["free", "basic", "pro"], n),
        "active": rng.random(n) < 0.1,
        "city": [f"city {at}" for at in rng.zipf(1.5, n) % 400],
        "age": np.where(rng.random(n) < 0.2, np.nan, rng.integers(18, 90, n)),
    })


for n in (60, 200, 2000):
    n_alarms, blamed = 0, {}
    table = made(n)
    for _ in range(200):
        rows = rng.permutation(n)
        halves = (table.iloc[np.sort(part)] for part in (rows[: n // 2], rows[n // 2 :]))
        drift = detect_drift(*halves)
        n_alarms += drift["overall_drift"]
        for column in drift["drifted_columns"]:
            blamed[column] = blamed.get(column, 0) + 1
    print(f"{n} rows: {n_alarms} of 200, {blamed}, identifiers {drift['identifiers']}, dates {drift['dates']}")

# What comes later has other identifiers and other dates, and is the same otherwise.
table = made(4000)
drift = detect_drift(table[:2000], table[2000:])
print(drift["overall_drift"], {name: entry["kind"] for name, entry in drift["column_drift"].items()})
print(drift["column_drift"]["order_id"])
print(drift["column_drift"]["day"]["reference"])

# A date that is often missing now has drifted, and so have values that nobody knew.
later = table[2000:].copy()
later.loc[later.index[::3], "day"] = pd.NaT
later["city"] = "new " + later["city"]
drift = detect_drift(table[:2000], later)
print(drift["drifted_columns"], [drift["column_drift"][name]["decided_by"] for name in drift["drifted_columns"]])
