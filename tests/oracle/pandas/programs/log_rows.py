# Building a table from parsed lines.
import re

import pandas as pd

lines = [
    "2024-05-01 10:00:01 ERROR db timeout after 30s",
    "2024-05-01 10:00:05 INFO api ok",
    "2024-05-01 10:01:00 WARN api slow 1200ms",
    "2024-05-01 10:02:30 ERROR api failed",
]
pattern = re.compile(r"^(\S+ \S+) (\w+) (\w+) (.*)$")
rows = []
for line in lines:
    match = pattern.match(line)
    if match:
        rows.append(dict(zip(["time", "level", "service", "message"], match.groups())))
df = pd.DataFrame(rows)
df["time"] = pd.to_datetime(df["time"])
print(df)
print(df["level"].value_counts())
errors = df[df["level"] == "ERROR"]
print(errors[["time", "service"]].to_string(index=False))
df["gap"] = df["time"].diff().dt.total_seconds()
df["number"] = df["message"].str.extract(r"(\d+)").astype(float)
print(df[["gap", "number"]])
print(df.groupby("service")["level"].apply(list))
print(df["message"].str.len().max(), df["message"].str.contains("ok").sum())
