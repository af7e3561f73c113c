# describe_data, percentiles and profile_table of a mixed table
import json

import pandas as pd

from orchestrator.mcp.analytics import describe_data, percentiles, profile_table

df = pd.DataFrame({
    "revenue": [10.0, 12.5, None, 11.0, 95.0, 10.5],
    "units": [1, 2, 3, 4, 5, 6],
    "cost": [2.0, 4.0, 6.1, 8.0, 9.9, 12.0],
    "region": ["north", "south", "north", None, "north", "east"],
    "day": pd.date_range("2024-01-01", periods=6),
    "open": [True, False, True, True, True, False],
})
print(json.dumps(describe_data(df), indent=1))
print(describe_data(df, columns=["units"])["columns"]["units"]["median"], describe_data(df.head(0))["row_count"])
print(percentiles(df, ["revenue", "units"], q=[10, 50]))
profile = profile_table(df)
print(profile["alerts"], profile["outliers"], profile["correlated"], sep="\n")
try:
    describe_data(df, columns=["revenu"])
except KeyError as error:
    print(error)
