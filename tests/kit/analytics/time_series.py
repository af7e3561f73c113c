# summarize_time_series: frequency, gaps, trend, season
import numpy as np
import pandas as pd

from orchestrator.mcp.analytics import summarize_time_series

days = pd.date_range("2023-01-01", periods=140)
rng = np.random.default_rng(5)
values = 100 + 0.4 * np.arange(140) + 12 * (days.dayofweek == 6) + rng.normal(0, 1, 140)
df = pd.DataFrame({"day": days, "sales": values}).drop(index=[30, 31, 90])
found = summarize_time_series(df, "day", "sales")
for name, value in found.items():
    print(name, {k: round(v, 6) if isinstance(v, float) else v for k, v in value.items()} if isinstance(value, dict) and name != "trend" else value if not isinstance(value, float) else round(value, 6))
months = pd.DataFrame({"m": ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30"], "v": [1, 2, 3, 5]})
print(summarize_time_series(months, "m", "v")["frequency"])
months.loc[2, "m"] = "Easter"
try:
    summarize_time_series(months, "m", "v")
except ValueError as error:
    print(error)
