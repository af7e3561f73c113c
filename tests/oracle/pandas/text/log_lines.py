# parsing log lines with extract
import pandas as pd

log = pd.Series([
    "2024-01-05 10:22:31 ERROR db: timeout after 30s",
    "2024-01-05 10:22:35 INFO api: ok",
    "garbage",
])
parts = log.str.extract(r"^(?P<when>\S+ \S+) (?P<level>[A-Z]+) (?P<unit>\w+): (?P<message>.*)$")
print(parts)
parts["when"] = pd.to_datetime(parts["when"])
print(parts.dtypes)
print(parts[parts["level"] == "ERROR"]["message"].str.extract(r"(\d+)s")[0].astype(int).tolist())
